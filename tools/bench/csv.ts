/** A cart CSV read: every row checked to be two whole numbers, beside udsv, which only cuts the text into cells. */
import { inferSchema, initParser } from 'udsv'
import { type CsvColumns, numberAt, rowsOf } from '../../src/main/files/csv-columns.ts'
import { type CartCsv, cartCsvInSteps } from '../../src/main/files/read-cart-csv.ts'
import { type JudgeContext, judgeRow, nothingTaken, verdictOf } from '../../src/shared/domain/carts/judge-row.ts'
import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import { viewerOf } from '../../src/shared/domain/catalogue/visibility.ts'
import { PUNE, product, rights } from '../../tests/support/builders.ts'
import { type Finding, type Measurement, medians, sequence } from './measure.ts'

const SIZES = [500, 100_000]
const PRODUCTS = 20_000

/** Ids come again, and one in twenty is of no product: like a stock list that was put together from several. */
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

const bareParse = (text: string): string[][] => initParser(inferSchema(text)).stringArrs(text)

/** How many rows of each verdict, as the judging of an import finds them, without sentences. */
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

/** In one go. */
function readCartCsv(bytes: Uint8Array): CartCsv {
  const reading = cartCsvInSteps(bytes)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

export function* benchCsvs(): Generator<Measurement> {
  const context: JudgeContext = {
    cartType: 'all',
    mode: 'add',
    firstRowIsData: false,
    viewer: viewerOf('FOFO', rights(), [PUNE]),
    products: catalogue(),
    inCart: new Map(),
  }
  for (const size of SIZES) yield* benchCsvOf(size, context)
}

function* benchCsvOf(size: number, context: JudgeContext): Generator<Measurement> {
  const text = benchCsv(size)
  const bytes = new TextEncoder().encode(text)
  proveEqual(bareParse(text), readCartCsv(bytes).rows)
  const rows = size.toLocaleString('en-IN')
  let floorTook = Number.NaN
  const found = (what: string, tookMedian: number, goal: number | undefined, note: string): Finding => {
    const path = `cart CSV of ${rows} rows: ${what}`
    return { path, floor: 'udsv, bare parse to strings', floorTook, tookMedian, goal, note }
  }
  yield {
    what: `a cart CSV of ${rows} rows, read`,
    run: () => {
      const took = medians({ udsv: () => bareParse(text), ours: () => readCartCsv(bytes) }, { rounds: 60 })
      floorTook = took.udsv
      const note = 'from bytes to columns: separator found, two whole numbers or not, line numbers, empty rows left out'
      return [found('read and check', took.ours, 0.6, note)]
    },
  }
  yield {
    what: `a cart CSV of ${rows} rows, judged`,
    run: () => {
      const { verdicts, sentences } = judging(bytes, context)
      const lookedUp = `also looked up among ${PRODUCTS.toLocaleString('en-IN')} products: duplicates, visibility, capacity, stock`
      const written = 'as an import writes them down: each row an object with its text, verdict and reason'
      return [
        found('and a verdict on each', verdicts, undefined, lookedUp),
        found('and a sentence for each', sentences, undefined, written),
      ]
    },
  }
}

const judging = (bytes: Uint8Array, context: JudgeContext) =>
  medians(
    {
      verdicts: () => judgeAll(readCartCsv(bytes).rows, context),
      sentences: () => {
        const taken = nothingTaken(context.inCart)
        return rowsOf(readCartCsv(bytes).rows).map((row, at) => judgeRow(row, at === 0, context, taken))
      },
    },
    { rounds: 5 },
  )

/** Quick is worth nothing if it isn't the same. */
function proveEqual(cells: readonly (readonly string[])[], columns: CsvColumns): void {
  const read = rowsOf(columns).slice(1)
  const same = cells.every((row, at) => Number(row[0]) === read[at]?.id && Number(row[1]) === read[at]?.qty)
  if (cells.length !== read.length || !same) throw new Error('udsv and the scan disagree')
}
