import { describe, expect, it } from 'vitest'
import type { Settlement } from '../../../../src/main/ordering/order-journal.ts'
import {
  answered,
  foundInHistory,
  notAnswered,
  notReceived,
  setAsideSentence,
  unconfirmed,
} from '../../../../src/main/ordering/outcome.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { journalOrder, placedGroup } from '../../../support/journal-order.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'

type Response = Answer<'order.place'>['response']

const both = journalOrder({ groups: [placedGroup(), placedGroup({ key: '2^OWNED', wh: 2, whName: 'Delhi' })] })
const placed = (wh: number, more: object = {}) => ({ status: 200, wh, poid: `PO-${wh}-T`, netpayment: 10_000, ...more })
const failed = (wh: number, message = 'No stock.') => ({ status: 400, wh, message })
const response = (result: object[], err: object[] = []) => ({ result, err }) as Response
const nobody = { claimed: new Set<string>() }
const outcomes = ({ groups }: Settlement) => groups.map(({ outcome }) => outcome)

describe('an answer', () => {
  const answer = (response: Response, isFollowUp = false, claimed: readonly string[] = []) =>
    answered(both, response, { claimed: new Set(claimed) }, isFollowUp)

  it('that places every group is an accepted order, and keeps the portal’s numbers', () => {
    const settlement = answer(response([placed(1), placed(2)]))
    expect(settlement).toMatchObject({ state: 'accepted', message: undefined, numbers: ['PO-1-T', 'PO-2-T'] })
    expect(settlement.groups.map(({ poid }) => poid)).toEqual(['PO-1-T', 'PO-2-T'])
  })

  it('to a later question says that the order was placed after all', () => {
    expect(answer(response([placed(1), placed(2)]), true).message).toBe(messages.orderRecovered)
  })

  it('that places some and refuses some is a partly placed order, to be retried', () => {
    expect(answer(response([placed(1)], [failed(2)]))).toMatchObject({
      state: 'partly',
      message: messages.orderFailed,
      groups: [{ outcome: 'placed' }, { outcome: 'failed', message: 'No stock.' }],
    })
  })

  it('that refuses all is a rejected order: the user looks at the history before ordering again', () => {
    expect(answer(response([], [failed(1), failed(2)]))).toMatchObject({
      state: 'rejected',
      message: `${messages.orderFailed} ${messages.orderMaybeNotPlaced}`,
    })
  })

  it('that says nothing of a group leaves the order unconfirmed', () => {
    expect(answer(response([placed(1)]))).toMatchObject({ state: 'unknown', message: messages.orderUnconfirmed })
    expect(answer(response([], [failed(1)]))).toMatchObject({
      state: 'unknown',
      message: `${messages.orderFailed} ${messages.orderUnconfirmed}`,
    })
  })

  it('of a portal that is still at work is told so', () => {
    expect(answer(response([placed(1)], [{ status: 'InProgress', wh: 2 }])).message).toBe(messages.orderInProgress)
  })

  it('that names another order’s number contradicts itself, and is believed in nothing', () => {
    const settlement = answer(response([placed(1), placed(2)]), false, ['PO-2-T'])
    expect(settlement).toMatchObject({ state: 'unknown', message: messages.orderAnswerContradicts })
    expect(outcomes(settlement)).toEqual(['unknown', 'unknown'])
    expect(settlement.numbers).toEqual(['PO-1-T', 'PO-2-T'])
  })

  it('for another amount is believed, and told with both amounts', () => {
    const settlement = answer(response([placed(1, { netpayment: 9_000 }), placed(2)]))
    expect(settlement.state).toBe('accepted')
    expect(settlement.message).toBe(
      say('orderAmountDiffers', { amounts: 'Pune (PO-1-T): ₹ 90.00 placed, ₹ 100.00 agreed' }),
    )
  })
})

describe('the portal’s word that it never got the order', () => {
  it('rejects it, and says so', () => {
    expect(notReceived(both)).toMatchObject({
      state: 'rejected',
      message: `${messages.orderFailed} ${messages.orderNotReceived} ${messages.orderMaybeNotPlaced}`,
      groups: [{ outcome: 'failed', poid: undefined }, { outcome: 'failed' }],
    })
  })

  it.each([
    ['Orders are closed', 'Orders are closed.'],
    ['Orders are closed! ', 'Orders are closed!'],
    ['Closed?', 'Closed?'],
  ])('tells the refusal that came before, as a sentence: %j', (refusal, words) => {
    expect(notReceived({ ...both, refusal }).message).toBe(
      `${messages.orderFailed} ${words} ${messages.orderMaybeNotPlaced}`,
    )
  })

  it('leaves what is known as placed', () => {
    const groups = [placedGroup({ outcome: 'placed', poid: 'PO-1-T' }), placedGroup({ key: '2^OWNED' })]
    expect(notReceived({ ...both, groups })).toMatchObject({
      state: 'partly',
      groups: [{ outcome: 'placed', poid: 'PO-1-T' }, { outcome: 'failed' }],
    })
  })
})

describe('an order about which nothing new is known', () => {
  it('stays unconfirmed, for the reason that is given', () => {
    expect(unconfirmed(both, 'Ask later.')).toMatchObject({ state: 'unknown', message: 'Ask later.' })
  })

  it('stays unconfirmed even when all that is known is placed', () => {
    const groups = [placedGroup({ outcome: 'placed', poid: 'PO-1-T' })]
    expect(unconfirmed({ ...both, groups }, 'Ask later.').state).toBe('unknown')
  })
})

describe('groups that are found in the history', () => {
  const found = (own: [string, string][], alike: [string, string][] = [], order = both) =>
    foundInHistory(order, { own: new Map(own), alike: new Map(alike), possible: false }, 'Ask later.')

  it('by the order’s own key are the portal’s confirmation', () => {
    expect(
      found([
        ['1^OWNED', 'PO-1-T'],
        ['2^OWNED', 'PO-2-T'],
      ]),
    ).toMatchObject({ state: 'accepted', message: messages.orderRecovered, groups: [{ poid: 'PO-1-T' }, {}] })
  })

  it('by their contents are reported as such', () => {
    const alike: [string, string][] = [
      ['1^OWNED', 'PO-1-T'],
      ['2^OWNED', 'PO-2-T'],
    ]
    expect(found([], alike)).toMatchObject({
      state: 'accepted',
      message: say('orderFoundInHistory', { numbers: 'PO-1-T, PO-2-T' }),
    })
  })

  it('count by the key before they count by their contents', () => {
    const settlement = found([['1^OWNED', 'PO-1-T']], [['1^OWNED', 'PO-9-T']])
    expect(settlement.groups[0]).toMatchObject({ poid: 'PO-1-T', outcome: 'placed', message: undefined })
  })

  it('leave the others open', () => {
    const settlement = found([], [['2^OWNED', 'PO-2-T']])
    expect(outcomes(settlement)).toEqual(['unknown', 'placed'])
    expect(settlement).toMatchObject({
      state: 'unknown',
      message: `${say('orderFoundInHistory', { numbers: 'PO-2-T' })} Ask later.`,
    })
  })

  it('stay reported of an order that is set aside', () => {
    const alike = say('orderFoundInHistory', { numbers: 'PO-2-T' })
    const groups = [placedGroup({ outcome: 'placed', poid: 'PO-2-T', message: alike }), placedGroup()]
    expect(setAsideSentence({ ...both, groups })).toBe(`${alike} ${messages.orderSetAside}`)
    expect(setAsideSentence(both)).toBe(messages.orderSetAside)
  })
})

describe('an error on placing', () => {
  it.each([400, 401, 403, 404, 422])('%i in the portal’s words is kept, to be asked about', (status) => {
    expect(notAnswered(both, refusal(status, 'Closed.'))).toMatchObject({
      state: 'unknown',
      message: 'Closed.',
      refusal: 'Closed.',
    })
  })

  it.each([402, 408, 409, 423, 429, 500, 503])('%i decides nothing: its words are said, and kept', (status) => {
    const settlement = notAnswered(both, refusal(status, 'Another operator is ordering (C-409)'))
    expect(settlement).toMatchObject({
      state: 'unknown',
      message: `Another operator is ordering (C-409). ${messages.orderUnconfirmed}`,
      words: 'Another operator is ordering (C-409)',
    })
    expect(settlement.refusal).toBeUndefined()
    expect(notReceived({ ...both, words: 'Another operator is ordering (C-409)' }).message).toBe(
      `${messages.orderFailed} Another operator is ordering (C-409). ${messages.orderMaybeNotPlaced}`,
    )
  })

  it('of a gateway, or without a status, is no word of the portal’s', () => {
    for (const error of [{ ...refusal(403), worded: false }, offline, { ...offline, worded: true }])
      expect(notAnswered(both, error)).toEqual(unconfirmed(both, messages.orderUnconfirmed))
  })

  it('412 says that the order is in progress', () => {
    expect(notAnswered(both, refusal(412))).toEqual(unconfirmed(both, messages.orderInProgress))
  })
})

it('an order whose amount differs says so after the rest', () => {
  const one = journalOrder({ groups: [placedGroup()] })
  const amounts = 'Pune (PO-1-T): ₹ 200.00 placed, ₹ 100.00 agreed'
  expect(answered(one, response([placed(1, { netpayment: paise(20_000) })]), nobody, true).message).toBe(
    `${messages.orderRecovered} ${say('orderAmountDiffers', { amounts })}`,
  )
})
