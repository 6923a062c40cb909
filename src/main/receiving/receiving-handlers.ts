/** The bridge's receiving entries: counts belong to the account, expected lines come from the portal. */
import {
  countedOnly,
  differs,
  finishedRows,
  type KnownProduct,
  type LoadLine,
  mrpInWords,
  type ReceivedRow,
  receivedRows,
  unexpectedIds,
  worthOf,
} from '../../shared/domain/receiving/received.ts'
import { type Paise, sum } from '../../shared/domain/values/money.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import type { WithAccount } from '../accounts/with-account.ts'
import type { Cell, Column } from '../files/csv.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { saveCsv } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import type { ReceivedLoads } from './received-loads.ts'

export type ReceivingHandlers = Pick<
  Handlers,
  'receiving.read' | 'receiving.count' | 'receiving.box' | 'receiving.asked' | 'receiving.forget' | 'receiving.save'
>

export interface ReceivingDeps {
  readonly at: WithAccount<ReceivedLoads>
  readonly linesOf: (load: string) => Promise<Result<readonly LoadLine[]>>
  readonly about: (ids: readonly number[]) => Promise<Result<readonly KnownProduct[]>>
  readonly dialogs: Dialogs
}

/** Selects the rows of each kind of file. */
const ROW_FILTERS = {
  all: (rows) => rows,
  differences: (rows) => finishedRows(rows).filter(differs),
  counted: (rows) => countedOnly(rows).filter(differs),
} as const satisfies Record<string, (rows: readonly ReceivedRow[]) => readonly ReceivedRow[]>

/** A row, or the total amount below the rows. */
type Row = ReceivedRow | { readonly total: Paise }

const ofRow = (title: string, cell: (row: ReceivedRow) => Cell): Column<Row> => ({
  title,
  cell: (row) => ('total' in row ? undefined : cell(row)),
})

const COLUMNS: readonly Column<Row>[] = [
  ofRow('PO number', ({ orders }) => orders.join(' ')),
  ofRow('Product ID', ({ id }) => id),
  { title: 'Product', cell: (row) => ('total' in row ? 'Total' : row.name) },
  ofRow('MRP', mrpCell),
  ofRow('Expected', ({ expected }) => expected),
  ofRow('Counted', ({ counted }) => counted),
  ofRow('Short', ({ short }) => short),
  ofRow('Excess', ({ excess }) => excess),
  ofRow('Damaged', ({ damaged }) => damaged),
  { title: 'Short and damaged, value at MRP', cell: (row) => paiseCell('total' in row ? row.total : worthOf(row)) },
]

function paiseCell(paise: Paise | undefined): Cell {
  return paise === undefined ? undefined : { paise }
}

/** Several MRPs are listed with their pieces. */
function mrpCell(row: ReceivedRow): Cell {
  return row.mrps.length > 1 ? mrpInWords(row) : paiseCell(row.mrp)
}

const totalOf = (rows: readonly ReceivedRow[]): Row => ({ total: sum(rows.flatMap((row) => worthOf(row) ?? [])) })

export function receivingHandlers({ at, linesOf, about, dialogs }: ReceivingDeps): ReceivingHandlers {
  const change = (act: (loads: ReceivedLoads) => void) =>
    at(async (loads) => {
      act(loads)
      return ok(undefined)
    })
  return {
    'receiving.read': ({ load }) => at(async (loads) => ok(loads.of(load))),
    'receiving.count': ({ load, isCounted, ...counted }) =>
      change((loads) => (isCounted ? loads.count(load, counted) : loads.uncount(load, counted.id))),
    'receiving.box': ({ load, box, isHere }) => change((loads) => loads.setBox(load, box, isHere)),
    'receiving.asked': ({ load, ...unknownPieces }) => change((loads) => loads.ask(load, unknownPieces)),
    'receiving.forget': ({ load }) => change((loads) => loads.forget(load)),
    'receiving.save': ({ load, which }) =>
      at(async (loads) => {
        const lines = await linesOf(load)
        if (!lines.ok) return lines
        const { products } = loads.of(load)
        // The file is useful without the names, too.
        const known = await about(unexpectedIds(lines.value, products))
        const selectedRows = ROW_FILTERS[which](receivedRows(lines.value, products, known.ok ? known.value : []))
        if (selectedRows.length === 0) return refuse('receivedAsExpected')
        const name = which === 'all' ? 'Received' : 'Differences'
        return saveCsv(dialogs, `${name} of load ${load}.csv`, COLUMNS, [...selectedRows, totalOf(selectedRows)])
      }),
  }
}
