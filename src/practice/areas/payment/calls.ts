/** Orders that haven't shipped are to be paid: stockists' orders from the store's DARP account, all others from its BB account. */

import { ACCOUNTS, payableOf } from '../../../shared/domain/payments/payment.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { messages } from '../../../shared/messages.ts'
import { Refused } from '../../kit/refused.ts'

import type { AreaCalls, Visit } from '../../practice.ts'

const [, DARP] = ACCOUNTS

/** The open orders of an account, including those reported as paid. */
const waitingOf = ({ state, account }: Visit<'payment'>, accountId: number) =>
  state.order
    .unpaidOf(account.store.id)
    .filter(({ whType }) => (whType === 'Stockist') === (accountId === DARP.id))
    .map(({ poid, net, placedAt }) => ({
      POID: poid,
      NetPayment: net,
      createddate: isoAt(placedAt),
      ...(state.payment.referenceOf(poid) !== undefined && { paymentconfirmationdetail: { orderID: poid } }),
    }))

export const paymentCalls: AreaCalls<'payment'> = {
  pending: ({ query: { accountId } }, visit) => waitingOf(visit, accountId),
  processConfirmPayment: ({ body: { paymentData } }, visit) => {
    const { orders, ledgerAccount, referenceId, totalAmountPayable, totalAmountPaid } = paymentData
    const answer = { message: messages.paymentConfirmed, referenceNo: referenceId }
    // Repeating the same payment changes nothing.
    if (orders.every((poid) => visit.state.payment.referenceOf(poid) === referenceId)) return answer
    const waiting = waitingOf(visit, ledgerAccount).filter(
      ({ POID, paymentconfirmationdetail }) => orders.includes(POID) && paymentconfirmationdetail === undefined,
    )
    if (waiting.length < orders.length) throw new Refused(409, 'One of these orders doesn’t wait to be paid.')
    if (totalAmountPayable !== payableOf(waiting) || totalAmountPaid < totalAmountPayable) {
      throw new Refused(422, messages.paymentAmount)
    }
    const received = { account: ledgerAccount, amount: totalAmountPaid, at: visit.clock() }
    visit.record({ type: 'paymentConfirmed', user: visit.account.store.id, reference: referenceId, orders, received })
    return answer
  },
}
