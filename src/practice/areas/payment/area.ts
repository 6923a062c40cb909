import { paymentCalls } from './calls.ts'

export const payment = { calls: paymentCalls }
