/** Long lists: as CSV next to Papa.unparse, and filtered and sorted next to a plain filter and sort. */
import Papa from 'papaparse'
import { writtenPieces } from '../../src/main/files/csv.ts'
import { csvColumns } from '../../src/main/lists/list-csv.ts'
import { formatDate, formatDateTime } from '../../src/shared/domain/values/dates.ts'
import { formatPlain, paise } from '../../src/shared/domain/values/money.ts'
import type { Column } from '../../src/shared/lists/columns.ts'
import * as filter from '../../src/shared/lists/filters.ts'
import { narrowed, sorted } from '../../src/shared/lists/rows.ts'
import { type BenchRow, benchColumns, benchContext, benchRows, ROWS } from './list-rows.ts'
import { type Finding, fastest, type Group, type Measurement } from './measure.ts'

const TURNS = { rounds: 5, clean: true }
const columns = Object.entries(benchColumns)
const chosen = columns.map(([key, column]) => ({ key, column: column as Column<unknown> }))
const howMany = ROWS.toLocaleString('en-IN')

/** Returns a cell as another writer would get it. */
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

async function csvFinding(rows: readonly BenchRow[]): Promise<Finding> {
  if (unparsed(cellsOf(rows)) !== (await ours(rows))) throw new Error('Papa and the list’s file disagree')
  const took = await fastest({ papa: () => unparsed(cellsOf(rows)), ours: () => ours(rows) }, TURNS)
  return {
    path: `list of ${howMany} × 12 as CSV`,
    against: 'cells, then Papa.unparse',
    ours: took.ours,
    theirs: took.papa,
    goal: 0.95,
    note: 'from rows as the portal gave them: days and times in words, amounts, text neutralised',
  }
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
const statuses = new Set(state.status)
const plainly = ({ status, net }: BenchRow) => statuses.has(status) && net >= state.net.from && net <= state.net.to

interface Plain {
  readonly by: string
  readonly goal: number
  readonly quick?: false
  readonly compare: (one: BenchRow, other: BenchRow) => number
}
const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const SORTS: readonly Plain[] = [
  { by: 'net', goal: 2.1, compare: (one, other) => one.net - other.net },
  { by: 'name', goal: 1.65, compare: (one, other) => compareTexts(one.name.toLowerCase(), other.name.toLowerCase()) },
  {
    by: 'poid',
    goal: 0.8,
    quick: false,
    compare: (one, other) => compareTexts(one.poid.toLowerCase(), other.poid.toLowerCase()),
  },
  { by: 'ordered', goal: 1.3, quick: false, compare: (one, other) => compareTexts(one.ordered, other.ordered) },
]

type Rows = readonly BenchRow[]
const list = { filters: filters as never, columns: benchColumns }

async function sortFinding(rows: Rows, { by, goal, compare }: Plain): Promise<Finding> {
  const took = await fastest(
    {
      plain: () => rows.filter(plainly).sort(compare),
      ours: () => sorted(list, narrowed(list, rows, state, benchContext), { by, descending: false }, benchContext),
    },
    TURNS,
  )
  return {
    path: `list of ${howMany} rows: narrowed, sorted by ${by}`,
    against: 'plain filter and sort',
    ours: took.ours,
    theirs: took.plain,
    goal,
    note: 'a choice of several and a range, by the definition’s filters; text without regard to capitals',
  }
}

async function dayFinding(rows: Rows): Promise<Finding> {
  const [from, until] = [Date.parse('2026-08-10T00:00+05:30'), Date.parse('2026-10-21T00:00+05:30')]
  const took = await fastest(
    {
      plain: () =>
        rows.filter((row) => {
          const at = Date.parse(row.ordered)
          return plainly(row) && at >= from && at < until
        }),
      ours: () => narrowed(list, rows, days, benchContext),
    },
    TURNS,
  )
  return {
    path: `list of ${howMany} rows: narrowed to days`,
    against: 'plain filter, each time parsed',
    ours: took.ours,
    theirs: took.plain,
    goal: 1.8,
    note: 'times are read as days in India',
  }
}

export const lists: Group = { quick: true, measurements }

function* measurements(): Generator<Measurement> {
  const rows = benchRows()
  yield { what: `a list of ${howMany} rows as CSV`, run: async () => [await csvFinding(rows)] }
  for (const plain of SORTS) {
    const { by, quick } = plain
    yield { what: `a list of ${howMany} rows by ${by}`, quick, run: async () => [await sortFinding(rows, plain)] }
  }
  yield { what: `a list of ${howMany} rows of some days`, run: async () => [await dayFinding(rows)] }
}
