import { smsCalls } from './calls.ts'

export const sms = { calls: smsCalls }
