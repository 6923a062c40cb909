import { homeCalls } from './calls.ts'

export const home = { calls: homeCalls }
