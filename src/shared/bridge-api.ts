/** What the preload puts on the page's window, and what the page may call. */
import type { Ask, BridgeAnswer, BridgeEvent, BridgeEvents, BridgeName } from './bridge.ts'
import type { Result } from './errors.ts'

export interface StoredeskApi {
  ask<N extends BridgeName>(name: N, payload: Ask<N>): Promise<Result<BridgeAnswer<N>>>
  /** Returns how to stop listening. */
  on<E extends BridgeEvent>(event: E, listener: (told: BridgeEvents[E]) => void): () => void
}
