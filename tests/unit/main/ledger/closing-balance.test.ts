import { expect, it } from 'vitest'
import { closingBalance } from '../../../../src/main/ledger/closing-balance.ts'
import { known, notKnown } from '../../../../src/shared/domain/values/known.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { rupees } from '../../../support/builders.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { AT, opens, pieces, read } from './ledger-pieces.ts'
import { wireEntry } from './wire-entry.ts'

const whole = { 'ledger.openingBalance': () => read(opens(40)), 'ledger.misc': () => read([wireEntry()]) }

it('is known since its oldest piece, and every piece is requested again from the portal', async () => {
  const { deps, calls } = pieces(whole)
  expect(await closingBalance(deps, 2)).toEqual(ok(known(rupees(140), AT)))
  expect(calls.every(({ options }) => options.fresh === true)).toBe(true)
  expect(calls.length).toBe(24)
})

it('is of the last minute where that will do', async () => {
  const { deps, calls } = pieces(whole)
  expect(await closingBalance(deps, 1, { fresh: false })).toEqual(ok(known(rupees(140), AT)))
  expect(calls.some(({ options }) => options.fresh === true)).toBe(false)
})

it.each([
  ['a piece fails', { 'ledger.rto': () => fail(offline) }, 'Returns to origin 2026-2027: no network'],
  [
    'two pieces fail',
    { 'ledger.rto': () => fail(offline), 'ledger.cmCn': () => fail(offline) },
    'CM credit notes 2026-2027: no network Returns to origin 2026-2027: no network',
  ],
  [
    'a row can’t be read',
    { 'ledger.rto': () => read([], { unread: 2 }) },
    'Returns to origin 2026-2027: 2 entries couldn’t be read.',
  ],
  ['a piece is a saved copy', { 'ledger.rto': () => read([], { saved: true }) }, messages.ledgerCopies],
])('is unknown when %s, with what is missing', async (_, parts, why) => {
  expect(await closingBalance(pieces({ ...whole, ...parts }).deps, 2)).toEqual(ok(notKnown(why)))
})

it('is unknown when nothing can be read, and fails when the session has ended', async () => {
  const { deps, state } = pieces()
  const dark = { ...deps, reader: { read: async () => fail(offline) } }
  expect(await closingBalance(dark, 2)).toEqual(ok(notKnown(offline.message)))
  state.store = undefined
  expect(await closingBalance(deps, 2)).toMatchObject({ ok: false, error: { kind: 'session' } })
})
