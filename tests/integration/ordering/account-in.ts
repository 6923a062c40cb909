/** A store's account in a folder, opened repeatedly, and a portal that remembers its orders. */
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { createAccounts } from '../../../src/main/accounts/accounts.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { fail, ok } from '../../../src/shared/errors.ts'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { policy, replenishment } from '../../support/policy.ts'
import { scriptedPortal } from '../../support/scripted-portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { product, stockPortal, store, WAREHOUSE } from '../../support/stock-portal.ts'
import { placed } from './counter.ts'

const silence = fail({ kind: 'timeout', message: '' })

export const MAPPING = [
  {
    whID: WAREHOUSE,
    whType: 'Warehouse' as const,
    name: 'Pune',
    state: 'Maharashtra',
    isActiveStockistforb2b: true,
    isactive: true,
  },
]

/** An order that the portal has accepted. */
interface Taken {
  readonly poid: string
  /** ISO time. */
  readonly at: string
  readonly key?: string | undefined
  readonly pieces?: number
  /** Paise. */
  readonly amount?: number | undefined
}

interface AccountOptions {
  readonly now?: () => number
  /** True if the disk can't be written to. */
  readonly refuses?: boolean
  /** False for a portal that accepts orders without ever answering. */
  readonly answers?: boolean
  /** True if the portal supports client order keys. */
  readonly keys?: boolean
  /** Earlier orders. */
  readonly rows?: Taken[]
}

/** An account in a folder. */
export function openIn(folder: string, options: AccountOptions = {}) {
  const { now = Date.now, refuses = false, answers = true, keys = true, rows = [] } = options
  const on = stockPortal([product(1)])
  const timers: (() => void)[] = []
  const outdated: CallName[] = []
  const orders = scriptedPortal({
    'session.me': () => ok(store),
    'order.blocking': () => ok([]),
    'kiosk.confirmOrder': () => ok({ message: 'Confirmed.' }),
    'order.place': ({ body }) => {
      const [order] = placed(body.orders)
      if (order === undefined) throw new Error('An order of nothing')
      const poid = `PO-${rows.length + 1}-T`
      const at = new Date(now()).toISOString()
      rows.push({ poid, at, key: body.clientOrderKey, pieces: 2, amount: order.netpayment })
      return answers ? ok({ response: { result: [{ ...order, poid }], err: [] } }) : silence
    },
    'order.placeStatus': ({ body: { clientOrderKey } }) => {
      if (!answers) return silence
      if (!keys) return ok({ status: '200', message: 'No order is being worked on.' })
      const known = rows.find(({ key }) => key === clientOrderKey)
      if (known === undefined)
        return ok({ status: '200', message: '', clientOrderKey, outcome: 'notReceived' as const })
      const { poid, amount: netpayment = 0 } = known
      const result = [{ status: 200, wh: WAREHOUSE, mode: 'OWNED' as const, poid, netpayment }]
      return ok({
        status: '200',
        message: '',
        clientOrderKey,
        outcome: 'placed' as const,
        response: { result, err: [] },
      })
    },
    'order.history': () =>
      ok({
        rows: rows.map(({ poid, at, key, pieces = 2, amount = product(1).mrp }) => ({
          poid,
          createddate: at,
          totalitems: 1,
          totalquantity: pieces,
          ...(keys && key !== undefined ? { clientOrderKey: key } : {}),
          totalMRP: product(1).mrp,
          coupondiscount: product(1).mrp,
          netpayment: amount,
          status: 'Pending' as const,
          potype: 'T',
          warehouseid: WAREHOUSE,
          gapReport: false,
        })) as never,
        count: rows.length,
      }),
  })
  let readOnly = 0
  const state = { phase: 'signedIn' as const, store, vault: 'memory' as const }
  const accounts = createAccounts({
    client: {
      call: (name, args, options) =>
        (/^(order|session|kiosk)\./.test(name) ? orders : on.client).call(name, args, options),
    },
    session: { state: () => state, store: () => store, folder: () => folder, onChange: () => () => undefined },
    profile: async () => ok({ store, rates: [], rules: [], carters: [], cartersFailed: false, mapping: MAPPING }),
    policy,
    replenishment,
    open: (home, name, migrations, more = {}) => {
      if (refuses) throw Object.assign(new BetterSqlite3.SqliteError('readonly', 'SQLITE_READONLY'))
      return openDatabase(join(home, name), migrations, { durable: true, now, backups: 3, ...more })
    },
    clock: now,
    later: (_, run) => {
      timers.push(run)
      return () => undefined
    },
    emit: () => undefined,
    invalidate: (calls) => {
      outdated.push(...calls)
    },
    onReadOnly: () => {
      readOnly += 1
    },
    newKey: () => `key-${crypto.randomUUID()}`,
  })
  return { accounts, timers, rows, outdated, on, noticed: () => readOnly }
}

export async function placeOne(at: ReturnType<typeof openIn>) {
  const { put } = must(at.accounts.current())
  must(await put.add('all', [{ id: 1, qty: 2 }]))
  return placeCart(at)
}

/** Places the whole cart. */
export async function placeCart(at: ReturnType<typeof openIn>) {
  const { orders } = must(at.accounts.current())
  const { key, groups } = must(await orders.prepare('all'))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return must(await orders.place({ key, groups: groups.map((group) => group.key), total }))
}
