import { policiesCalls } from './calls.ts'

export const policies = { calls: policiesCalls }
