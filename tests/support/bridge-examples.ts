/** Payloads with an effect for every entry of the bridge, from tests/areas/: an entry without one is a compile error here. */
import type { PracticePortal } from '../../src/practice/portal.ts'
import { type Ask, type BridgeName, bridge } from '../../src/shared/bridge.ts'
import { entriesOf } from '../areas.ts'
import { must } from './services-on-stock.ts'
import type { App } from './whole-app.ts'

export const isEntry = (name: string): name is BridgeName => Object.hasOwn(bridge, name)
export const ENTRIES = Object.keys(bridge).filter(isEntry)

export type Examples = { readonly [N in BridgeName]: readonly Ask<N>[] }

/** Payloads with an effect, for existing data. */
export async function examples(app: App, portal: PracticePortal): Promise<Examples> {
  const cartType = 'all'
  const map = must(await app.services.client.call('session.mapping', { query: {} })).map(({ whID }) => whID)
  const misc = { map, userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true }
  const body = { page: 1, size: 5, misc }
  const ids = must(await app.services.client.call('catalogue.listing', { body })).products.map(({ id }) => id)
  const items = ids.map((id) => ({ id, qty: 2 }))
  const rows = [...items.map(({ id, qty }) => `${id},${qty}`), 'x,y'].join('\n')
  const bytes = new TextEncoder().encode(`product id,quantity\n${rows}\n`)
  // A finished or discarded import makes room for the next.
  const waiting = must(await app.ask('import.current', { cartType }))
  if (waiting !== undefined) must(await app.ask('import.discard', { importId: waiting.id }))
  const importId = must(await app.ask('import.read', { cartType, fileName: 'cart.csv', bytes })).id
  await app.ask('cart.add', { cart: cartType, items })
  const template = must(await app.ask('templates.save', { cartType: cartType, name: `Every week ${importId}` })).id
  const prepared = must(await app.ask('orders.prepare', { cart: cartType }))
  const query = { pageNo: 1, pageSize: 10 }
  const orderId = must(await app.services.client.call('order.history', { query })).rows[0]?.poid ?? ''
  const newest = must(await app.services.client.call('loads.list', { body: { pageNo: 1, pageSize: 1 } }))
  const loadId = newest.rows[0]?.LoadID ?? ''
  if (ids.length < 5 || loadId === '' || orderId === '') throw new Error('The practice portal has nothing to work with')
  const { email, password } = portal.users[0] ?? { email: '', password: '' }
  return entriesOf({ email, password, ids, items, bytes, importId, template, prepared, orderId, loadId })
}
