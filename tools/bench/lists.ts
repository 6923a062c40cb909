/** Long lists: as CSV beside Papa.unparse, and narrowed and sorted here beside a plain filter and sort. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Papa from 'papaparse'
import { writtenPieces } from '../../src/main/files/csv.ts'
import { csvColumns } from '../../src/main/lists/list-csv.ts'
import { formatDate, formatDateTime } from '../../src/shared/domain/values/dates.ts'
import { formatPlain, paise } from '../../src/shared/domain/values/money.ts'
import type { Column } from '../../src/shared/lists/columns.ts'
import * as filter from '../../src/shared/lists/filters.ts'
import { narrowed, sorted } from '../../src/shared/lists/rows.ts'
import { type BenchRow, benchColumns, benchContext, benchRows, ROWS } from './list-rows.ts'
import { type Finding, type Measurement, percentile, sink } from './measure.ts'

const ROUNDS = 5
const columns = Object.entries(benchColumns)
const chosen = columns.map(([key, column]) => ({ key, column: column as Column<unknown> }))
const howMany = ROWS.toLocaleString('en-IN')

setFlagsFromString('--expose-gc')
/** Before each run: what the other one left behind isn't its own to clear away. */
const gc = runInNewContext('gc') as () => void

/** Milliseconds of processor time of this thread: what others do on the machine doesn't count. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Paths<Name extends string> = Readonly<Record<Name, () => unknown>>

/** Medians of whole runs that take turns. */
async function turns<Name extends string>(paths: Paths<Name>): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(paths) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      gc()
      const begin = spent()
      sink.last = await paths[name]()
      // The first round is for the compiler.
      if (round > 0) times.get(name)?.push(spent() - begin)
    }
  }
  const found = {} as Record<Name, number>
  for (const [name, list] of times) found[name] = percentile(list, 0.5)
  return found
}

/** A cell as it would be given to another writer. */
function plainCell({ kind, of }: Column<BenchRow>, row: BenchRow): string | number | undefined {
  const value = of(row, benchContext)
  if (value === undefined) return undefined
  if (kind === 'amount') return formatPlain(paise(Number(value)))
  if (kind === 'day') return formatDate(String(value))
  return kind === 'moment' ? formatDateTime(String(value)) : value
}

const titles = columns.map(([, { title }]) => title)
const cellsOf = (rows: readonly BenchRow[]) => rows.map((row) => columns.map(([, column]) => plainCell(column, row)))
const unparsed = (cells: unknown[][]): string =>
  `\uFEFF${Papa.unparse([titles, ...cells], { newline: '\r\n', escapeFormulae: true })}\r\n`

async function ours(rows: readonly BenchRow[]): Promise<string> {
  let text = ''
  for await (const piece of writtenPieces(csvColumns(chosen, benchContext), rows)) text += piece
  return text
}

async function csvFindings(rows: readonly BenchRow[]): Promise<readonly Finding[]> {
  const ready = cellsOf(rows)
  if (unparsed(ready) !== (await ours(rows))) throw new Error('Papa and the list’s file disagree')
  const took = await turns({
    papa: () => unparsed(cellsOf(rows)),
    bare: () => unparsed(ready),
    ours: () => ours(rows),
  })
  const path = `list of ${howMany} × 12 as CSV`
  return [
    {
      path,
      floor: 'cells, then Papa.unparse',
      floorTook: took.papa,
      tookMedian: took.ours,
      goal: 0.7,
      note: 'from rows as the portal gave them: days and times in words, amounts, text neutralised; processor time',
    },
    {
      path: `${path}, cells and all`,
      floor: 'Papa.unparse of ready cells',
      floorTook: took.bare,
      tookMedian: took.ours,
      goal: undefined,
      note: 'ours makes the cells from rows, the floor has been given them',
    },
  ]
}

const filters = {
  ordered: filter.days<BenchRow>('Ordered', { of: ({ ordered }) => ordered }),
  status: filter.several<BenchRow>('Status', ['Shipped', 'Delivered'], { of: ({ status }) => status }),
  net: filter.range<BenchRow>('Net payment', 'rupees', { of: ({ net }) => net }),
}
const state = {
  status: ['Shipped', 'Delivered', 'Pending'],
  net: { from: 100_000, to: 6_000_000 },
}
const days = { ...state, ordered: { from: '2026-08-10', to: '2026-10-20' } }
const wanted = new Set(state.status)
const plainly = ({ status, net }: BenchRow) => wanted.has(status) && net >= state.net.from && net <= state.net.to

interface Plain {
  readonly by: string
  readonly compare: (one: BenchRow, other: BenchRow) => number
}
const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const SORTS: readonly Plain[] = [
  { by: 'net', compare: (one, other) => one.net - other.net },
  { by: 'name', compare: (one, other) => compareTexts(one.name.toLowerCase(), other.name.toLowerCase()) },
  { by: 'poid', compare: (one, other) => compareTexts(one.poid.toLowerCase(), other.poid.toLowerCase()) },
  { by: 'ordered', compare: (one, other) => compareTexts(one.ordered, other.ordered) },
]

type Rows = readonly BenchRow[]
const list = { filters: filters as never, columns: benchColumns }

async function sortFinding(rows: Rows, { by, compare }: Plain): Promise<Finding> {
  const took = await turns({
    plain: () => rows.filter(plainly).sort(compare),
    ours: () => sorted(list, narrowed(list, rows, state, benchContext), { by, descending: false }, benchContext),
  })
  return {
    path: `list of ${howMany} rows: narrowed, sorted by ${by}`,
    floor: 'plain filter and sort',
    floorTook: took.plain,
    tookMedian: took.ours,
    goal: 1.5,
    note: 'a choice of several and a range, by the definition’s filters; text without regard to capitals; processor time',
  }
}

async function dayFinding(rows: Rows): Promise<Finding> {
  const took = await turns({
    plain: () =>
      rows.filter((row) => plainly(row) && row.ordered >= '2026-08-09T18:30' && row.ordered < '2026-10-20T18:30'),
    ours: () => narrowed(list, rows, days, benchContext),
  })
  return {
    path: `list of ${howMany} rows: narrowed to days`,
    floor: 'plain filter by text',
    floorTook: took.plain,
    tookMedian: took.ours,
    goal: undefined,
    note: 'times are read as days in India; the floor compares texts of one form',
  }
}

export function* benchLists(): Generator<Measurement> {
  const rows = benchRows()
  yield { what: `a list of ${howMany} rows as CSV`, run: () => csvFindings(rows) }
  for (const plain of SORTS) {
    yield { what: `a list of ${howMany} rows by ${plain.by}`, run: async () => [await sortFinding(rows, plain)] }
  }
  yield { what: `a list of ${howMany} rows of some days`, run: async () => [await dayFinding(rows)] }
}
