/** Doubling sizes of foreign text: reading time must grow about linearly for any kind of text. */
import assert from 'node:assert/strict'
import { readBooks } from '../../src/main/files/read-books.ts'
import { cartCsvInSteps } from '../../src/main/files/read-cart-csv.ts'
import { redact } from '../../src/main/log.ts'
import { pastingOf, rangeIn } from '../../src/shared/domain/carts/cart-paste.ts'
import { typedCells } from '../../src/shared/domain/carts/judge-row.ts'
import { type Movement, NO_ORDERS } from '../../src/shared/domain/catalogue/movement.ts'
import { applyAdvice } from '../../src/shared/domain/replenishment/apply-advice.ts'
import { pastedTargets, targetsOf } from '../../src/shared/domain/replenishment/target-rows.ts'
import { PagesSoFar, type Paging } from '../../src/shared/lists/paging.ts'
import { doublings, type Growing, measuring, type Sample } from './doubling.ts'
import type { Finding, Group, Measurement } from './measure.ts'

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const id = (at: number): number => 200_000 + at

/** Reads to the end. */
function cart(file: Uint8Array): unknown {
  const reading = cartCsvInSteps(file)
  let step = reading.next()
  while (!step.done) step = reading.next()
  return accepted(step.value)
}

/** Fails on a refusal, which would take no time. */
function accepted<T extends object>(read: T): T {
  assert.ok(!('refusal' in read))
  return read
}

const carts: Readonly<Record<string, (at: number) => string>> = {
  'stray quotation marks': (at) => `${id(at)},3,"12" doll ${at}`,
  'cells that are never closed': (at) => `${id(at)},"3`,
  'cells closed some lines on': (at) => (at % 9 === 8 ? `x",${at}` : `${id(at)},"3`),
  'blank lines': (at) => (at % 2 === 0 ? `${id(at)},"3"` : ''),
  'nothing but blank lines between two rows': () => '',
  'names again and again': () => 'Product ID,Name,Qty',
  'long cells': (at) => `${id(at)},"${'long '.repeat(50)}",3`,
}

const HEADS = 'Date,Narration,Withdrawal,Deposit,Balance\n'
const day = (at: number): string => `${String((at % 28) + 1).padStart(2, '0')}/04/2026`
const books: Readonly<Record<string, (at: number) => string>> = {
  'plain rows': (at) => `${day(at)},NEFT ${at},${at}.00,,`,
  'stray quotation marks': (at) => `${day(at)},"NEFT ${at},${at}.00,,`,
  'names again': (at) => (at % 2 === 0 ? HEADS.trim() : `${day(at)},NEFT ${at},${at}.00,,`),
  'long narrations': (at) => `${day(at)},${'NEFT '.repeat(42)}${at},${at}.00,,`,
  'rows wider than the names': (at) => `${day(at)},NEFT, PUNE, ${at},${at}.00,,,`,
}

const into = { cartType: 'all', cart: new Map(), below: [], mayAdd: true } as const
const noTargets = new Map()

const PAGE = 20
const parentAt = (at: number) => ({
  id: id(at),
  brand: { id: 1 },
  category: { id: 1 },
  subcategory: { id: 1 },
  producttype: { typeid: at % 300 },
  alternateProducts: [],
  targetStock: 5 + (at % 40),
  originalStock: 60,
})
const movedAt = (of: number): Movement => ({ sale: of % 30, stock: of % 3, orders: NO_ORDERS, reported: 0 })
const paging: Paging<ReturnType<typeof parentAt>> = { key: (one) => String(one.id), size: undefined, mostPages: 1000 }

/** Joins the pages of a list. */
function pagesOf(rows: number): unknown {
  const pages = new PagesSoFar(paging)
  for (let from = 0; from < rows; from += PAGE) {
    pages.take({ rows: Array.from({ length: PAGE }, (_, at) => parentAt(from + at)), unread: 0, count: rows })
  }
  return pages.rows
}

const suggested = (rows: number): unknown =>
  applyAdvice(
    Array.from({ length: rows }, (_, at) => parentAt(at)),
    { drafts: new Map(), movementOf: movedAt, isChosen: () => true },
  )

const OTHERS: readonly Growing[] = [
  {
    what: 'a range pasted with blank lines',
    make: (rows) => `1\t2${'\n'.repeat(rows)}3\t4`,
    read: (text) => pastingOf(text, into),
  },
  {
    what: 'a range pasted, every other line blank',
    make: (rows) => lines(rows, (at) => (at % 2 === 0 ? `${id(at)}\t3` : '')),
    read: (text) => pastingOf(text, into),
  },
  {
    what: 'a range that names its columns',
    make: (rows) => `Item\tQty\n${lines(rows, (at) => `${id(at)}\t3`)}`,
    read: rangeIn,
  },
  { what: 'a typed row of commas and a quotation mark', make: (rows) => `${','.repeat(rows * 4)}"`, read: typedCells },
  { what: 'a line of the log with line ends', make: (rows) => `password:${'\n'.repeat(rows * 4)}x`, read: redact },
  { what: 'a line of the log with secrets', make: (rows) => 'token:\\"x '.repeat(rows * 2), read: redact },
  {
    what: 'targets pasted',
    make: (rows) => `Product ID\tTarget\n${lines(rows, (at) => (at % 3 === 0 ? '' : `${id(at)}\t3`))}`,
    read: (text) => targetsOf(pastedTargets(text, []).rows, noTargets),
  },
  { what: 'My ARS, page after page', make: (rows) => String(rows), read: (text) => pagesOf(Number(text)) },
  { what: 'all that is suggested of My ARS', make: (rows) => String(rows), read: (text) => suggested(Number(text)) },
]

const ALL: readonly Growing[] = [
  ...Object.entries(carts).map(([what, line]): Growing => {
    const make = (rows: number) => `Product ID,Name,Qty\n${id(0)},x,3\n${lines(rows, line)}\n${id(1)},x,3`
    return { what: `a cart with ${what}`, make, read: (text) => cart(bytes(text)) }
  }),
  ...Object.entries(books).map(([what, line]): Growing => {
    return {
      what: `books with ${what}`,
      make: (rows) => `${HEADS}${lines(rows, line)}`,
      read: (text) => accepted(readBooks(bytes(text))),
    }
  }),
  ...OTHERS,
]

/**
 * Maximum factor for twice the size: sorting, filling the processor's caches and collecting what was allocated take more than twice as long.
 * Work that grows with the square of the size, or with its square root for each row, takes 4 or 2.8 times as long.
 */
const GOAL = 2.6

export const growth: Group = { quick: true, measurements }

function* measurements(): Generator<Measurement> {
  for (const growing of ALL) {
    const measured = measuring(growing)
    yield { what: growing.what, run: () => findings(growing.what, measured()) }
  }
}

const findings = (what: string, samples: readonly Sample[]): readonly Finding[] =>
  doublings(samples).map(({ rows, before, after }) => ({
    path: `${what}, ${rows.toLocaleString('en-IN')} rows`,
    against: 'half as many rows',
    ours: after,
    theirs: before,
    goal: GOAL,
    note: 'the quickest of several runs each',
  }))
