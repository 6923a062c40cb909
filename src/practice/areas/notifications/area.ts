import { notificationsCalls } from './calls.ts'

export const notifications = { calls: notificationsCalls }
