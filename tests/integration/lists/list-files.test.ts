/** Every list of the practice portal, saved in every format and read back: it contains what the calls return. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import exceljs from 'exceljs'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readReference } from '../../../src/main/reference.ts'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import type { ListFormat } from '../../../src/shared/bridge/entry.ts'
import { warehouseNames } from '../../../src/shared/domain/catalogue/warehouses.ts'
import { warehousesNamed } from '../../../src/shared/domain/orders/search-warehouses.ts'
import { returnNoteId } from '../../../src/shared/domain/returns/returns.ts'
import { incentiveSubject } from '../../../src/shared/domain/scores/incentives.ts'
import { scorecardSubject } from '../../../src/shared/domain/scores/scorecard.ts'
import { ruleAt } from '../../../src/shared/domain/screens.ts'
import { dayAt, formatDate, formatDateTime } from '../../../src/shared/domain/values/dates.ts'
import { requiredId } from '../../../src/shared/domain/values/ids.ts'
import { neutralised } from '../../../src/shared/domain/values/spreadsheet-text.ts'
import { filtersAtFirst } from '../../../src/shared/lists/address.ts'
import { type Column, type Value, wordsOf } from '../../../src/shared/lists/columns.ts'
import type { ListContext } from '../../../src/shared/lists/context.ts'
import { isWhole } from '../../../src/shared/lists/list.ts'
import { type Sort, sorted } from '../../../src/shared/lists/rows.ts'
import { anyList, type ListName, listNames } from '../../../src/shared/lists.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { isOwnRead, type ReadName } from '../../../src/shared/portal/own-reads.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const PAGE = 40

/** Users for lists that the first user may not see. */
const STAFF: Readonly<Partial<Record<ListName, string>>> = { users: 'admin@', orderDetails: 'stockist@' }

let portal: PracticePortal
let app: App
let context: ListContext
/** An order with missing pieces: the subject of every list about an order. */
let load = ''
let returned = ''
/** An order whose sale is in the ledger. */
let sold = ''
let poid: string
let member: Answer<'scores.staff'>[number]

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  const saveIn = mkdtempSync(join(tmpdir(), 'storedesk-saved-'))
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain, saveIn })
  const { state } = await signIn(app, portal)
  if (state.phase !== 'signedIn') throw new Error('Nobody is signed in')
  const { client } = app.services
  const mapping = must(await client.call('session.mapping', { query: {} }))
  const { warehouses, performance } = readReference()
  const warehouseName = warehousesNamed(warehouseNames(warehouses), mapping)
  context = { store: state.store, today: dayAt(Date.now()), warehouseName, performance }
  const { rows } = must(await client.call('order.history', { query: { pageNo: 1, pageSize: 500 } }))
  poid = rows.find(({ gapReport }) => gapReport)?.poid ?? ''
  expect(poid).not.toBe('')
  const loads = must(await client.call('loads.list', { body: { pageNo: 1, pageSize: 1 } }))
  load = loads.rows[0]?.LoadID ?? ''
  expect(load).not.toBe('')
  const days = { FromDate: '2020-01-01', ToDate: '2099-12-31', Status: 'InDone' } as const
  const [done] = must(await client.call('returns.srList', { body: days }))
  returned = returnNoteId(done?.ReferenceID ?? '', done?.WareHouseID ?? 0)
  const seller = must(await client.call('scores.staff', { params: { id: requiredId(state.store.fcf.id) } })).at(-1)
  if (seller === undefined) throw new Error('Nobody works there')
  member = seller
  const sales = must(await client.call('ledger.salesPo', { query: { ledgerAccount: 1 } }))
  sold = sales.find(({ hasDetails }) => hasDetails === 'po')?.id ?? ''
  expect(sold).not.toBe('')
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})
beforeEach(() => {
  app.events.splice(0)
})

/** Signs in as the user whose lists follow. */
async function signInAs(who: string): Promise<void> {
  if (context.store.email.startsWith(who)) return
  const at = portal.users.findIndex(({ email }) => email.startsWith(who))
  const { state } = await signIn(app, portal, at)
  if (state.phase === 'signedIn') context = { ...context, store: state.store }
}

/** Returns the subject of a list. */
function subjectOf(name: ListName): string {
  if (name === 'returnGoods' || name === 'returnNoteLines') return returned
  if (name === 'scorecard') return scorecardSubject(member)
  if (name.endsWith('Incentives'))
    return incentiveSubject(member.id, context.today.slice(0, 7), member.franchisee.fcfid)
  if (name === 'boxLines') return `${load}-B1`
  if (name === 'ledgerLines') return `salesPo/${sold}`
  return name === 'loadLines' || name === 'boxes' ? load : poid
}

interface Expected {
  readonly rows: readonly unknown[]
  readonly columns: readonly Column<unknown>[]
  readonly keys: readonly string[]
  readonly values: readonly (readonly Value[])[]
}

/** Reads that main builds from several calls are asked from main. */
async function answerTo(call: ReadName, args: Record<string, unknown>): Promise<unknown> {
  if (!isOwnRead(call)) return must(await app.services.client.call(call, args as never))
  return must(await app.ask('portal.read', { call, args, request: 'r', fresh: false })).answer
}

const read = new Map<ListName, Promise<readonly unknown[]>>()

/** Reads its rows in another way: small pages, one call after the other; once for all comparisons. */
function rowsOf(name: ListName): Promise<readonly unknown[]> {
  const rows = read.get(name) ?? readRows(name)
  read.set(name, rows)
  return rows
}

async function readRows(name: ListName): Promise<readonly unknown[]> {
  const list = anyList(name)
  const rows: unknown[] = []
  for (let page = 1; ; page++) {
    const filters = filtersAtFirst(list, context.today) as never
    const args = list.asks({ filters, page, size: PAGE, subject: subjectOf(name), context })
    const answers: Record<string, unknown> = {}
    for (const [key, call] of Object.entries(list.reads)) {
      answers[key] = await answerTo(call, args[key] as never)
    }
    const found = list.found(answers as never, { subject: subjectOf(name), context })
    rows.push(...found.rows)
    // The portal's own pages may be shorter than requested.
    if (isWhole(list) || found.rows.length === 0 || rows.length >= (found.count ?? rows.length)) return rows
  }
}

async function expected(name: ListName, sort: Sort | undefined): Promise<Expected> {
  const list = anyList(name)
  const rows = await rowsOf(name)
  const keys = Object.keys(list.columns).toReversed()
  const shown = keys.filter((key) => list.columns[key]?.there?.(rows, context) !== false)
  const columns = shown.flatMap((key) => list.columns[key] ?? [])
  const values = sorted(list, rows, sort, context).map((row) =>
    columns.map((column) => column.of(row as never, context)),
  )
  return { rows, columns: columns as readonly Column<unknown>[], keys, values }
}

async function saved(name: ListName, format: ListFormat, keys: readonly string[], sort: Sort | undefined) {
  const filters = filtersAtFirst(anyList(name), context.today)
  const request = { list: name, format, filters, subject: subjectOf(name), columns: [...keys], request: name, sort }
  const written = must(await app.ask('lists.save', request))
  expect(written?.note).toBeUndefined()
  return written?.path ?? ''
}

function inCsv({ kind }: Column<unknown>, value: Value): string {
  if (value === undefined) return ''
  if (kind === 'amount') return (Number(value) / 100).toFixed(2)
  if (kind === 'day') return formatDate(String(value))
  if (kind === 'moment') return formatDateTime(String(value))
  if (typeof value === 'number') return String(value)
  return /^(?:\d{12,}|0\d+)$/.test(value) ? `="${value}"` : neutralised(value)
}

/** Dates as Excel shows them, in any time zone of the computer. */
function inWorkbook({ kind }: Column<unknown>, value: Value): unknown {
  if (value === undefined || value === '') return null
  if (kind === 'amount') return Number(value) / 100
  if (kind === 'day') return formatDate(String(value))
  if (kind === 'moment') return formatDateTime(String(value))
  return typeof value === 'number' && !['count', 'figure', 'percent'].includes(kind) ? String(value) : value
}

const asShown = (column: Column<unknown> | undefined, value: exceljs.CellValue): unknown => {
  if (!(value instanceof Date)) return value
  const wall = value.toISOString().slice(0, 16)
  return column?.kind === 'day' ? formatDate(wall.slice(0, 10)) : formatDateTime(wall)
}

const SORTS = ['as it comes', 'by its first column', 'by its last column, last first'] as const

function sortOf(name: ListName, how: (typeof SORTS)[number]): Sort | undefined {
  const list = anyList(name)
  const keys = Object.keys(list.columns)
  if (!isWhole(list) || how === 'as it comes') return undefined
  return how === 'by its first column'
    ? { by: keys[0] ?? '', descending: false }
    : { by: keys.at(-1) ?? '', descending: true }
}

const sortsOf = (name: ListName) => (isWhole(anyList(name)) ? SORTS : SORTS.slice(0, 1))

describe.each(listNames.flatMap((name) => sortsOf(name).map((how) => [name, how] as const)))('%s, %s', (name, how) => {
  beforeAll(() => signInAs(STAFF[name] ?? 'pune@'))

  it('is the same as CSV', async () => {
    const sort = sortOf(name, how)
    const { columns, keys, values } = await expected(name, sort)
    expect(values.length).toBeGreaterThan(0)
    const text = readFileSync(await saved(name, 'csv', keys, sort), 'utf8')
    const { data } = Papa.parse<string[]>(text.slice(1), { newline: '\r\n', skipEmptyLines: true })
    expect(data[0]).toEqual(columns.map(({ title }) => title))
    const table = values.map((row) => row.map((value, at) => inCsv(columns[at] ?? never(), value)))
    expect(data.slice(1, 1 + values.length)).toEqual(table)
    // Only lists with opening and closing balances have lines below their table.
    expect(data.slice(1 + values.length).map(([label]) => label)).toEqual(
      name === 'ledger' ? ['Approved', 'Account', 'Opening balance', 'Closing balance'] : [],
    )
    expect(app.events.filter(({ event }) => event === 'lists.progress').at(-1)?.what).toEqual({
      request: name,
      done: values.length,
      total: values.length,
    })
  })

  it('is the same as a workbook', async () => {
    const sort = sortOf(name, how)
    const { columns, keys, values } = await expected(name, sort)
    const path = await saved(name, 'xlsx', keys, sort)
    expect(basename(path)).toContain(anyList(name).title)
    const book = new exceljs.Workbook()
    await book.xlsx.readFile(path)
    const [page, about] = book.worksheets
    if (page === undefined || about === undefined) throw new Error('There are no two sheets')
    const cellsOf = (row: number) => columns.map((column, at) => asShown(column, page.getCell(row, at + 1).value))
    expect(cellsOf(1)).toEqual(columns.map(({ title }) => title))
    expect(values.map((_, at) => cellsOf(at + 2))).toEqual(
      values.map((row) => row.map((value, at) => inWorkbook(columns[at] ?? never(), value))),
    )
    for (const [at, column] of columns.entries()) {
      if (!column.sum) continue
      const sum = values.reduce((total, row) => total + Number(row[at] ?? 0), 0)
      expect(page.getCell(values.length + 2, at + 1).value).toBe(column.kind === 'amount' ? sum / 100 : sum)
    }
    const facts = Object.fromEntries(
      Array.from({ length: about.rowCount }, (_, at) => [
        about.getCell(at + 1, 1).value,
        about.getCell(at + 1, 2).value,
      ]),
    )
    expect(facts).toMatchObject({
      List: anyList(name).title,
      Store: context.store.companyName,
      Rows: String(values.length),
      ...(name === 'ledger' && {
        Filters: expect.stringMatching(/^Approved .* · Account BB$/),
        'Opening balance': expect.stringMatching(/^₹ [\d,.]+( Debit| Credit)?$/),
        'Closing balance': expect.stringMatching(/^₹ [\d,.]+( Debit| Credit)?$/),
      }),
    })
  })
})

it.each(listNames)('%s leads from its rows to screens that there are', async (name) => {
  await signInAs(STAFF[name] ?? 'pune@')
  const { rows } = await expected(name, undefined)
  const { opens, columns } = anyList(name)
  const links = Object.values(columns).flatMap(({ kind, of, to }) =>
    rows.map((row) => (wordsOf(kind, of(row as never, context)) === '' ? undefined : to?.(row as never))),
  )
  for (const address of [...links, ...rows.map((row) => opens?.(row as never))]) {
    if (address === undefined) continue
    const { pathname } = new URL(address, 'app://desk')
    expect(ruleAt(pathname), pathname).toBeDefined()
  }
})

const never = (): never => {
  throw new Error('Column not found')
}
