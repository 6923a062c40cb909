import { expect, test } from 'vitest'
import { type GapDeps, gapHandlers } from '../../../../src/main/catalogue/gap-products.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'

const row = { ProductID: 1, ProductName: 'Rings' }

/** The gap of an order whose report has this row, while the order itself can't be read. */
const gapOf = (gap: object) => {
  const age = { at: '2026-11-23T10:00:00.000Z', saved: false, unread: 0 }
  const reader = {
    read: async (call: string) => {
      if (call === 'order.details') return fail(offline)
      return ok({ ...age, answer: call === 'order.gapReport' ? [{ ...row, ...gap }] : [] })
    },
  }
  const profile = async () => ok({ store: { fcf: {} }, mapping: [], rates: [], rules: [], carters: [] })
  const deps = { reader, profile, policy: {} } as unknown as GapDeps
  return gapHandlers(deps)['products.gaps']({ orderId: 'PO-1', fresh: true })
}

test('a gap that only the order itself contains isn’t taken for none while the order can’t be read', async () => {
  expect(await gapOf({ orderedQuantity: 5 })).toEqual(fail(offline))
  expect(await gapOf({})).toEqual(fail(offline))
})

test('a gap in the report is there without the order', async () => {
  expect(await gapOf({ gapQty: 2 })).toMatchObject({ ok: true, value: { products: [{ id: 1, gap: 2 }] } })
})
