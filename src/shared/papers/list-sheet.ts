/** Any list on paper: all rows, with the columns, filters and order of the screen. */

import { z } from 'zod'
import { warehouseNames } from '../domain/catalogue/warehouses.ts'
import { counted } from '../domain/values/counts.ts'
import { formatDateTime, isoAt } from '../domain/values/dates.ts'
import { formatCount } from '../domain/values/money.ts'
import { ok, type Result, refuse } from '../errors.ts'
import { cellOf } from '../lists/cells.ts'
import { checkListRequest, chosenColumns } from '../lists/check-list-request.ts'
import { alignOf, wordsOf } from '../lists/columns.ts'
import { contextFrom, type ListContext } from '../lists/context.ts'
import { everyRow, isAllOf } from '../lists/every-row.ts'
import { fitted, stacked, type VisibleColumn } from '../lists/layout.ts'
import { isWhole, listBalanceWords } from '../lists/list.ts'
import { listRequest } from '../lists/list-request.ts'
import { lackWords } from '../lists/paging.ts'
import { partSums, totalsOf } from '../lists/rows.ts'
import { scopeInWords } from '../lists/scope.ts'
import { anyList } from '../lists.ts'
import { say } from '../messages.ts'
import type { AskPortal } from '../portal/ask.ts'
import { dotted } from '../text.ts'
import { DOCUMENT, paper } from './paper.ts'

/** Maximum rows, about forty sheets: longer lists can only be saved as files. */
const MOST_ROWS = 2000
/** Pixels added to a column for each share of the remaining width. */
const FOR_TEXT = 60
/** Pixels of the screen's columns that fit on a portrait sheet, whose text is smaller. */
const UPRIGHT = 980

/** A value, and the smaller text below it. */
export type SheetCell = readonly [value: string, under?: string]

export interface ListSheet {
  readonly title: string
  readonly storeName: string
  /** `Ordered 01 Nov 2026 – 21 Nov 2026`; '' without filters. */
  readonly scope: string
  /** `312 orders`. */
  readonly count: string
  /** `Opening balance ₹ 1,200.00 Debit`, and the closing balance; '' for a list without balances. */
  readonly balances: string
  /** Time of creation: `21 Nov 2026, 10:42`. */
  readonly at: string
  /** A sentence about rows that aren't printed. */
  readonly note: string | undefined
  readonly columns: readonly { readonly title: string; readonly align: 'start' | 'end'; readonly width: number }[]
  readonly rows: readonly (readonly SheetCell[])[]
  readonly totals: readonly SheetCell[] | undefined
}

const subject = z.strictObject({ kind: z.literal('list'), ...listRequest.shape })
type Subject = z.output<typeof subject>

export const list = paper({
  subject,
  about: ({ list }) => anyList(list).title,
  plural: 'lists',
  load: async (request, ask, { store, reference, today, now }) => {
    const { warehouses, performance } = reference
    const about = { store, today, listed: warehouseNames(warehouses), performance }
    const context = contextFrom(about, await ask('session.mapping', { query: {} }))
    if (!context.ok) return context
    return sheetOf(request, ask, context.value, formatDateTime(isoAt(now)))
  },
  title: ({ title }) => title,
  fileName: ({ title, scope }) => [title, scope].filter((part) => part !== '').join(', '),
  runningHead: ({ title, scope, storeName }) => dotted(title, scope, storeName),
  page: ({ columns }) => {
    const width = columns.reduce((sum, column) => sum + column.width, 0)
    return { ...DOCUMENT, orientation: width > UPRIGHT ? 'landscape' : 'portrait' }
  },
})

async function sheetOf(
  { kind: _, ...request }: Subject,
  ask: AskPortal,
  context: ListContext,
  at: string,
): Promise<Result<ListSheet>> {
  const checked = checkListRequest(request, context)
  if (!checked.ok) return checked
  const { list, filters, subject: about } = checked.value
  const gathered = await everyRow({ ask, stopped: () => undefined, most: MOST_ROWS }, checked.value)
  if (!gathered.ok) return gathered
  const { rows, missing, beyond, shrank, open, balances = [], none } = gathered.value
  if (rows.length === 0) return refuse(none ?? list.none)
  if (beyond > 0) {
    return refuse('listTooLongForPaper', { most: formatCount(MOST_ROWS) })
  }
  const keys = chosenColumns(list, request.columns, rows, context).map(({ key }) => key)
  const columns = stacked(list.columns, keys)
  const scope = scopeInWords(list, filters, context)
  const totals = isWhole(list)
    ? totalsOf(columns, rows, context, { isWhole: isAllOf(gathered.value), noun: list.noun })
    : undefined
  return ok({
    title: about === '' ? list.title : `${list.title} ${about}`,
    storeName: context.store.companyName,
    scope,
    count: `${formatCount(rows.length)} ${rows.length === 1 ? list.noun[0] : list.noun[1]}`,
    balances: dotted(...balances.map(listBalanceWords)),
    at,
    note:
      [
        missing > 0 && say('rowsNotOnPaper', { rows: counted.rows(missing) }),
        shrank && say('listShrank'),
        open && lackWords(open, list.noun),
        ...partSums(columns, totals ?? []).map((one) => `${one}.`),
      ]
        .filter(Boolean)
        .join(' ') || undefined,
    columns: columns.map(({ column }) => {
      const { title, kind, width, grow } = fitted(column, { rows, context })
      return { title, align: alignOf(kind), width: width + grow * FOR_TEXT }
    }),
    rows: rows.map((row) => columns.map((column) => sheetCell(column, row, context))),
    totals: totals?.map(({ kind, value }): SheetCell => [wordsOf(kind, value)]),
  })
}

function sheetCell(column: VisibleColumn<unknown>, row: unknown, context: ListContext): SheetCell {
  const { words, under } = cellOf(column, row, context)
  return under.length === 0 ? [words] : [words, under.map((part) => part.words).join(' · ')]
}
