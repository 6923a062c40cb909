import { returnsCalls } from './calls.ts'

export const returns = { calls: returnsCalls }
