/** Carts that can't be made here, but that the portal may have. */
import { expect, test } from 'vitest'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { messages } from '../../../src/shared/messages.ts'
import { findCall } from '../../../src/shared/portal/calls.ts'
import { readAnswer } from '../../../src/shared/portal/rows.ts'
import { must, servicesOn } from '../../support/services-on-stock.ts'
import { product, stockPortal } from '../../support/stock-portal.ts'

test('a store without a supplier is told so, not that everything is out of stock', async () => {
  const on = stockPortal([product(1)])
  on.cart.set(1, newLine(product(1), 2))
  const { carts } = servicesOn(on, { profile: () => ({ mapping: [] }) })
  expect(must(await carts.open('all', false)).notices).toEqual([messages.noMapping])
})

test.each([0, 10_000])('a line of %i pieces is shown, and can be taken out', async (qty) => {
  const call = findCall('cart.lines')
  if (call === undefined) throw new Error('There is such a call')
  const line = { productId: 1, mrp: 100, parent: '1', stockType: 'OwnedStock', isapparelproduct: 0, isParentAlter: 0 }
  const { parsed, unread } = readAnswer(call.spec.answer, { cart: [{ ...line, qty }] })
  expect(parsed.success && parsed.data).toMatchObject({ cart: [{ id: 1, qty }] })
  expect(unread).toEqual([])

  const on = stockPortal([product(1)])
  on.cart.set(1, { ...newLine(product(1), 1), qty })
  const { carts } = servicesOn(on)
  expect(must(await carts.open('all', false)).lines).toHaveLength(1)
  must(await carts.change('all', (cart) => cart.remove([1])))
  expect(on.cart.size).toBe(0)
})
