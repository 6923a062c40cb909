/** The bridge's payment entries: the portal decides what is payable, and a payment is confirmed once. */
import { ACCOUNTS, isUnpaid, payableOf, refusePayment } from '../../shared/domain/payments/payment.ts'
import { paise } from '../../shared/domain/values/money.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import type { Handlers, Payload } from '../handlers.ts'
import type { Found, IdempotentWrites } from '../ordering/idempotent-writes.ts'
import { failedWrite, lostWrite } from '../ordering/write-failures.ts'
import type { Invalidate } from '../portal/invalidating.ts'
import type { PortalClient } from '../portal/portal-client.ts'

export type PaymentHandlers = Pick<Handlers, 'payments.confirm' | 'payments.lost'>

const KIND = 'payment'

type Ask = Payload<'payments.confirm'>
type Pending = Answer<'payment.pending'>
type PendingOf = (account: Ask['account']) => Promise<Result<Pending>>

/** @param invalidate marks reads as stale, when main has seen that the page's data has changed */
export function paymentHandlers(
  at: WithAccount<IdempotentWrites>,
  client: PortalClient,
  invalidate: Invalidate = () => undefined,
): PaymentHandlers {
  const pending: PendingOf = (account) => client.call('payment.pending', { query: { accountId: account } })
  return {
    'payments.confirm': (request) =>
      at(async (once) => {
        const confirmed = await confirm(once, pending, request)
        if (!confirmed.ok && confirmed.error.sentence === 'paymentNoOrders') invalidate(['payment.pending'])
        return confirmed
      }),
    'payments.lost': () => at((once) => stillLost(once, pending)),
  }
}

async function confirm(once: IdempotentWrites, pending: PendingOf, request: Ask): Promise<Result<string>> {
  const { account, mode, reference, again } = request
  const orders = [...new Set(request.orders)].sort()
  const lost = once.lost(KIND)
  if (!lost.ok) return lost
  const listed = await pending(account)
  if (!listed.ok) return listed
  const waiting = listed.value.filter((order) => orders.includes(order.POID) && isUnpaid(order))
  const isLost = orders.some((poid) => lost.value.includes(poid))
  if (!isLost && waiting.length < orders.length) return refuse('paymentNoOrders')
  const paid = paise(request.paid)
  const [refusal] = Object.values(refusePayment(waiting, { mode, paid, reference }))
  if (!isLost && refusal !== undefined) return refuse(refusal)
  const sent = await once.send({
    kind: KIND,
    about: orders,
    call: 'payment.processConfirmPayment',
    args: {
      body: {
        paymentData: {
          paymentType: mode,
          referenceId: reference,
          totalAmountPayable: payableOf(waiting),
          totalAmountPaid: paid,
          orders,
          ledgerAccount: account,
        },
      },
    },
    again,
    mayRecur: true,
    // It may have been sent for the other account: an order that neither account lists as unpaid is paid.
    look: async () => {
      const lists = await Promise.all(ACCOUNTS.map(({ id }) => pending(id)))
      const failed = lists.find((list) => !list.ok)
      if (failed?.ok === false) return failed
      return foundIn(
        lists.flatMap((list) => (list.ok ? list.value : [])),
        orders,
      )
    },
  })
  if (!sent.ok) return sent
  const result = sent.value
  switch (result.outcome) {
    case 'now':
      return ok(confirmedInWords(result.answer, reference))
    case 'found':
      return ok(say('paymentFound'))
    case 'before':
    case 'elsewhere':
      return ok(say('paymentBefore'))
    case 'open':
      return refuse('paymentNow')
    case 'lost':
      return lostWrite(result)
    default:
      return failedWrite(result.error)
  }
}

const confirmedInWords = ({ referenceNo }: Answer<'payment.processConfirmPayment'>, reference: string): string =>
  `${say('paymentConfirmed')}: ${referenceNo ?? reference}`

/** Returns the lost payments that are still open. Those that both accounts' lists show as paid are settled. */
async function stillLost(once: IdempotentWrites, pending: PendingOf): Promise<Result<readonly string[]>> {
  const lost = once.lost(KIND)
  if (!lost.ok || lost.value.length === 0) return lost
  const lists = await Promise.all(ACCOUNTS.map(({ id }) => pending(id)))
  const waiting = lists.flatMap((list) => (list.ok ? list.value.filter(isUnpaid).map(({ POID }) => POID) : lost.value))
  const found = lost.value.filter((poid) => !waiting.includes(poid))
  once.found(KIND, found)
  return ok(lost.value.filter((poid) => !found.includes(poid)))
}

/** Tells if the portal has a payment of these orders: then none of them is open any more. If only some are open, the state is unclear. */
function foundIn(pending: Pending, orders: readonly string[]): Result<Found> {
  // The portal may list one order for both accounts.
  const waiting = orders.filter((poid) => pending.some((order) => order.POID === poid && isUnpaid(order)))
  if (waiting.length === 0) return ok('done')
  return waiting.length === orders.length ? ok('open') : refuse('paymentNoOrders')
}
