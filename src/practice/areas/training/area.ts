import { trainingCalls } from './calls.ts'

export const training = { calls: trainingCalls }
