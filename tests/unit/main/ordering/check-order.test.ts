import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { checkOrder } from '../../../../src/main/ordering/check-order.ts'
import type { OrderJournal } from '../../../../src/main/ordering/order-journal.ts'
import { type AppError, fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { AT, KEY, openJournal, prepare, send } from '../../../support/journal-on-disk.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'
import { historyRow, noWordAboutIt, page, response } from './service.ts'

type Script = Parameters<typeof scriptedPortal>[0]

const MINUTE = 60_000
const full = () => {
  throw new BetterSqlite3.SqliteError('disk full', 'SQLITE_FULL')
}
const key = { status: '200', message: '', clientOrderKey: KEY }
const empty: Script = { 'order.history': () => page([]) }

interface SentOptions {
  /** Minutes since the order was sent. */
  readonly minutes?: number
  readonly mayAsk?: () => boolean
  readonly journal?: Partial<OrderJournal>
  /** The portal's own message that refused the order. */
  readonly refusal?: string
}

/** An order of one group that was sent, and a portal that is asked about it. */
function sent(
  script: Script,
  { minutes = 1, mayAsk = () => true, journal: other = {}, refusal: words }: SentOptions = {},
) {
  const { journal } = openJournal()
  prepare(journal, [{ wh: 1, products: [11] }])
  send(journal, ['1^OWNED'])
  if (words !== undefined) journal.settle(KEY, { state: 'unknown', groups: [], message: words, refusal: words }, AT)
  const client = scriptedPortal(script)
  const counts = { resets: 0 }
  const methods: Partial<OrderJournal> = {
    find: (one) => journal.find(one),
    others: (one) => journal.others(one),
    settle: (...all) => journal.settle(...all),
  }
  const check = (one = KEY) =>
    checkOrder(
      {
        client,
        account: 7,
        mayAsk,
        journal: { ...methods, ...other } as OrderJournal,
        clock: () => Date.parse(AT) + minutes * MINUTE,
        resetFilters: () => {
          counts.resets += 1
        },
      },
      one,
    )
  return { client, journal, counts, check }
}

describe('asking what became of an order', () => {
  it('isn’t done for an unknown order, or one that is settled', async () => {
    const { check, journal, client } = sent({})
    expect(await check('no-such-key-0123456789')).toEqual(refuse('noOrdersFound'))
    journal.settle(KEY, { state: 'rejected', groups: [], message: undefined }, AT)
    expect(await check()).toEqual(ok(journal.find(KEY)))
    expect(client.calls).toEqual([])
  })

  it('asks by its key, and writes down the portal’s word at the portal’s time', async () => {
    const { check, journal, client } = sent({ 'order.placeStatus': () => ok({ ...key, outcome: 'placed', response }) })
    expect(await check()).toMatchObject({
      value: { state: 'accepted', message: messages.orderRecovered, settledAt: '2026-04-05T10:01:00.000Z' },
    })
    expect(journal.find(KEY)?.state).toBe('accepted')
    expect(client.calls).toEqual([{ name: 'order.placeStatus', args: { body: { clientOrderKey: KEY } } }])
  })

  it('believes “never received” of its own key alone', async () => {
    const none = (clientOrderKey: string) => ({
      ...empty,
      'order.placeStatus': () => ok({ ...key, clientOrderKey, outcome: 'notReceived' as const }),
    })
    expect(await sent(none(KEY)).check()).toMatchObject({ value: { state: 'rejected' } })
    expect(await sent(none('another-key-01234567')).check()).toMatchObject({ value: { state: 'unknown' } })
  })

  it('looks into the history where “placed” comes without an answer', async () => {
    const { check, client } = sent({ ...empty, 'order.placeStatus': () => ok({ ...key, outcome: 'placed' }) })
    expect(await check()).toMatchObject({ value: { state: 'unknown', message: messages.orderUnconfirmed } })
    expect(client.count('order.history')).toBe(1)
  })

  it('finds it in the history', async () => {
    const { check } = sent({ 'order.placeStatus': () => noWordAboutIt, 'order.history': () => page([historyRow]) })
    expect(await check()).toMatchObject({
      value: { state: 'accepted', message: say('orderFoundInHistory', { numbers: 'PO-9-T' }) },
    })
  })

  it.each<AppError>([
    offline,
    { kind: 'timeout', message: '' },
    { kind: 'cancelled', message: '' },
    { kind: 'session', message: '' },
  ])('learns nothing from $kind, and leaves the history alone', async (error) => {
    const { check, client } = sent({ ...empty, 'order.placeStatus': () => fail(error) })
    expect(await check()).toMatchObject({ value: { state: 'unknown', message: messages.orderUnconfirmed } })
    expect(client.count('order.history')).toBe(0)
  })

  it('says that it is still in progress: by 412 at once, by a word after a look at the history', async () => {
    const locked = sent({ ...empty, 'order.placeStatus': () => fail(refusal(412)) })
    expect(await locked.check()).toMatchObject({ value: { message: messages.orderInProgress } })
    expect(locked.client.count('order.history')).toBe(0)
    const working = sent({ ...empty, 'order.placeStatus': () => ok({ status: 'InProgress', message: '' }) })
    expect(await working.check()).toMatchObject({ value: { message: messages.orderInProgress } })
    expect(working.client.count('order.history')).toBe(1)
  })

  it('resets the cart’s filters after 422 alone, whose words are told', async () => {
    for (const [status, resets, message] of [
      [422, 1, 'Come back.'],
      [404, 0, messages.orderUnconfirmed],
    ] as const) {
      const { check, counts } = sent({
        ...empty,
        'order.placeStatus': () => fail(refusal(status, 'Come back.')),
      })
      expect(await check()).toMatchObject({ value: { state: 'unknown', message } })
      expect(counts.resets).toBe(resets)
    }
  })

  it('leaves it unconfirmed where the history can’t be read', async () => {
    const { check } = sent({ 'order.placeStatus': () => noWordAboutIt })
    expect(await check()).toMatchObject({ value: { state: 'unknown', message: messages.orderUnconfirmed } })
  })

  it('leaves it unconfirmed after a defect on the way', async () => {
    const { check } = sent({
      'order.placeStatus': () => {
        throw new Error('defect')
      },
    })
    expect(await check()).toMatchObject({ value: { state: 'unknown', message: messages.orderUnconfirmed } })
  })
})

describe('a journal that can’t be used', () => {
  it('answers storage when it can’t be read or written', async () => {
    const script: Script = { 'order.placeStatus': () => ok({ ...key, outcome: 'placed', response }) }
    const storage = { ok: false, error: { kind: 'storage' } }
    const blind = sent(script, { journal: { find: full } })
    expect(await blind.check()).toMatchObject(storage)
    expect(blind.client.calls).toEqual([])
    expect(await sent(script, { journal: { settle: full } }).check()).toMatchObject(storage)
  })

  it('isn’t asked about while its other orders aren’t known', async () => {
    const { check, client } = sent({}, { journal: { others: full } })
    expect(await check()).toMatchObject({ value: { state: 'unknown', message: messages.orderUnconfirmed } })
    expect(client.calls).toEqual([])
  })
})

describe('an account that signs out meanwhile', () => {
  /** Signed in for this many calls of this kind. */
  const signedInFor = (times: number) => {
    let left = times
    return () => {
      left -= 1
      return left >= 0
    }
  }

  it.each([0, 1])('learns nothing after %i answers, and nothing is written down', async (times) => {
    const script: Script = { 'order.placeStatus': () => noWordAboutIt, 'order.history': () => page([historyRow]) }
    const { check, journal, client } = sent(script, { mayAsk: signedInFor(times) })
    expect(await check()).toMatchObject({ value: { state: 'sending' } })
    expect(journal.find(KEY)?.state).toBe('sending')
    expect(client.count('order.history')).toBe(times)
  })

  it('isn’t told a word that came too late', async () => {
    const script: Script = { 'order.placeStatus': () => ok({ ...key, outcome: 'placed', response }) }
    expect(await sent(script, { mayAsk: signedInFor(1) }).check()).toMatchObject({ value: { state: 'sending' } })
  })
})

describe('a refusal in the portal’s own words', () => {
  const words = 'Orders are closed.'
  const checked = (script: Script, minutes?: number) =>
    sent({ ...empty, ...script }, { refusal: words, ...(minutes !== undefined && { minutes }) }).check()

  it('is believed when neither the question nor the history know the order', async () => {
    expect(await checked({ 'order.placeStatus': () => noWordAboutIt })).toMatchObject({
      value: { state: 'rejected', message: `${messages.orderFailed} ${words} ${messages.orderMaybeNotPlaced}` },
    })
  })

  it('isn’t believed while the portal is at work', async () => {
    const working = { 'order.placeStatus': () => ok({ status: 'InProgress', message: '' }) }
    expect(await checked(working, 60)).toMatchObject({ value: { state: 'unknown', message: words } })
  })

  it('is believed after ten minutes where the portal turns the question away', async () => {
    const away = { 'order.placeStatus': () => fail(refusal(404)) }
    expect(await checked(away, 10)).toMatchObject({ value: { state: 'unknown', message: words } })
    expect(await checked(away, 10.1)).toMatchObject({ value: { state: 'rejected' } })
  })

  it('isn’t believed of a portal in trouble, however late', async () => {
    const trouble = { 'order.placeStatus': () => fail({ kind: 'portal' as const, status: 500, message: '' }) }
    expect(await checked(trouble, 600)).toMatchObject({ value: { state: 'unknown', message: words } })
  })

  it('isn’t believed when the history may have the order', async () => {
    const rows = [{ ...historyRow, totalquantity: 9 }]
    const may = { 'order.placeStatus': () => noWordAboutIt, 'order.history': () => page(rows) }
    expect(await checked(may)).toMatchObject({ value: { state: 'unknown' } })
    const has = { 'order.placeStatus': () => noWordAboutIt, 'order.history': () => page([historyRow]) }
    expect(await checked(has)).toMatchObject({ value: { state: 'accepted' } })
    const own = { ...has, 'order.history': () => page([{ ...historyRow, clientOrderKey: KEY }]) }
    expect(await checked(own)).toMatchObject({ value: { state: 'accepted', message: messages.orderRecovered } })
  })

  it('isn’t believed of an order of which a part was placed', async () => {
    const { journal, check } = sent({ ...empty, 'order.placeStatus': () => noWordAboutIt }, { refusal: words })
    const group = { key: '1^OWNED', outcome: 'placed', poid: 'PO-1-T', message: undefined } as const
    journal.settle(KEY, { state: 'unknown', groups: [group], message: undefined }, AT)
    expect(await check()).toMatchObject({ value: { state: 'accepted', groups: [{ poid: 'PO-1-T' }] } })
  })

  it('of a status that decides nothing is said as long as nothing is known, and proves nothing', async () => {
    const { journal, check } = sent({ ...empty, 'order.placeStatus': () => noWordAboutIt }, { minutes: 600 })
    journal.settle(KEY, { state: 'unknown', groups: [], message: undefined, words: 'Busy' }, AT)
    expect(await check()).toMatchObject({
      value: { state: 'unknown', message: `Busy. ${messages.orderUnconfirmed}` },
    })
  })

  it('isn’t there without words: an empty history proves nothing', async () => {
    const { check } = sent({ ...empty, 'order.placeStatus': () => noWordAboutIt }, { minutes: 600 })
    expect(await check()).toMatchObject({ value: { state: 'unknown' } })
  })
})
