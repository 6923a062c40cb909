/** What answers the bridge: one function per entry, made by the duty that owns it, composed in index.ts. */
import type { z } from 'zod'
import type { Bridge, BridgeAnswer, BridgeEvent, BridgeEvents, BridgeName } from '../shared/bridge.ts'
import type { Result } from '../shared/errors.ts'

/** The payload as the schema parsed it. */
export type Payload<N extends BridgeName> = z.output<Bridge[N]['ask']>

export type Handler<N extends BridgeName> = (ask: Payload<N>) => Promise<Result<BridgeAnswer<N>>>

export type Handlers = { readonly [N in BridgeName]: Handler<N> }

/** Tells every window; does nothing while none is open. */
export type Emit = <E extends BridgeEvent>(event: E, told: BridgeEvents[E]) => void

/** The present, in milliseconds since 1970; tests bring their own. */
export type Clock = () => number

/** Runs something later; returns how to call it off. */
export type Later = (ms: number, run: () => void) => () => void
