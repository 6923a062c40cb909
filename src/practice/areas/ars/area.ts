import { arsCalls } from './calls.ts'

export const ars = { calls: arsCalls }
