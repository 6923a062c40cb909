import { afsCalls } from './calls.ts'

export const afs = { calls: afsCalls }
