import { describe, expect, it } from 'vitest'
import { paymentHandlers } from '../../../../src/main/payments/payment-handlers.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { type AppError, fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { openSentOnce } from '../../../support/idempotent-writes.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'

type Pending = Answer<'payment.pending'>

const waits = (POID: string, rupees = 100): Pending[number] => ({ POID, NetPayment: paise(rupees * 100) })
const paid = (POID: string): Pending[number] => ({ ...waits(POID), paymentconfirmationdetail: { orderID: POID } })

/** A store with these orders in its first account, and a portal that confirms. */
function store(list: Pending, confirmed: () => ReturnType<typeof fail> | ReturnType<typeof ok<{ message: string }>>) {
  const lists = { 1: list, 2: [] as Pending, error: undefined as AppError | undefined }
  const on = openSentOnce({
    'payment.pending': ({ query }) =>
      lists.error === undefined ? ok(lists[query.accountId as 1 | 2]) : fail(lists.error),
    'payment.processConfirmPayment': confirmed,
  })
  const handlers = paymentHandlers(on.at, on.client, (calls) => on.state.old.push(...calls))
  const pay = (orders: string[], more: Partial<Parameters<(typeof handlers)['payments.confirm']>[0]> = {}) =>
    handlers['payments.confirm']({
      account: 1,
      orders,
      mode: 'Neft',
      paid: paise(orders.length * 10_000),
      reference: 'UTR7',
      again: false,
      ...more,
    })
  const lost = () => handlers['payments.lost'](undefined)
  return { ...on, lists, pay, lost, sent: () => on.client.count('payment.processConfirmPayment') }
}
const takes = () => ok({ message: '' })

describe('confirming a payment', () => {
  it('sends the orders, each once and in order, with what is payable and what was paid', async () => {
    const { client, pay, rows } = store([waits('PO-1'), waits('PO-2', 250), waits('PO-3')], takes)
    const answer = await pay(['PO-2', 'PO-1', 'PO-2'], { paid: paise(36_000) })
    expect(answer).toEqual(ok(`${messages.paymentConfirmed}: UTR7`))
    expect(client.calls).toEqual([
      { name: 'payment.pending', args: { query: { accountId: 1 } } },
      {
        name: 'payment.processConfirmPayment',
        args: {
          body: {
            paymentData: {
              paymentType: 'Neft',
              referenceId: 'UTR7',
              totalAmountPayable: 35_000,
              totalAmountPaid: 36_000,
              orders: ['PO-1', 'PO-2'],
              ledgerAccount: 1,
            },
          },
        },
      },
    ])
    // An order that is pending again may be paid again.
    expect(rows()).toEqual([])
  })

  it('tells the portal’s number of it, where it gives one', async () => {
    const { pay } = store([waits('PO-1')], () => ok({ message: '', referenceNo: 'R-9' }))
    expect(await pay(['PO-1'])).toEqual(ok(`${messages.paymentConfirmed}: R-9`))
  })

  it('asks for the orders of the account that is paid', async () => {
    const { client, lists, pay } = store([], takes)
    lists[2] = [waits('PO-8')]
    expect(await pay(['PO-8'], { account: 2 })).toMatchObject({ ok: true })
    expect(client.calls[1]?.args).toMatchObject({ body: { paymentData: { ledgerAccount: 2 } } })
  })

  it.each([
    ['an order that doesn’t wait', ['PO-1', 'PO-9'], {}, 'paymentNoOrders'],
    ['an order that was paid', ['PO-1', 'PO-2'], {}, 'paymentNoOrders'],
    ['less than is payable', ['PO-1'], { paid: paise(9_999) }, 'paymentAmount'],
    ['no reference', ['PO-1'], { reference: ' ' }, 'paymentNoReference'],
  ] as const)('refuses %s before anything is sent', async (_, orders, more, sentence) => {
    const { pay, sent, rows, state } = store([waits('PO-1'), paid('PO-2')], takes)
    expect(await pay([...orders], more)).toEqual(refuse(sentence))
    expect([sent(), rows()]).toEqual([0, []])
    // Only if the page's list must be outdated.
    expect(state.old).toEqual(sentence === 'paymentNoOrders' ? ['payment.pending'] : [])
  })

  it('isn’t sent while the list of what waits can’t be read', async () => {
    const { lists, pay, sent } = store([waits('PO-1')], takes)
    lists.error = offline
    expect(await pay(['PO-1'])).toEqual(fail(offline))
    expect(sent()).toBe(0)
  })

  it('isn’t sent when it can’t be written down', async () => {
    const { db, pay, sent } = store([waits('PO-1')], takes)
    db.pragma('query_only = ON')
    expect(await pay(['PO-1'])).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(sent()).toBe(0)
  })

  it('tells a refusal in the portal’s words', async () => {
    const { pay } = store([waits('PO-1')], () => fail(refusal(422, 'The bank is closed')))
    expect(await pay(['PO-1'])).toMatchObject({ ok: false, error: { status: 422, message: 'The bank is closed' } })
  })
})

describe('a payment whose answer was lost', () => {
  /** The first confirmation is lost, the next one is accepted. */
  async function lostOnce(list: Pending, orders: string[]) {
    const answers = [fail(offline), takes()]
    const on = store(list, () => answers.shift() ?? takes())
    expect(await on.pay(orders)).toMatchObject({
      ok: false,
      error: { kind: 'timeout', sentence: 'writeLost', message: messages.writeNotSeen },
    })
    return on
  }

  it('isn’t sent again by itself', async () => {
    const { pay, sent } = await lostOnce([waits('PO-1')], ['PO-1'])
    expect(await pay(['PO-1'])).toEqual(refuse('paymentNow'))
    expect(sent()).toBe(1)
  })

  it('is found at once where the portal lists its orders as paid', async () => {
    const on = store([waits('PO-1')], () => {
      on.lists[1] = [paid('PO-1')]
      return fail(offline)
    })
    expect(await on.pay(['PO-1'])).toEqual(ok(messages.paymentFound))
    expect(on.rows()).toEqual([])
  })

  it('is sent again when the user wants it and the order still waits', async () => {
    const { pay, sent } = await lostOnce([waits('PO-1')], ['PO-1'])
    expect(await pay(['PO-1'], { again: true })).toMatchObject({ ok: true })
    expect(sent()).toBe(2)
  })

  it('was made when none of its orders waits any more, with anything typed then', async () => {
    const { lists, pay, sent } = await lostOnce([waits('PO-1'), waits('PO-2')], ['PO-1', 'PO-2'])
    lists[1] = [paid('PO-1')]
    expect(await pay(['PO-1', 'PO-2'], { again: true, paid: paise(0) })).toEqual(ok(messages.paymentBefore))
    expect(sent()).toBe(1)
  })

  it('isn’t taken for made when it is looked up for the other account', async () => {
    const { lists, pay, sent } = store([waits('PO-1')], () => fail(offline))
    await pay(['PO-1'])
    expect(await pay(['PO-1'], { account: 2 })).not.toEqual(ok(messages.paymentBefore))
    expect(await pay(['PO-1'])).toMatchObject({ error: { sentence: 'paymentNow' } })
    // A portal may list an order for both accounts.
    lists[2] = [waits('PO-1')]
    expect(await pay(['PO-1'])).toMatchObject({ error: { sentence: 'paymentNow' } })
    expect(sent()).toBe(1)
  })

  it('is as good as unknown when only some of its orders wait', async () => {
    const { lists, pay, sent } = await lostOnce([waits('PO-1'), waits('PO-2')], ['PO-1', 'PO-2'])
    lists[1] = [paid('PO-1'), waits('PO-2')]
    expect(await pay(['PO-1', 'PO-2'], { again: true })).toMatchObject({ error: { sentence: 'writeLost' } })
    expect(sent()).toBe(1)
  })

  it('is told as lost when one of its orders is confirmed together with another', async () => {
    const { lists, pay, sent } = await lostOnce([waits('PO-1'), waits('PO-2')], ['PO-1'])
    lists[1] = [paid('PO-1'), waits('PO-2')]
    expect(await pay(['PO-1', 'PO-2'], { again: true })).toMatchObject({ error: { sentence: 'writeLost' } })
    expect(sent()).toBe(1)
  })

  it('is listed while its order waits in one of the accounts', async () => {
    const { lists, lost, client } = await lostOnce([waits('PO-1'), waits('PO-2')], ['PO-1', 'PO-2'])
    lists[1] = [waits('PO-1'), paid('PO-2')]
    const before = client.count('payment.pending')
    expect(await lost()).toEqual(ok(['PO-1']))
    expect(client.count('payment.pending')).toBe(before + 2)
    // It stays found.
    lists[1] = [waits('PO-1'), waits('PO-2')]
    expect(await lost()).toEqual(ok(['PO-1']))
    lists[1] = []
    lists[2] = [waits('PO-1')]
    expect(await lost()).toEqual(ok(['PO-1']))
  })

  it('is listed while the lists can’t be read', async () => {
    const { lists, lost } = await lostOnce([waits('PO-1')], ['PO-1'])
    lists[1] = []
    lists.error = offline
    expect(await lost()).toEqual(ok(['PO-1']))
    lists.error = undefined
    expect(await lost()).toEqual(ok([]))
  })
})

it('nothing is asked of the portal where no payment was lost', async () => {
  const { lost, client } = store([waits('PO-1')], takes)
  expect(await lost()).toEqual(ok([]))
  expect(client.calls).toEqual([])
})
