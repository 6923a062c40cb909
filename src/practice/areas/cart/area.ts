import { cartCalls } from './calls.ts'
import { cartState } from './events.ts'

export const cart = { calls: cartCalls, state: cartState }
