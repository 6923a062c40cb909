/** The bridge's list entries: saves every row of a list as a file that the user chooses. */
import type { Written } from '../../shared/bridge/entry.ts'
import type { WarehouseName } from '../../shared/domain/catalogue/warehouses.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { counted, type Noun } from '../../shared/domain/values/counts.ts'
import { dayAt, formatDate } from '../../shared/domain/values/dates.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { fail, ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import {
  type CheckedListRequest,
  type Chosen,
  checkListRequest,
  chosenColumns,
} from '../../shared/lists/check-list-request.ts'
import { contextFrom, type ListContext } from '../../shared/lists/context.ts'
import { everyRow, type Gathered, MOST_ROWS, type RowsDeps } from '../../shared/lists/every-row.ts'
import { lackWords } from '../../shared/lists/paging.ts'
import { scopeOf } from '../../shared/lists/scope.ts'
import { say } from '../../shared/messages.ts'
import type { PerformanceRule } from '../../shared/reference.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { csvLines, writtenPieces } from '../files/csv.ts'
import { CSV, type Dialogs, EXCEL } from '../files/dialogs.ts'
import { fileName } from '../files/file-name.ts'
import { workbookPieces } from '../files/workbook.ts'
import type { Clock, Emit, Handlers, Payload } from '../handlers.ts'
import type { ReadAny } from '../portal/own-reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import { csvColumns } from './list-csv.ts'
import { listFailure } from './list-failure.ts'
import { listSheets } from './list-workbook.ts'

export type ListHandlers = Pick<Handlers, 'lists.save' | 'lists.stop'>

export interface ListDeps extends Pick<SessionPortal, 'reader' | 'store'> {
  readonly ask: ReadAny
  readonly dialogs: Dialogs
  readonly clock: Clock
  readonly emit: Emit
  readonly warehouseName: WarehouseName
  /** The rules that rate a store's figures. */
  readonly performance?: readonly PerformanceRule[]
}

type Ask = Payload<'lists.save'>

export function listHandlers(deps: ListDeps): ListHandlers {
  const running = new Map<string, AbortController>()
  return {
    'lists.save': async (ask) => {
      const store = deps.store()
      if (store === undefined) return sessionEnded()
      const abort = new AbortController()
      running.get(ask.request)?.abort()
      running.set(ask.request, abort)
      try {
        return await save(deps, store, ask, abort.signal)
      } catch (thrown) {
        if (abort.signal.aborted) return cancelled()
        throw thrown
      } finally {
        if (running.get(ask.request) === abort) running.delete(ask.request)
      }
    },
    'lists.stop': async ({ request }) => {
      running.get(request)?.abort()
      return ok(undefined)
    },
  }
}

const cancelled = () => fail({ kind: 'cancelled', message: say('cancelled') })

/** Reads the rows before asking for a file name, so that the user names no file for an empty list. */
async function save(deps: ListDeps, store: Store, ask: Ask, signal: AbortSignal): Promise<Result<Written>> {
  const { dialogs, emit, clock } = deps
  const context = await contextOf(deps, store, signal)
  if (!context.ok) return context
  const checked = checkListRequest(ask, context.value)
  if (!checked.ok) return checked
  const { list } = checked.value
  const gathered = await everyRow(rowsOf(deps, store, signal), checked.value, ({ done, total }) =>
    emit('lists.progress', { request: ask.request, done, total }),
  )
  if (!gathered.ok) return fail(listFailure(gathered.error, ask.format, list.failed))
  const { rows, none } = gathered.value
  if (rows.length === 0) return refuse(none ?? list.none)
  const columns = chosenColumns(list, ask.columns, rows, context.value)
  const [kind, ending] = ask.format === 'csv' ? [CSV, 'csv'] : [EXCEL, 'xlsx']
  const path = await dialogs.saveAs(fileName(`${nameOf(checked.value)}.${ending}`), kind)
  if (path === undefined) return ok(undefined)
  const saved = await writeWhole(path, until(signal, piecesOf(ask, checked.value, columns, gathered.value, clock())))
  const note = notInFile(gathered.value, list.noun)
  return saved.ok && note !== '' ? ok({ ...saved.value, note }) : saved
}

/** Sentences about the rows that aren't in the file; '' if all of them are. */
const notInFile = ({ missing, beyond, shrank, open }: Gathered, noun: Noun): string =>
  [
    missing > 0 && say('rowsNotInFile', { rows: counted.rows(missing) }),
    beyond > 0 && say('rowsBeyondFile', { rows: counted.rows(beyond), most: formatCount(MOST_ROWS) }),
    shrank && say('listShrank'),
    open && lackWords(open, noun),
  ]
    .filter(Boolean)
    .join(' ')

/** Stops if another user signs in: rows of two users are never mixed. */
const rowsOf = ({ ask, store: storeNow }: ListDeps, store: Store, signal: AbortSignal): RowsDeps => ({
  ask: (read, args) => ask(read, args, { signal }),
  stopped: () => {
    if (storeNow()?.id !== store.id) return sessionEnded().error
    return signal.aborted ? { kind: 'cancelled', message: say('cancelled') } : undefined
  },
})

/** Returns the same context that the list's screen has. */
async function contextOf(
  { reader, clock, warehouseName, performance }: ListDeps,
  store: Store,
  signal: AbortSignal,
): Promise<Result<ListContext>> {
  const mapping = await reader.read('session.mapping', { query: {} }, { signal })
  const about = { store, today: dayAt(clock()), listed: warehouseName, ...(performance && { performance }) }
  return contextFrom(about, mapping.ok ? ok(mapping.value.answer) : mapping)
}

/** `Order history, 01 Nov 2026 – 21 Nov 2026, Shipped`; for an unfiltered list, with today's date. */
function nameOf({ list, subject, filters, context }: CheckedListRequest): string {
  const words = scopeOf(list, filters, context).map((scoped) => (scoped.words === 'yes' ? scoped.label : scoped.words))
  const about = subject === '' ? words : [subject, ...words]
  return [list.title, ...(about.length === 0 ? [formatDate(context.today)] : about)].join(', ')
}

function piecesOf(
  { format }: Ask,
  request: CheckedListRequest,
  columns: readonly Chosen[],
  gathered: Gathered,
  at: number,
): AsyncIterable<string | Uint8Array> {
  return format === 'csv'
    ? csvOf(request, columns, gathered)
    : workbookPieces(listSheets({ request, columns, gathered, at }))
}

/** Yields the table, followed by the opening and closing balance, one line below it, if the list has them. */
async function* csvOf(
  { list, context, filters }: CheckedListRequest,
  columns: readonly Chosen[],
  { rows, balances = [] }: Gathered,
) {
  yield* writtenPieces(csvColumns(columns, context), rows)
  if (balances.length === 0) return
  const scope = scopeOf(list, filters, context).map(({ label, words }) => [label, words])
  const amounts = balances.map(({ label, amount, side }) => [label, { paise: amount }, side])
  yield csvLines([[], ...scope, ...amounts])
}

/** Throws instead of yielding once aborted; the half-written file is then deleted. */
async function* until<T>(signal: AbortSignal, pieces: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  signal.throwIfAborted()
  for await (const piece of pieces) {
    yield piece
    signal.throwIfAborted()
  }
}
