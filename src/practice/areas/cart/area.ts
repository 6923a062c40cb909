import { cartCalls } from './calls.ts'

export const cart = { calls: cartCalls }
