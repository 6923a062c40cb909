/** The invariants of a store's orders, compared with what the portal really has. */
import { expect } from 'vitest'
import type { JournalOrder } from '../../../src/shared/domain/orders/order.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { ModelShop } from './model-shop.ts'
import type { PlacedOrder } from './till.ts'

const MINUTE = 60_000
const beginningOf = (sentence: string): string => sentence.slice(0, 40)

/** Checks the invariants that hold after every step. */
export function verify(shop: ModelShop): void {
  for (const order of shop.journal.list(false)) {
    for (const group of order.groups) {
      const real = shop.till.placed.filter((one) => one.key === order.key && one.wh === group.wh)
      expect(real.length, `${order.key} at ${group.wh}: placed twice`).toBeLessThanOrEqual(1)
      if (group.outcome === 'placed') verifyPlaced(shop, order, group.poid, real[0])
      if (group.outcome === 'failed') expect(real, `${order.key}: falsely “not placed”`).toEqual([])
      if (group.netpayment !== undefined && group.netpayment !== group.total) {
        expect(order.message, 'another amount, without a word').toContain(beginningOf(messages.orderAmountDiffers))
      }
    }
  }
  for (const { key } of shop.till.placed) {
    if (key.startsWith('elsewhere') || shop.lostKeys.has(key)) continue
    expect(shop.journal.find(key)?.sentAt, 'placed, and the journal knows nothing of it').toBeDefined()
  }
}

function verifyPlaced(
  shop: ModelShop,
  { key, sentAt = '', settledAt = '', message }: JournalOrder,
  poid: string | undefined,
  real: PlacedOrder | undefined,
): void {
  if (real?.poid === poid && real !== undefined) return
  // It was placed, and the portal gave it the number of an order that this computer didn't know at that time: from another computer, from a
  // lost journal, or one whose own answer hadn't arrived.
  const isNamed = namedSo(shop, key, poid).some((one) => (one.settledAt ?? '') <= settledAt)
  if (real !== undefined && !isNamed) return
  // A similar order of another computer, from the same minutes, and reported as such.
  expect(message ?? '', `${key}: falsely confirmed by ${poid}`).toContain(beginningOf(messages.orderFoundInHistory))
  const alike = shop.till.placed.find((one) => one.poid === poid)
  const apart = Date.parse(alike?.at ?? '') - Date.parse(sentAt)
  expect(Math.abs(apart - 5 * MINUTE), `${key}: confirmed by an order of another time`).toBeLessThan(7 * MINUTE)
}

/** Other orders of this computer with that number. */
const namedSo = (shop: ModelShop, key: string, poid: string | undefined): readonly JournalOrder[] =>
  shop.journal.list(false).filter((one) => one.key !== key && one.groups.some((group) => group.poid === poid))

/** True if the portal gave its number to another order: which of them has it is left to the users. */
export const isNumberTaken = (shop: ModelShop, { key }: JournalOrder): boolean =>
  shop.till.placed.some((one) => one.key === key && namedSo(shop, key, one.poid).length > 0)

/** Checks that nothing stays open that the portal could tell once the network works. */
export function verifyNothingStuck(shop: ModelShop, keys: boolean): void {
  for (const order of shop.journal.list(true)) {
    const open = order.groups.filter(({ outcome }) => outcome === 'unknown')
    const findable = open.every((group) => isFindable(shop, keys, order, group.wh))
    expect(findable && open.length > 0, `${order.key} is stuck: ${order.message}`).toBe(false)
  }
}

function isFindable(shop: ModelShop, keys: boolean, order: JournalOrder, wh: number): boolean {
  const real = shop.till.placed.find((one) => one.key === order.key && one.wh === wh)
  if (real === undefined) return false
  if (isNumberTaken(shop, order)) return false
  // A portal with keys has the order's key in its history; without keys, no other order may look the same.
  if (keys) return true
  const sent = Date.parse(order.sentAt ?? '')
  if (Date.parse(real.at) < sent - 2_000 || Date.parse(real.at) > sent + 9 * MINUTE) return false
  const alike = (one: { wh: number; quantity: number }) => one.wh === real.wh && one.quantity === real.quantity
  const rivals = shop.journal
    .list(false)
    .filter(({ key, state }) => key !== order.key && state !== 'accepted' && state !== 'rejected' && state !== 'partly')
    .flatMap(({ groups }) => groups.filter(alike))
  return shop.till.placed.filter(alike).length === 1 && rivals.length === 0
}
