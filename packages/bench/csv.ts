/** A cart CSV read and judged, next to papaparse with the same checks. */
import assert from 'node:assert/strict'
import { cartCsvInSteps } from '../../src/main/files/read-cart-csv.ts'
import { type JudgeContext, noDecidedRows, type ReadRow, verdictOf } from '../../src/shared/domain/carts/judge-row.ts'
import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import { viewerOf } from '../../src/shared/domain/catalogue/visibility.ts'
import { PUNE, product, rights } from '../../tests/support/builders.ts'
import { judgedByHand, withPapa } from './csv-by-hand.ts'
import { fastest, type Group, type Measurement, sequence } from './measure.ts'

const SIZES = [
  { rows: 500, goal: 2, rounds: 60 },
  { rows: 100_000, goal: 2, rounds: 9 },
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
function judgeAll(rows: readonly ReadRow[], context: JudgeContext): number {
  const decided = noDecidedRows(context.inCart)
  const isLeft = (row: ReadRow, at: number) => !['taken', 'gap'].includes(verdictOf(row, at === 0, context, decided))
  return rows.filter(isLeft).length
}

/** Reads the whole file without pauses. */
function readCartCsv(bytes: Uint8Array): readonly ReadRow[] {
  const reading = cartCsvInSteps(bytes)
  let step = reading.next()
  while (!step.done) step = reading.next()
  assert.ok('rows' in step.value)
  return step.value.rows
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
  for (const { rows, goal, rounds } of SIZES) {
    const what = `cart CSV of ${rows.toLocaleString('en-IN')} rows`
    const bytes = new TextEncoder().encode(benchCsv(rows))
    proveEqual(bytes, context)
    yield {
      what,
      run: async () => {
        const { ours, theirs } = await fastest(
          {
            ours: () => judgeAll(readCartCsv(bytes), context),
            theirs: () => judgedByHand(withPapa(bytes), context),
          },
          { rounds },
        )
        const note =
          'from bytes to a verdict on each row: whole numbers, duplicates, product, visibility, capacity, stock'
        return [{ path: what, against: 'papaparse and the same checks', ours, theirs, goal, note }]
      },
    }
  }
}

/** Speed is worthless if the verdicts differ. */
function proveEqual(bytes: Uint8Array, context: JudgeContext): void {
  const decided = noDecidedRows(context.inCart)
  const ours = readCartCsv(bytes)
    .map((row, at) => ({ id: row.id, qty: row.qty, verdict: verdictOf(row, at === 0, context, decided) }))
    .slice(1)
  assert.deepEqual(judgedByHand(withPapa(bytes).slice(1), context), ours)
}
