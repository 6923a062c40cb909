/** Any payload that a page sends to any entry ends in an answer or a typed refusal: no crash, no hang, no stack trace. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { sizeOf } from '../../src/main/dispatch.ts'
import { type BridgeName, bridge } from '../../src/shared/bridge.ts'
import { ENTRIES, type Examples } from '../support/bridge-examples.ts'
import { pieceOf } from '../support/piece.ts'
import { must } from '../support/services-on-stock.ts'
import { ourPage } from '../support/whole-app.ts'
import { badRequest, inTime, judge } from './judge.ts'
import { ACTING, openedApp, RUNS } from './opened.ts'
import { payloads } from './payloads.ts'

/** True if the entry accepts it. */
function fits(name: BridgeName, payload: unknown): boolean {
  const { ask, maxBytes } = bridge[name]
  return sizeOf(payload, maxBytes) <= maxBytes && ask.safeParse(payload).success
}

/** Fuzzes the entries assigned to `file`. */
export function fuzzEntries(file: string): void {
  const opened = openedApp()
  let valid: Examples
  beforeEach(async () => {
    valid = await opened().examples()
  })

  describe('an entry of the bridge', () => {
    it.each(pieceOf(ENTRIES, file))('%s', async (name) => {
      const { app, effects } = opened()
      let refused = 0
      let acted = 0
      await fc.assert(
        fc.asyncProperty(payloads(valid[name]), async (payload) => {
          const isTaken = fits(name, payload)
          if (isTaken && acted === ACTING) return
          const before = effects()
          const answer = await inTime(app.dispatch(ourPage, name, payload))
          judge(answer)
          if (isTaken) acted += 1
          else {
            refused += 1
            expect(answer).toEqual(badRequest)
            expect(effects()).toEqual(before)
          }
        }),
        { numRuns: RUNS, endOnFailure: true },
      )
      expect(refused).toBeGreaterThan(RUNS / 10)
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    })

    it('still does its work afterwards', async () => {
      const { app } = opened()
      expect(must(await app.ask('session.state', undefined))).toMatchObject({ phase: 'signedIn' })
      expect((await app.ask('cart.open', { cart: 'all', fresh: true })).ok).toBe(true)
    })
  })
}
