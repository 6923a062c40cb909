/** Papers for the accountant: unbroken numbers, and periods without entries. */
import { expect, it } from 'vitest'
import type { LedgerStatement } from '../../src/shared/domain/ledger/ledger-of.ts'
import { noteOf } from '../../src/shared/domain/ledger/notes.ts'
import { statementSheets } from '../../src/shared/domain/papers/ledger-statement.ts'
import type { NotePaper } from '../../src/shared/domain/papers/note.ts'
import { addDays, dayAt } from '../../src/shared/domain/values/dates.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { messages } from '../../src/shared/messages.ts'
import type { LedgerStatementPaper } from '../../src/shared/papers/ledger-statement.ts'
import type { MadePaper, PaperSubject } from '../../src/shared/papers.ts'
import { ledgerEntry } from '../support/builders.ts'
import { must } from '../support/services-on-stock.ts'
import { openPrinting } from './open-printing.ts'

const { press, app } = await openPrinting()

const to = dayAt(Date.now())
const show = async (subject: PaperSubject): Promise<MadePaper> => must(await app.ask('papers.show', subject))
async function rowsOf(from: string): Promise<LedgerStatement['rows']> {
  const request = { call: 'ledger.statement', args: { account: 1, from, to }, request: 'r', fresh: false }
  return (must(await app.ask('portal.read', request)).answer as LedgerStatement).rows
}
const wordsOn = (sheets: readonly string[]) => new Set(sheets.join('\n').split(/\s+/))

it('has every voucher’s number in one piece, on the statement and on the list', async () => {
  const from = addDays(to, -90)
  const numbers = (await rowsOf(from)).map(({ voucherNumber }) => voucherNumber)
  expect(numbers.some((number) => number.length > 24)).toBe(true)
  const statement = await show({ kind: 'ledgerStatement', account: 1, from, to })
  const filters = { days: { from, to } }
  const columns = ['approved', 'voucher', 'title', 'debit', 'credit', 'balance']
  const list = await show({ kind: 'list', list: 'ledger', filters, subject: '', columns } as PaperSubject)
  for (const paper of [statement, list]) {
    const { sheets, clipped } = await press.print([paper])
    expect(clipped).toEqual([])
    const words = wordsOn(sheets)
    expect(numbers.filter((number) => !words.has(number))).toEqual([])
  }
})

it('has a note’s number in one piece', async () => {
  const notes = (await rowsOf(addDays(to, -200))).flatMap((entry) => noteOf(entry) ?? [])
  const papers = await Promise.all(notes.map(show))
  const numberOf = ({ value }: MadePaper) => (value as NotePaper).number
  const longest = papers.toSorted((one, other) => numberOf(other).length - numberOf(one).length).slice(0, 3)
  const { sheets, clipped } = await press.print(longest)
  expect(clipped).toEqual([])
  const words = wordsOn(sheets)
  for (const one of longest) expect([...words]).toContain(numberOf(one))
})

it('has a statement of days without entries', async () => {
  const day = '2024-03-31'
  const { sheets, clipped } = await press.print([
    await show({ kind: 'ledgerStatement', account: 1, from: day, to: day }),
  ])
  expect([sheets.length, clipped]).toEqual([1, []])
  for (const words of ['Opening balance', 'Closing balance', 'Balance today', messages.ledgerNone])
    expect(sheets[0]).toContain(words)
})

it('has sheets that are full and hold what they have, however long its entries are', async () => {
  const made = await show({ kind: 'ledgerStatement', account: 1, from: addDays(to, -90), to })
  const value = made.value as LedgerStatementPaper
  const words = 'Freight of a load that came by road, in two lorries, and was weighed twice at the gate. '
  const rows = Array.from({ length: 90 }, (_, nth) => {
    const description = nth < 60 ? 'Goods, order PO-1' : words.repeat((nth % 3) + 1)
    return { ...ledgerEntry({ id: `${nth}`, description, exportDesc: '' }), balance: paise(118_050 * (nth + 1)) }
  })
  const sheets = statementSheets({ rows, opening: paise(0) })
  expect(sheets.slice(0, 2).map(({ lines }) => lines.length)).toEqual([27, 28])
  const note = `${messages.ledgerNone} ${messages.ledgerIncomplete}`
  const printed = await press.print([{ ...made, value: { ...value, note, sheets } } as MadePaper])
  expect([printed.sheets.length, printed.clipped]).toEqual([sheets.length, []])
})
