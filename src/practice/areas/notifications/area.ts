import { notificationsCalls } from './calls.ts'
import { notificationsState } from './events.ts'

export const notifications = { calls: notificationsCalls, state: notificationsState }
