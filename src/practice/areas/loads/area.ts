import { loadCalls } from './calls.ts'

export const loads = { calls: loadCalls }
