/** The types of the bridge's handlers: one function per entry, written by the duty that owns it, composed in compose-handlers.ts. */
import type { z } from 'zod'
import type { Bridge, BridgeAnswer, BridgeEvent, BridgeEvents, BridgeName } from '../shared/bridge.ts'
import type { Result } from '../shared/errors.ts'

export type Payload<N extends BridgeName> = z.output<Bridge[N]['ask']>

export type Handler<N extends BridgeName> = (ask: Payload<N>) => Promise<Result<BridgeAnswer<N>>>

export type Handlers = { readonly [N in BridgeName]: Handler<N> }

/** Sends an event to every window; does nothing while none is open. */
export type Emit = <E extends BridgeEvent>(event: E, payload: BridgeEvents[E]) => void

/** The current time, in milliseconds since 1970; tests pass their own. */
export type Clock = () => number

/** Runs something later; returns a function that cancels it. */
export type Later = (ms: number, run: () => void) => () => void
