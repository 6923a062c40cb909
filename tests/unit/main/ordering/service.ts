/** The service of an account's orders on a portal that a test scripts. */
import { OrderService } from '../../../../src/main/ordering/order-service.ts'
import type { BridgeEvents } from '../../../../src/shared/bridge.ts'
import { cartKeyOf } from '../../../../src/shared/domain/carts/cart-ref.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { askBy } from '../../../support/cart-ask.ts'
import { AT, KEY, openJournal, prepare } from '../../../support/journal-on-disk.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

const placed = { status: 200 as const, wh: 1, mode: 'OWNED' as const, poid: 'PO-1-T', netpayment: paise(10_000) }
export const response = { result: [placed], err: [] }
export const historyRow = {
  poid: 'PO-9-T',
  createddate: '2026-04-05T10:00:05.000Z',
  totalitems: 1,
  totalquantity: 1,
  totalMRP: paise(20_000),
  coupondiscount: paise(0),
  netpayment: paise(10_000),
  status: 'Pending' as const,
  potype: 'T',
  warehouseid: 1,
  gapReport: false,
}
type Row = typeof historyRow & { readonly clientOrderKey?: string }
export const page = (rows: Row[]) => ok({ rows, count: rows.length, netpayment: paise(0) })
export const noWordAboutIt = ok({ status: '200', message: 'OK' })

/** A service on a journal in memory, with one order of one group prepared. */
export function service(script: Parameters<typeof scriptedPortal>[0]) {
  const { journal, db } = openJournal()
  const client = scriptedPortal(script)
  const changes: BridgeEvents['orders.changed'][] = []
  const waits: { readonly ms: number; readonly run: () => void }[] = []
  const touched: string[] = []
  const events: string[] = []
  const state = { mayAsk: true }
  const orders = new OrderService({
    client,
    account: 7,
    askFor: () => askBy(client),
    resetFilters: () => events.push('cart.resetFilters'),
    journal,
    clock: () => Date.parse(AT) + 60_000,
    recheck: async () => ok(undefined),
    emit: (event, what) => {
      events.push(event)
      if (event === 'orders.changed') changes.push(what as BridgeEvents['orders.changed'])
    },
    later: (ms, run) => {
      const wait = { ms, run }
      waits.push(wait)
      return () => {
        waits.splice(waits.indexOf(wait), 1)
      }
    },
    prepare: async () => fail(offline),
    mayAsk: () => state.mayAsk,
    cartTouched: (cart) => touched.push(cartKeyOf(cart)),
  })
  prepare(journal, [{ wh: 1, products: [11] }])
  return { orders, journal, db, client, changes, waits, touched, events, state }
}
export const ask = { key: KEY, groups: ['1^OWNED'], total: 10_000 }
