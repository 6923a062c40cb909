import { scoresCalls } from './calls.ts'

export const scores = { calls: scoresCalls }
