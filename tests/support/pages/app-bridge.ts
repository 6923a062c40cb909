/** The page's bridge to the app, used by a test. */
import type { Page } from '@playwright/test'
import type { Ask, BridgeAnswer, BridgeName } from '../../../src/shared/bridge.ts'
import type { Store } from '../../../src/shared/domain/people/store.ts'
import type { Result } from '../../../src/shared/errors.ts'

/** Asks the app, and throws its refusals. */
export type Asking = <N extends BridgeName>(name: N, payload: Ask<N>) => Promise<BridgeAnswer<N>>

/** Asks as the page does. */
export const askingBy =
  (window: Page): Asking =>
  (name, payload) =>
    askApp(window, name, payload)

export async function askApp<N extends BridgeName>(window: Page, name: N, payload: Ask<N>): Promise<BridgeAnswer<N>> {
  const call: readonly [string, unknown] = [name, payload]
  const answer: Result<BridgeAnswer<N>> = await window.evaluate(
    async ([entry, what]) => Reflect.get(window, 'storedesk').ask(entry, what),
    call,
  )
  if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`)
  return answer.value
}

/** The signed-in store. */
export async function storeBy(ask: Asking): Promise<Store> {
  const state = await ask('session.state', undefined)
  if (state.phase !== 'signedIn') throw new Error('Nobody is signed in')
  return state.store
}
