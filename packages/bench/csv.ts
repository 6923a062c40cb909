/** A cart CSV read and judged, next to papaparse and udsv with the same checks. */
import assert from 'node:assert/strict'
import { type CsvColumns, numberAt, rowsOf } from '../../src/main/files/csv-columns.ts'
import { type CartCsv, cartCsvInSteps } from '../../src/main/files/read-cart-csv.ts'
import { type JudgeContext, nothingTaken, verdictOf } from '../../src/shared/domain/carts/judge-row.ts'
import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import { viewerOf } from '../../src/shared/domain/catalogue/visibility.ts'
import { PUNE, product, rights } from '../../tests/support/builders.ts'
import { judgedByHand, withPapa, withUdsv } from './csv-by-hand.ts'
import { fastest, type Group, type Measurement, sequence } from './measure.ts'

const SIZES = [
  { rows: 500, goals: { papa: 0.45, udsv: 0.85 }, rounds: 60 },
  { rows: 100_000, goals: { papa: 0.42, udsv: 0.6 }, rounds: 9 },
]
const PRODUCTS = 20_000

/** Ids repeat, and one in twenty belongs to no product, like a stock list merged from several. */
function benchCsv(rows: number): string {
  const next = sequence(3)
  const lines = Array.from(
    { length: rows },
    () => `${idAt(Math.floor(next() * PRODUCTS * 1.05))},${1 + Math.floor(next() * 40)}`,
  )
  return `Product ID,Quantity\r\n${lines.join('\r\n')}\r\n`
}

const idAt = (at: number): number => 100_000 + at * 7

function catalogue(): ReadonlyMap<number, Product> {
  const products = Array.from({ length: PRODUCTS }, (_, at) => product({ id: idAt(at) }))
  return new Map(products.map((one) => [one.id, one]))
}

/** Counts the rows that an import would leave out, judged without sentences. */
function judgeAll(columns: CsvColumns, context: JudgeContext): number {
  const taken = nothingTaken(context.inCart)
  let left = 0
  for (let at = 0; at < columns.length; at++) {
    const row = { line: columns.line[at] ?? 0, id: numberAt(columns.id, at), qty: numberAt(columns.qty, at) }
    const verdict = verdictOf(row, at === 0, context, taken)
    if (verdict !== 'taken' && verdict !== 'gap') left++
  }
  return left
}

/** Reads the whole file without pauses. */
function readCartCsv(bytes: Uint8Array): CartCsv {
  const reading = cartCsvInSteps(bytes)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

export const csv: Group = { quick: true, measurements }

function* measurements(): Generator<Measurement> {
  const context: JudgeContext = {
    cartType: 'all',
    mode: 'add',
    firstRowIsData: false,
    viewer: viewerOf('FOFO', rights(), [PUNE]),
    products: catalogue(),
    inCart: new Map(),
  }
  for (const { rows, goals, rounds } of SIZES) {
    const what = `cart CSV of ${rows.toLocaleString('en-IN')} rows`
    const bytes = new TextEncoder().encode(benchCsv(rows))
    proveEqual(bytes, context)
    yield {
      what,
      run: async () => {
        const { ours, papa, udsv } = await fastest(
          {
            ours: () => judgeAll(readCartCsv(bytes).rows, context),
            papa: () => judgedByHand(withPapa(bytes), context),
            udsv: () => judgedByHand(withUdsv(bytes), context),
          },
          { rounds },
        )
        const note =
          'from bytes to a verdict on each row: whole numbers, duplicates, product, visibility, capacity, stock'
        return [
          {
            path: `${what}, beside papaparse`,
            against: 'papaparse and the same checks',
            ours,
            theirs: papa,
            goal: goals.papa,
            note,
          },
          {
            path: `${what}, beside udsv`,
            against: 'udsv and the same checks',
            ours,
            theirs: udsv,
            goal: goals.udsv,
            note,
          },
        ]
      },
    }
  }
}

/** Speed is worthless if the verdicts differ. */
function proveEqual(bytes: Uint8Array, context: JudgeContext): void {
  const taken = nothingTaken(context.inCart)
  const ours = rowsOf(readCartCsv(bytes).rows)
    .map((row, at) => ({ id: row.id, qty: row.qty, verdict: verdictOf(row, at === 0, context, taken) }))
    .slice(1)
  assert.deepEqual(judgedByHand(withPapa(bytes).slice(1), context), ours)
  assert.deepEqual(judgedByHand(withUdsv(bytes), context), ours)
}
