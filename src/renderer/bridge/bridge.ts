/** The page's end of the bridge: `ask` resolves to the answer or rejects with an AskError. */
import type { Ask, BridgeAnswer, BridgeEvent, BridgeEvents, BridgeName } from '../../shared/bridge.ts'
import type { StoredeskApi } from '../../shared/bridge-api.ts'
import type { AppError } from '../../shared/errors.ts'
import { messages } from '../../shared/messages.ts'

declare global {
  interface Window {
    readonly storedesk: StoredeskApi
  }
}

/** An expected failure, thrown because queries need a rejection. */
export class AskError extends Error {
  readonly error: AppError
  constructor(error: AppError) {
    super(error.message)
    this.name = 'AskError'
    this.error = error
  }
}

export async function ask<N extends BridgeName>(name: N, payload: Ask<N>): Promise<BridgeAnswer<N>> {
  const result = await window.storedesk.ask(name, payload)
  if (!result.ok) throw new AskError(result.error)
  return result.value
}

/** Subscribes to an event. Returns the function that unsubscribes. */
export const on = <E extends BridgeEvent>(event: E, listener: (payload: BridgeEvents[E]) => void): (() => void) =>
  window.storedesk.on(event, listener)

/** Returns the error to show for anything thrown: an expected failure has its own message, everything else is a defect. */
export const appErrorOf = (thrown: unknown): AppError =>
  thrown instanceof AskError ? thrown.error : { kind: 'defect', message: messages.defect }
