import { artworkCalls } from './calls.ts'

export const artwork = { calls: artworkCalls }
