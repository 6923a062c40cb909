/** Any arguments that a page gives to a call end in an answer or a typed refusal; a read never makes a write. */
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { callNames, findCall } from '../../src/shared/portal/calls.ts'
import { pieceOf } from '../support/piece.ts'
import { ourPage } from '../support/whole-app.ts'
import { inTime, judge } from './judge.ts'
import { openedApp, RUNS } from './opened.ts'
import { scrap } from './payloads.ts'

const parts = fc.record({ params: scrap, query: scrap, body: scrap }, { requiredKeys: [] })
const odd = fc.dictionary(fc.string(), scrap)

/** Fuzzes the calls assigned to `file`. */
export function fuzzReads(file: string): void {
  const opened = openedApp()
  beforeEach(() => opened().signedIn())

  it.each(pieceOf(callNames, file))('a read of %s, with any arguments', async (call) => {
    const { app, effects } = opened()
    await fc.assert(
      fc.asyncProperty(fc.oneof(parts, odd), async (args) => {
        const [effect] = effects()
        judge(await inTime(app.dispatch(ourPage, 'portal.read', { call, args, request: 'r', fresh: true })))
        if (findCall(call)?.effect === 'write') expect(effects()[0]).toBe(effect)
      }),
      { numRuns: RUNS / 20, endOnFailure: true },
    )
  })
}
