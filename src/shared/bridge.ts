/**
 * All requests from the page to the main process, and all events from main. The preload and the handlers are derived from these two tables:
 * main refuses an unknown name, or a payload that doesn't match its schema.
 */
import type { z } from 'zod'
import { type AllEvents, all as bridge } from './bridge/all.ts'
import type { BridgeEntry } from './bridge/entry.ts'

export { bridge }

export type Bridge = typeof bridge
export type BridgeName = keyof Bridge
export type Ask<N extends BridgeName> = z.input<Bridge[N]['ask']>
export type BridgeAnswer<N extends BridgeName> = Bridge[N] extends BridgeEntry<z.ZodType, infer A> ? A : never

export type BridgeEvents = AllEvents
export type BridgeEvent = keyof BridgeEvents
