/** What must hold of a store's orders whatever happened, measured by what the portal really has. */
import { expect } from 'vitest'
import type { JournalOrder } from '../../../src/shared/domain/orders/order.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { ModelShop } from './model-shop.ts'
import type { PlacedOrder } from './till.ts'

const MINUTE = 60_000
const beginningOf = (sentence: string): string => sentence.slice(0, 40)

/** Everything that may never be otherwise, whatever happened. */
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
  // It was placed, and the portal called it by a number of an order that this computer had not heard of by then: of another
  // computer, of a journal that is lost, or of one whose own answer hadn't come.
  const heard = namedSo(shop, key, poid).some((one) => (one.settledAt ?? '') <= settledAt)
  if (real !== undefined && !heard) return
  // Another computer's order that looks the same, of the same minutes, and told as what it is.
  expect(message ?? '', `${key}: falsely confirmed by ${poid}`).toContain(beginningOf(messages.orderFoundInHistory))
  const alike = shop.till.placed.find((one) => one.poid === poid)
  const apart = Date.parse(alike?.at ?? '') - Date.parse(sentAt)
  expect(Math.abs(apart - 5 * MINUTE), `${key}: confirmed by an order of another time`).toBeLessThan(7 * MINUTE)
}

/** Other orders of this computer that go by that number. */
const namedSo = (shop: ModelShop, key: string, poid: string | undefined): readonly JournalOrder[] =>
  shop.journal.list(false).filter((one) => one.key !== key && one.groups.some((group) => group.poid === poid))

/** The portal has called another order by its number: which of them has it is for people to find out. */
export const isNumberTaken = (shop: ModelShop, { key }: JournalOrder): boolean =>
  shop.till.placed.some((one) => one.key === key && namedSo(shop, key, one.poid).length > 0)

/** Once the line is whole nothing stays open that the portal could tell. */
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
  // A portal with keys names the order in its history; without, nothing else may look the same.
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
