import { orderAssistCalls } from './calls.ts'

export const orderAssist = { calls: orderAssistCalls }
