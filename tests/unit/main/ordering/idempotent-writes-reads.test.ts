import { describe, expect, it } from 'vitest'
import type { Found } from '../../../../src/main/ordering/idempotent-writes.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { openSentOnce } from '../../../support/idempotent-writes.ts'
import { offline } from '../../../support/scripted-portal.ts'

/** Confirms a kiosk order that the portal shows as `found`; returns the reads made stale besides the write's own. */
async function madeOld(found: Found, more: { readonly isLost?: boolean; readonly looksFirst?: boolean }) {
  const { once, state } = openSentOnce({
    'kiosk.confirmOrder': () => (more.isLost === true ? fail(offline) : ok({ message: 'Done' })),
  })
  await once.send({
    kind: 'kiosk',
    about: ['K1'],
    call: 'kiosk.confirmOrder',
    args: { query: { POID: 'P', id: 'K1' } },
    again: false,
    look: async () => ok(found),
    ...more,
  })
  return state.old
}

describe('reads are made old', () => {
  it('by the write itself, and not once more', async () => {
    expect(await madeOld('open', { looksFirst: true })).toEqual([])
  })

  it('where the portal showed that something was quicker, and nothing went out', async () => {
    expect(await madeOld('done', { looksFirst: true })).toEqual(['kiosk.orderList'])
  })

  it('after a lost answer once more, as what was found out came later', async () => {
    expect(await madeOld('done', { isLost: true })).toEqual(['kiosk.orderList'])
    expect(await madeOld('absent', { isLost: true })).toEqual(['kiosk.orderList'])
  })
})
