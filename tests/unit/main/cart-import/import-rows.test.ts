import { describe, expect, it } from 'vitest'
import { importSummary, readDraftRow, readImportRow } from '../../../../src/main/cart-import/import-rows.ts'
import { VERDICTS } from '../../../../src/shared/domain/carts/cart-import.ts'

const draft = (more: object = {}) =>
  readDraftRow({
    id: 'import-1',
    cart_type: 'all',
    file_name: 'cart.csv',
    phase: 'review',
    mode: 'add',
    encoding: 'UTF-8',
    separator: 'comma',
    created_at: '2026-11-21T10:00:00.000Z',
    left_out: null,
    header_is_data: 0,
    whole: 1,
    fixed: 0,
    refusal: null,
    problem: null,
    ...more,
  })
const row = (more: object = {}) => ({
  line: 2,
  text: '1,5',
  original: null,
  misfit: null,
  product_id: null,
  qty: null,
  name: null,
  mrp: null,
  verdict: 'taken',
  reason: 'OK',
  in_cart: 0,
  available: null,
  applied: 0,
  ...more,
})
const count = (verdict: string, rows: number, more: object = {}) => ({
  verdict,
  rows,
  qty: 0,
  mrp: 0,
  applied: 0,
  ...more,
})

describe('a row of an import', () => {
  it('has what is known of it', () => {
    const known = {
      original: 'x',
      misfit: 'more',
      product_id: 1,
      qty: 5,
      name: 'Toy',
      mrp: 10_000,
      available: 7,
      applied: 1,
    }
    expect(readImportRow(row(known))).toEqual({
      line: 2,
      text: '1,5',
      original: 'x',
      misfit: 'more',
      id: 1,
      qty: 5,
      name: 'Toy',
      mrp: 10_000,
      verdict: 'taken',
      reason: 'OK',
      inCart: 0,
      available: 7,
      applied: true,
    })
    expect(readImportRow(row())).toMatchObject({ id: undefined, qty: undefined, available: undefined, applied: false })
  })

  it.each([{ verdict: 'maybe' }, { misfit: 'x' }, { mrp: 0.5 }, { line: 'x' }])(
    'that is damaged is none: %j',
    (more) => {
      expect(() => readImportRow(row(more))).toThrow()
    },
  )
})

describe('a draft', () => {
  it.each([{ cart_type: 'none' }, { phase: 'gone' }, { mode: 'remove' }])('that is damaged is none: %j', (more) => {
    expect(() => draft(more)).toThrow()
  })

  it('is summed up: all rows and what was sent, pieces and value of what is taken', () => {
    const counts = [
      count('taken', 2, { qty: 6, mrp: 60_000, applied: 1 }),
      count('gap', 1, { qty: 10, mrp: 100_000, applied: 1 }),
      count('duplicate', 3, { qty: 99, mrp: 99 }),
    ]
    expect(importSummary(draft(), counts)).toEqual({
      id: 'import-1',
      fileName: 'cart.csv',
      cartType: 'all',
      phase: 'review',
      mode: 'add',
      encoding: 'UTF-8',
      separator: 'comma',
      createdAt: '2026-11-21T10:00:00.000Z',
      leftOut: undefined,
      rows: 6,
      counts: { ...Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])), taken: 2, gap: 1, duplicate: 3 },
      takenQty: 16,
      takenMrp: 160_000,
      applied: 2,
      refusal: undefined,
      problem: undefined,
    })
  })

  it('says what wasn’t read, why it is refused and why it is paused', () => {
    const texts = { left_out: 'A row.', refusal: 'Mixed.', problem: 'no network' }
    expect(importSummary(draft(texts), [])).toMatchObject({
      leftOut: 'A row.',
      refusal: 'Mixed.',
      problem: 'no network',
      rows: 0,
    })
  })

  it('counts each draft by itself', () => {
    importSummary(draft(), [count('header', 1)])
    expect(importSummary(draft(), []).counts.header).toBe(0)
  })
})
