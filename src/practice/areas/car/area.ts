import { carCalls } from './calls.ts'
import { carControl } from './control.ts'

export const car = { calls: carCalls, control: carControl }
