import { orderCalls } from './calls.ts'
import { orderControl } from './control.ts'

export const order = { calls: orderCalls, control: orderControl }
