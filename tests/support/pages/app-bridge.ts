/** What the page itself may ask of the app, asked by a test. */
import type { Page } from '@playwright/test'
import type { Ask, BridgeAnswer, BridgeName } from '../../../src/shared/bridge.ts'
import type { Result } from '../../../src/shared/errors.ts'

export async function askApp<N extends BridgeName>(window: Page, name: N, payload: Ask<N>): Promise<BridgeAnswer<N>> {
  const asked: readonly [string, unknown] = [name, payload]
  const answer: Result<BridgeAnswer<N>> = await window.evaluate(
    async ([entry, what]) => Reflect.get(window, 'storedesk').ask(entry, what),
    asked,
  )
  if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`)
  return answer.value
}
