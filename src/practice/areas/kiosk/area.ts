import { kioskCalls } from './calls.ts'

export const kiosk = { calls: kioskCalls }
