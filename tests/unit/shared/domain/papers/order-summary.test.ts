import { expect, test } from 'vitest'
import { buildSummary } from '../../../../../src/shared/domain/papers/order-summary.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { fail, ok } from '../../../../../src/shared/errors.ts'
import { orderSummary } from '../../../../../src/shared/papers/order-summary.ts'
import type { AskPortal } from '../../../../../src/shared/portal/ask.ts'
import { contextOf, ORDER } from '../../../../support/made.ts'

const subject = { kind: 'orderSummary' as const, key: ORDER.key }

test('the sums are those of what was placed, and the gaps those that the portal tells', async () => {
  const calls: unknown[] = []
  const ask = (async (_, args) => {
    calls.push(args)
    return ok({ gapTotalQty: 3, gapTotalPrice: paise(9_000) })
  }) as AskPortal
  const made = await orderSummary.make(subject, ask, contextOf({}))
  if (!made.ok) throw new Error(made.error.message)
  const { title, placed, rows } = made.value.value
  expect(title).toBe('1 order placed, the rest not')
  expect(placed).toEqual({ orders: 1, quantity: 240, total: paise(45_00_050) })
  expect(rows.map(({ name, gap }) => [name, gap?.gapQty])).toEqual([
    ['Pune', 3],
    ['Saraswati Toys & Gifts', undefined],
  ])
  expect(calls).toEqual([{ body: { id: 'PO-1001-T' } }])
})

test('without an answer about the gaps the summary is printed all the same', async () => {
  const ask = (async () => fail({ kind: 'offline', message: 'No network.' })) as AskPortal
  const made = await orderSummary.make(subject, ask, contextOf({}))
  expect(made.ok && made.value.value.rows.map(({ gap }) => gap)).toEqual([undefined, undefined])
})

test('an order that this computer knows nothing of is refused', async () => {
  const context = { ...contextOf({}), order: () => fail({ kind: 'rule' as const, message: 'None.' }) }
  const ask = (async () => fail({ kind: 'offline', message: 'No network.' })) as AskPortal
  expect(await orderSummary.make(subject, ask, context)).toMatchObject({ ok: false, error: { message: 'None.' } })
})

test('warehouses are called as the company lists them, and gaps are known by the number of their order', () => {
  const gap = { gapQty: 3, gapPrice: paise(9_000) }
  const about = {
    storeName: 'Asha Kids Retail',
    listed: (id: number) => (id === 2 ? 'Pune-Maharashtra' : undefined),
    gaps: new Map([['PO-1001-T', gap]]),
  }
  const summary = buildSummary(ORDER, about)
  expect(summary).toMatchObject({
    storeName: 'Asha Kids Retail',
    title: '1 order placed, the rest not',
    placedAt: '2026-04-05T10:00:00.000Z',
    key: 'order-1',
    gapQty: 7,
    gapPrice: paise(21_000),
  })
  expect(summary.rows.map(({ name, gap: own }) => [name, own])).toEqual([
    ['Pune-Maharashtra', gap],
    ['Saraswati Toys & Gifts', undefined],
  ])
  expect(buildSummary({ ...ORDER, sentAt: undefined }, about).placedAt).toBe('2026-04-05T09:58:00.000Z')
})
