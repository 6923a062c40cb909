/** Text from outside holds nobody up: four times as much of it takes about four times as long, whatever it is made of. */
import { expect, it } from 'vitest'
import { readCartCsvGently } from '../../../../src/main/files/read-cart-csv.ts'
import { csvTables } from '../../../../src/main/files/read-tables.ts'
import { fileName } from '../../../../src/main/files/save-csv.ts'
import { numberFormats, sharedStrings } from "../../../../src/main/files/sheet-xml.ts"
import { redact } from '../../../../src/main/log.ts'
import { pastingOf, rangeIn } from '../../../../src/shared/domain/carts/cart-paste.ts'
import { typedCells } from '../../../../src/shared/domain/carts/judge-row.ts'
import { styleName } from '../../../../src/shared/domain/catalogue/styles.ts'
import { bookAmount, bookDay, ownBooksOf } from '../../../../src/shared/domain/ledger/own-books.ts'
import { refuseEmail } from '../../../../src/shared/domain/orders/kiosk.ts'
import { typedDay } from '../../../../src/shared/domain/values/typed-day.ts'
import { wholeNumber } from '../../../../src/shared/domain/values/whole-number.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const into = { cartType: 'all', cart: new Map(), below: [], mayAdd: true } as const
const HEADS = 'Date,Narration,Withdrawal,Deposit\n'

/** All that reads what others wrote, each by its name. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  bookDay,
  bookAmount,
  typedDay,
  wholeNumber,
  typedCells,
  refuseEmail,
  redact,
  fileName,
  rangeIn,
  pastingOf: (text) => pastingOf(`1\t2\n${text}\n3\t4`, into),
  styleName: (text) => styleName([text, `${text} 2`]),
  ownBooks: (text) => {
    const tables = csvTables(bytes(`${HEADS}${text},${text}\n`))
    return 'sheets' in tables && ownBooksOf(tables.sheets)
  },
  cartCsv: (text) => readCartCsvGently(bytes(`${text},${text}\n1,2\n`)),
  xmlText: (text) => {
    try {
      return xmlText(Buffer.from(text))
    } catch {
      return undefined
    }
  },
  sharedStrings: (text) => {
    try {
      return sharedStrings(`<sst><si><t>x</t></si>${text}`)
    } catch {
      return undefined
    }
  },
  numberFormats: (text) => numberFormats(`<numFmt numFmtId="1" formatCode="${text.replaceAll('"', '&quot;')}"/>${text}`),
}

/** What each input is made of: how it begins, what is repeated, how it ends. */
const MADE_OF: readonly (readonly [string, string, string])[] = [
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
  ['', '<!--', ''],
  ['', '<![CDATA[', ''],
  ['<a', 'a', ''],
  ['<a ', '"a" ', ''],
  ['', '[', ''],
  ['', '&#', ''],
]

const SMALL = 5_000
const LARGE = 4 * SMALL

/** The quickest of a few runs, in milliseconds: what disturbs one of them is no growth. */
async function quickest(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < 3; nth += 1) {
    const before = performance.now()
    await run()
    best = Math.min(best, performance.now() - before)
  }
  return best
}

/** Below that nothing is measured but the clock. */
const LEAST_MS = 5
/** Four times as much takes sixteen times as long where it grows by its square. */
const MOST = 8

it.each(Object.keys(READERS))('%s', async (name) => {
  const read = READERS[name]
  if (read === undefined) throw new Error(name)
  const slow: string[] = []
  for (const [begins, unit, ends] of MADE_OF) {
    const made = (length: number) => `${begins}${unit.repeat(Math.ceil(length / unit.length))}${ends}`
    const [small, large] = [made(SMALL), made(LARGE)]
    const growth = async () => {
      const few = await quickest(() => read(small))
      return (await quickest(() => read(large))) / Math.max(few, LEAST_MS)
    }
    // Measured again where it seems to grow: only what grows does so each time.
    const measured: number[] = []
    do measured.push(await growth())
    while ((measured.at(-1) ?? 0) > MOST && measured.length < 4)
    const least = Math.min(...measured)
    if (least > MOST) slow.push(`${JSON.stringify([begins, unit, ends])}: ${least.toFixed(1)} times`)
  }
  expect(slow).toEqual([])
})
