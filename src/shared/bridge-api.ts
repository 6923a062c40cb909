import type { Ask, BridgeAnswer, BridgeEvent, BridgeEvents, BridgeName } from './bridge.ts'
import type { Result } from './errors.ts'

export interface StoredeskApi {
  ask<N extends BridgeName>(name: N, payload: Ask<N>): Promise<Result<BridgeAnswer<N>>>
  /** Returns a function that stops listening. */
  on<E extends BridgeEvent>(event: E, listener: (payload: BridgeEvents[E]) => void): () => void
}
