import { carCalls } from './calls.ts'

export const car = { calls: carCalls }
