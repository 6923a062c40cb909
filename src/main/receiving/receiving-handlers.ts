/** The bridge's entries of receiving: what was counted is the account's, what should be there the portal says. */
import {
  asFinished,
  countedOnly,
  differs,
  type KnownProduct,
  type LoadLine,
  type ReceivedRow,
  receivedRows,
  unexpectedIds,
} from '../../shared/domain/receiving/received.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import type { AskAccount } from '../accounts/of-account.ts'
import type { Column } from '../files/csv.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { saveCsv } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import type { ReceivedLoads } from './received-loads.ts'

export type ReceivingHandlers = Pick<
  Handlers,
  'receiving.read' | 'receiving.count' | 'receiving.box' | 'receiving.forget' | 'receiving.save'
>

export interface ReceivingDeps {
  readonly at: AskAccount<ReceivedLoads>
  /** The lines of a load, by the portal. */
  readonly linesOf: (load: string) => Promise<Result<readonly LoadLine[]>>
  /** Products by their ids, those that are known. */
  readonly about: (ids: readonly number[]) => Promise<Result<readonly KnownProduct[]>>
  readonly dialogs: Dialogs
}

/** The rows of each file, all of them first. */
const WANTED = {
  all: (rows) => rows,
  differences: (rows) => asFinished(rows).filter(differs),
  counted: (rows) => countedOnly(rows).filter(differs),
} as const satisfies Record<string, (rows: readonly ReceivedRow[]) => readonly ReceivedRow[]>

const COLUMNS: readonly Column<ReceivedRow>[] = [
  { title: 'PO number', cell: ({ orders }) => orders.join(' ') },
  { title: 'Product id', cell: ({ id }) => id },
  { title: 'Product', cell: ({ name }) => name },
  { title: 'MRP', cell: ({ mrp }) => (mrp === undefined ? undefined : { paise: mrp }) },
  { title: 'Expected', cell: ({ expected }) => expected },
  { title: 'Counted', cell: ({ counted }) => counted },
  { title: 'Short', cell: ({ short }) => short },
  { title: 'Excess', cell: ({ excess }) => excess },
  { title: 'Damaged', cell: ({ damaged }) => damaged },
]

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
    'receiving.forget': ({ load }) => change((loads) => loads.forget(load)),
    'receiving.save': ({ load, which }) =>
      at(async (loads) => {
        const lines = await linesOf(load)
        if (!lines.ok) return lines
        const { products } = loads.of(load)
        // Without their names the file is worth having all the same.
        const known = await about(unexpectedIds(lines.value, products))
        const wanted = WANTED[which](receivedRows(lines.value, products, known.ok ? known.value : []))
        if (wanted.length === 0) return refuse('receivedAsExpected')
        const name = which === 'all' ? 'Received' : 'Differences'
        return saveCsv(dialogs, `${name} of load ${load}.csv`, COLUMNS, wanted)
      }),
  }
}
