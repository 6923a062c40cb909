/** Reading text from outside takes linear time: four times as much takes about four times as long, for any content. */
import { expect, it } from 'vitest'
import { fileName } from '../../../../src/main/files/file-name.ts'
import { readBooks } from '../../../../src/main/files/read-books.ts'
import { readCartRows } from '../../../../src/main/files/read-cart-csv.ts'
import { redact } from '../../../../src/main/log.ts'
import { pastingOf, rangeIn } from '../../../../src/shared/domain/carts/cart-paste.ts'
import { typedCells } from '../../../../src/shared/domain/carts/judge-row.ts'
import { refuseEmail } from '../../../../src/shared/domain/orders/kiosk.ts'
import { styleName } from '../../../../src/shared/domain/pricing/styles.ts'
import { pastedTargets, targetsOf } from '../../../../src/shared/domain/replenishment/target-rows.ts'
import { cellAmount } from '../../../../src/shared/domain/tables/cell-amount.ts'
import { cellDay } from '../../../../src/shared/domain/tables/cell-day.ts'
import { typedDay } from '../../../../src/shared/domain/values/typed-day.ts'
import { wholeNumber } from '../../../../src/shared/domain/values/whole-number.ts'
import { growthOf, type Made, MOST_GROWTH, slowOnes } from './growing.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const into = { cartType: 'all', cart: new Map(), below: [], mayAdd: true } as const
const HEADS = 'Date,Narration,Withdrawal,Deposit\n'

/** All readers of text from outside, by name. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cellDay: (text) => cellDay(text),
  cellAmount: (text) => cellAmount(text),
  typedDay,
  wholeNumber,
  typedCells,
  refuseEmail,
  redact,
  fileName,
  rangeIn,
  pastingOf: (text) => pastingOf(`1\t2\n${text}\n3\t4`, into),
  styleName: (text) => styleName([text, `${text} 2`]),
  ownBooks: (text) => readBooks(bytes(`${HEADS}${text},${text}\n`)),
  cartCsv: (text) => readCartRows(bytes(`${text},${text}\n1,2\n`)),
}

const MADE_OF: readonly Made[] = [
  ['', ' ', 'x'],
  ['', '\n', 'x'],
  ['', '\r\n', ''],
  ['', '\t', '"'],
  ['', ',', '"'],
  ['', '"', 'x'],
  ['', '"a,', 'x'],
  ['', '1', 'x'],
  ['', '1,', 'x'],
  ['', 'a', '!'],
  ['01/04/2026', ' ', 'x'],
  ['01/04/2026 ', 'T', 'x'],
  ['(', ' ', 'x'],
  ['1', ' ', 'x'],
  ['a@', 'a.', ' '],
  ['', '. ', 'x'],
  ['', 'password:', '\n'],
  ['password:', '\n', ''],
  ['', 'token:\\"', ''],
  ['', 'eyJ-', ''],
  ['', '[', ''],
]

it.each(Object.keys(READERS))('%s', async (name) => {
  const read = READERS[name]
  if (read === undefined) throw new Error(name)
  expect(await slowOnes(read, MADE_OF)).toEqual([])
})

const CART = 'Product ID,Name,Qty\n'
const day = (at: number) => `${String((at % 28) + 1).padStart(2, '0')}/04/2026`

/** Rows of files and clipboards, by the name of their reader. */
const ROWS: readonly (readonly [string, (text: string) => unknown, (at: number) => string])[] = [
  [
    'a cart with stray quotation marks',
    (text) => readCartRows(bytes(`${CART}${text}`)),
    (at) => `${at},3,"12" doll ${at}`,
  ],
  ['a cart with cells that are never closed', (text) => readCartRows(bytes(`${CART}${text}`)), (at) => `${at},"3`],
  [
    'a cart with cells that are closed some lines on',
    (text) => readCartRows(bytes(`${CART}${text}`)),
    (at) => (at % 9 === 8 ? `x",${at}` : `${at},"3`),
  ],
  [
    'a cart with blank lines',
    (text) => readCartRows(bytes(`${CART}${text}`)),
    (at) => (at % 2 === 0 ? `${at},"x",3` : ''),
  ],
  [
    'a cart with long cells',
    (text) => readCartRows(bytes(`${CART}${text}`)),
    (at) => `${at},"${'long '.repeat(50)}",3`,
  ],
  [
    'a cart that names its columns again and again',
    (text) => readCartRows(bytes(`${text}\n"200001",2`)),
    () => 'Product ID,Qty\nProduct ID,Qty\nProduct ID,Qty',
  ],
  [
    'a cart with first rows of two rows of names',
    (text) => readCartRows(bytes(`${CART}1,x,2\n${text}\n"200001",x,2`)),
    () => 'Product,Order',
  ],
  ['a range with blank lines', (text) => pastingOf(text, into), (at) => (at % 2 === 0 ? `${at}\t3` : '')],
  [
    'targets with blank lines',
    (text) => targetsOf(pastedTargets(text, []).rows, new Map()),
    (at) => (at % 2 === 0 ? `${at}\t3` : ''),
  ],
  [
    'books with stray quotation marks',
    (text) => readBooks(bytes(`${HEADS}${text}`)),
    (at) => `${day(at)},"NEFT ${at},${at}.00,`,
  ],
  [
    'books that name their columns again',
    (text) => readBooks(bytes(`${HEADS}${text}`)),
    (at) => (at % 2 === 0 ? HEADS.trim() : `${day(at)},NEFT ${at},${at}.00,`),
  ],
  [
    'books with long narrations',
    (text) => readBooks(bytes(`${HEADS}${text}`)),
    (at) => `${day(at)},${'NEFT '.repeat(50)}${at},${at}.00,`,
  ],
  [
    'books with rows that are wider than the names',
    (text) => readBooks(bytes(`${HEADS}${text}`)),
    (at) => `${day(at)},NEFT, PUNE, ${at},${at}.00,,`,
  ],
]

it.each(ROWS)('%s', async (_, read, row) => {
  const made = (rows: number) => Array.from({ length: rows }, (_row, at) => row(at)).join('\n')
  expect(await growthOf(read, made(2_500), made(10_000))).toBeLessThan(MOST_GROWTH)
})
