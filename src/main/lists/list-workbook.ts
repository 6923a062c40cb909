/** Writes a list as an Excel workbook: a sheet of its rows, with values that Excel can calculate with, and a sheet about the list. */
import { formatDateTime, isoAt, wallTime } from '../../shared/domain/values/dates.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import type { CheckedListRequest, Chosen } from '../../shared/lists/check-list-request.ts'
import { type ColumnKind, type Value, wordsOf } from '../../shared/lists/columns.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import { type Gathered, isAllOf } from '../../shared/lists/every-row.ts'
import { lackWords } from '../../shared/lists/paging.ts'
import { partSums, type Total, totalsOf } from '../../shared/lists/rows.ts'
import { scopeInWords } from '../../shared/lists/scope.ts'
import type { Sheet, SheetCell, SheetFormat } from '../files/workbook.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Excel's calendar starts in 1900, and counts a 29 February 1900 that didn't exist. */
const FIRST_OF_EXCEL = Date.UTC(1900, 2, 1)

const formats: Readonly<Record<ColumnKind, SheetFormat>> = {
  amount: 'amount',
  count: 'count',
  figure: 'figure',
  percent: 'percent',
  day: 'day',
  moment: 'moment',
  badge: 'text',
  text: 'text',
  link: 'text',
}

/** Returns Indian local time, cut to whole units; a text that isn't a time, or is before Excel's calendar, stays text. */
function dateIn(kind: 'day' | 'moment', value: string): SheetCell {
  const wall = wallTime(value)
  if (wall === undefined || wall < FIRST_OF_EXCEL) return wordsOf(kind, value)
  const step = kind === 'day' ? DAY_MS : MINUTE_MS
  return new Date(Math.floor(wall / step) * step)
}

/** Converts to rupees, numbers and dates as Excel has them. */
export function sheetCell(kind: ColumnKind, value: Value): SheetCell {
  if (value === undefined) return undefined
  if (typeof value === 'number') return formats[kind] === 'text' ? String(value) : rupeesIn(kind, value)
  return kind === 'day' || kind === 'moment' ? dateIn(kind, value) : value
}

const rupeesIn = (kind: ColumnKind, value: number): number => (kind === 'amount' ? value / 100 : value)

export interface SavedList {
  readonly request: CheckedListRequest
  readonly columns: readonly Chosen[]
  readonly gathered: Gathered
  /** Milliseconds since 1970. */
  readonly at: number
}

export function listSheets(saved: SavedList): readonly Sheet[] {
  const { request, columns, gathered } = saved
  const { list, context } = request
  const totals = totalsOf(columns, gathered.rows, context, { isWhole: isAllOf(gathered), noun: list.noun })
  return [tableOf(saved, totals), aboutIt(saved, totals ?? [])]
}

function tableOf(
  { request: { list, context }, columns, gathered: { rows } }: SavedList,
  totals?: readonly Total[],
): Sheet {
  return {
    name: list.title,
    isTable: true,
    columns: columns.map(({ column: { title, width, kind } }) => ({ title, width, format: formats[kind] })),
    rows: cellsOf(rows, columns, context),
    totals: totals?.map(({ kind, value }) => sheetCell(kind, value)),
  }
}

function* cellsOf(
  rows: readonly unknown[],
  columns: readonly Chosen[],
  context: ListContext,
): Generator<readonly SheetCell[]> {
  for (const row of rows) yield columns.map(({ column }) => sheetCell(column.kind, column.of(row, context)))
}

type Fact = readonly [label: string, value: string]

/** Describes the rows and the time of the request, for a reader who gets only the file. */
function aboutIt(saved: SavedList, totals: readonly Total[]): Sheet {
  const { request, columns, at } = saved
  const { rows, missing, beyond, shrank, open, balances = [] } = saved.gathered
  const { list, subject, filters, sort, context } = request
  const by = sort === undefined ? undefined : list.columns[sort.by]
  const facts: readonly Fact[] = [
    ...(subject === '' ? [] : [['About', subject] as const]),
    ['Store', context.store.companyName],
    ['Filters', scopeInWords(list, filters, context) || 'none'],
    ...balances.map(({ label, amount, side }): Fact => [label, [formatRupees(amount), side].filter(Boolean).join(' ')]),
    ['Rows', String(rows.length)],
    ...(shrank || open !== undefined
      ? [['Possibly more rows', lackWords(open ?? { why: 'shrank' }, list.noun)] as const]
      : []),
    ...(missing + beyond === 0 ? [] : [['Rows not in this file', String(missing + beyond)] as const]),
    ...partSums(columns, totals).map((one): Fact => ['Rows without a value', one]),
    [
      'Sorted by',
      by === undefined ? (list.order ?? 'Portal’s order') : `${by.title}${sort?.descending ? ', descending' : ''}`,
    ],
    ['Exported on', formatDateTime(isoAt(at))],
  ]
  return {
    name: 'About',
    isTable: false,
    columns: [
      { title: 'List', width: 200, format: 'text' },
      { title: list.title, width: 480, format: 'text' },
    ],
    rows: facts,
    totals: undefined,
  }
}
