import { cformCalls } from './calls.ts'

export const cform = { calls: cformCalls }
