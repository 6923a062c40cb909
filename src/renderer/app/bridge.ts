/** The page's end of the bridge: a question is a promise that ends in the answer or in an AskError. */
import type { Ask, BridgeAnswer, BridgeEvent, BridgeEvents, BridgeName } from '../../shared/bridge.ts'
import type { StoredeskApi } from '../../shared/bridge-api.ts'
import type { AppError } from '../../shared/errors.ts'
import { messages } from '../../shared/messages.ts'

declare global {
  interface Window {
    readonly storedesk: StoredeskApi
  }
}

/** An expected failure, thrown because that is how queries learn of one. */
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

/** Returns how to stop listening. */
export const on = <E extends BridgeEvent>(event: E, listener: (told: BridgeEvents[E]) => void): (() => void) =>
  window.storedesk.on(event, listener)

/** What to tell the person about whatever was thrown: expected failures say it themselves, the rest are defects. */
export const appErrorOf = (thrown: unknown): AppError =>
  thrown instanceof AskError ? thrown.error : { kind: 'defect', message: messages.defect }
