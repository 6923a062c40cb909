/** Files out: the cart, the order history, a sample to start from. */
import type { Written } from '../../shared/bridge/entry.ts'
import type { CartSnapshot } from '../../shared/domain/cart.ts'
import { dayAt } from '../../shared/domain/dates.ts'
import { historyFile } from '../../shared/domain/history-facts.ts'
import { type HistoryFilter, historyQuery, refuseHistory, warehousesNamed } from '../../shared/domain/history-filter.ts'
import { activeSellers } from '../../shared/domain/offers.ts'
import { priceCart } from '../../shared/domain/price-cart.ts'
import type { WarehouseName } from '../../shared/domain/warehouses.ts'
import { type AppError, type ErrorKind, fail, ok, portalWords, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import type { Column } from './csv.ts'
import type { Dialogs } from './dialogs.ts'
import { saveCsv } from './save-csv.ts'

export type FileHandlers = Pick<Handlers, 'orders.exportHistory' | 'import.saveSample'>

export interface FileDeps {
  readonly client: PortalClient
  readonly dialogs: Dialogs
  readonly clock: Clock
  readonly profile: () => Promise<Result<Profile>>
  readonly warehouseName: WarehouseName
}

type HistoryRow = Answer<'order.history'>['rows'][number]

/** Rows of one request while all pages of the history are fetched. */
const PAGE = 500
/** An order history that is longer than this isn't a file any more. */
const MOST_PAGES = 200

const SAMPLE_COLUMNS: readonly Column<{ readonly id: number; readonly qty: number }>[] = [
  { title: 'product id', cell: ({ id }) => id },
  { title: 'quantity', cell: ({ qty }) => qty },
]

export function fileHandlers({ client, dialogs, clock, profile, warehouseName }: FileDeps): FileHandlers {
  return {
    'orders.exportHistory': async (filter) => {
      const refusal = refuseHistory(filter)
      if (refusal !== undefined) return fail({ kind: 'rule', message: say(refusal) })
      const rows = await wholeHistory(client, filter)
      if (!rows.ok) return rows
      if (rows.value.rows.length === 0) return fail({ kind: 'rule', message: say('noOrdersFound') })
      const saved = await saveCsv(
        dialogs,
        `Order history ${dayAt(clock())}.csv`,
        historyFile(await namesFor(client, warehouseName)),
        rows.value.rows,
      )
      return saved.ok && saved.value !== undefined && rows.value.unread > 0
        ? ok({ ...saved.value, note: say('rowsNotInFile', { n: rows.value.unread }) })
        : saved
    },
    'import.saveSample': async () => {
      const known = await profile()
      if (!known.ok) return known
      const rows = await sampleRows(client, known.value)
      return rows.ok ? saveCsv(dialogs, 'Cart sample.csv', SAMPLE_COLUMNS, rows.value) : rows
    },
  }
}

const SAMPLE_ROWS = 5
const SAMPLE_QUANTITY = 6

/** A few products that the store can really order. */
async function sampleRows(client: PortalClient, { store, mapping, rules }: Profile) {
  const answer = await client.call('catalogue.listing', {
    body: {
      page: 1,
      size: SAMPLE_ROWS,
      sort: 'bestseller',
      misc: {
        map: activeSellers(mapping).map(({ whID }) => whID),
        userid: store.id,
        rules: rules.map(({ id }) => id),
        signage: store.fcf.signage,
        storetype: store.fcf.concept,
        hasFoodLicense: store.hasFoodLicense,
      },
    },
  })
  return answer.ok ? ok(answer.value.products.map(({ id }) => ({ id, qty: SAMPLE_QUANTITY }))) : answer
}

/** Warehouses are named in a file even where the portal doesn't say which ones the store has. */
async function namesFor(client: PortalClient, listed: WarehouseName): Promise<(id: number) => string> {
  const mapping = await client.call('session.mapping', { query: {} })
  return warehousesNamed(listed, mapping.ok ? mapping.value : [])
}

/** Answers that a person can do something about say so themselves. */
const saysItself: readonly ErrorKind[] = ['offline', 'timeout', 'cancelled', 'session', 'refused']

/** What is told of a download that failed: the portal's own words, where it said any. */
function downloadFailure(error: AppError): AppError {
  const told = portalWords(error) !== undefined || saysItself.includes(error.kind)
  return told ? error : { ...error, message: say('csvDownloadFailed') }
}

interface History {
  readonly rows: readonly HistoryRow[]
  /** Rows that can't be read, or are more than a file takes. */
  readonly unread: number
}

/** Every page, each order once: orders that arrive meanwhile move the others from page to page. */
async function wholeHistory(client: PortalClient, filter: HistoryFilter): Promise<Result<History>> {
  const rows = new Map<string, HistoryRow>()
  let [seen, unread, count] = [0, 0, 0]
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo++) {
    const page = await client.call('order.history', { query: { ...historyQuery(filter), pageNo, pageSize: PAGE } })
    if (!page.ok) return fail(downloadFailure(page.error))
    for (const row of page.value.rows) rows.set(row.poid, row)
    const left = page.unread?.length ?? 0
    seen += page.value.rows.length + left
    unread += left
    count = page.value.count
    if (page.value.rows.length + left === 0 || seen >= count) return ok({ rows: [...rows.values()], unread })
  }
  return ok({ rows: [...rows.values()], unread: unread + count - seen })
}

type CartRow = ReturnType<typeof priceCart>['lines'][number]

const CART: readonly Column<CartRow>[] = [
  { title: 'product id', cell: ({ line }) => line.id },
  { title: 'quantity', cell: ({ line }) => line.qty },
  { title: 'Name', cell: ({ product }) => product?.name },
  { title: 'Size', cell: ({ product }) => product?.size },
  { title: 'Colour', cell: ({ product }) => product?.color },
  { title: 'MRP', cell: ({ line }) => ({ paise: line.mrp }) },
  { title: 'Allocated', cell: ({ allocatedQty }) => allocatedQty },
  { title: 'Gap', cell: ({ gapQty }) => gapQty },
  {
    title: 'Warehouses',
    cell: ({ allocation }) => allocation.map(({ whName, qty }) => `${whName} ${qty}`).join(' + '),
  },
  { title: 'Unit price', cell: ({ unit }) => (unit === undefined ? undefined : { paise: unit.net }) },
  { title: 'GST %', cell: ({ unit }) => unit?.rate },
  { title: 'Total', cell: ({ totalPrice }) => ({ paise: totalPrice }) },
]

/** The cart as a file: its first two columns are what an import takes. */
export const exportCart =
  ({ dialogs, clock }: Pick<FileDeps, 'dialogs' | 'clock'>) =>
  ({ lines, supply }: CartSnapshot): Promise<Result<Written>> =>
    saveCsv(dialogs, `Cart ${dayAt(clock())}.csv`, CART, priceCart(lines, supply).lines)
