import { musicCalls } from './calls.ts'

export const music = { calls: musicCalls }
