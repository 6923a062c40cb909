/** Text from outside holds nobody up: four times as much of it takes about four times as long, whatever it is made of. */
import { expect, it } from 'vitest'
import { readBooks } from '../../../../src/main/files/read-books.ts'
import { readCartCsvGently } from '../../../../src/main/files/read-cart-csv.ts'
import { fileName } from '../../../../src/main/files/save-csv.ts'
import { redact } from '../../../../src/main/log.ts'
import { pastingOf, rangeIn } from '../../../../src/shared/domain/carts/cart-paste.ts'
import { typedCells } from '../../../../src/shared/domain/carts/judge-row.ts'
import { styleName } from '../../../../src/shared/domain/catalogue/styles.ts'
import { refuseEmail } from '../../../../src/shared/domain/orders/kiosk.ts'
import { cellAmount } from '../../../../src/shared/domain/tables/cell-amount.ts'
import { cellDay } from '../../../../src/shared/domain/tables/cell-day.ts'
import { typedDay } from '../../../../src/shared/domain/values/typed-day.ts'
import { wholeNumber } from '../../../../src/shared/domain/values/whole-number.ts'
import { type Made, slowOnes } from './growing.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const into = { cartType: 'all', cart: new Map(), below: [], mayAdd: true } as const
const HEADS = 'Date,Narration,Withdrawal,Deposit\n'

/** All that reads what others wrote, each by its name. */
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
  cartCsv: (text) => readCartCsvGently(bytes(`${text},${text}\n1,2\n`)),
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
