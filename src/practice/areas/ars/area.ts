import { arsCalls } from './calls.ts'
import { arsControl } from './control.ts'

export const ars = { calls: arsCalls, control: arsControl }
