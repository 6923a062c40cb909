/** Every entry of the bridge, and payloads that do something. */
import type { PracticePortal } from '../../src/practice/portal.ts'
import type { ListFormat } from '../../src/shared/bridge/entry.ts'
import { type Ask, type BridgeName, bridge } from '../../src/shared/bridge.ts'
import { dayAt } from '../../src/shared/domain/dates.ts'
import { CLEARABLE } from '../../src/shared/domain/stored-kinds.ts'
import { filtersAtFirst } from '../../src/shared/lists/address.ts'
import { anyList, type ListName, listNames } from '../../src/shared/lists.ts'
import { JPEG, PNG } from './picture-files.ts'
import { must } from './services-on-stock.ts'
import type { App } from './whole-app.ts'

export const isEntry = (name: string): name is BridgeName => Object.hasOwn(bridge, name)
export const ENTRIES = Object.keys(bridge).filter(isEntry)

export type Examples = { readonly [N in BridgeName]: readonly Ask<N>[] }

/** Payloads that do something, for things that are there. */
export async function examples(app: App, portal: PracticePortal): Promise<Examples> {
  const cartType = 'all'
  const map = must(await app.services.client.call('session.mapping', { query: {} })).map(({ whID }) => whID)
  const misc = { map, userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true }
  const body = { page: 1, size: 5, misc }
  const ids = must(await app.services.client.call('catalogue.listing', { body })).products.map(({ id }) => id)
  const items = ids.map((id) => ({ id, qty: 2 }))
  const rows = [...items.map(({ id, qty }) => `${id},${qty}`), 'x,y'].join('\n')
  const bytes = new TextEncoder().encode(`product id,quantity\n${rows}\n`)
  // A finished or a discarded one makes place for the next.
  const waiting = must(await app.ask('import.current', { cartType }))
  if (waiting !== undefined) must(await app.ask('import.discard', { importId: waiting.id }))
  const importId = must(await app.ask('import.read', { cartType, fileName: 'cart.csv', bytes })).id
  await app.ask('cart.add', { cartType, items })
  const template = must(await app.ask('templates.save', { cartType, name: `Every week ${importId}` })).id
  const { key, groups } = must(await app.ask('orders.prepare', { cartType }))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const query = { pageNo: 1, pageSize: 10 }
  const orderId = must(await app.services.client.call('order.history', { query })).rows[0]?.poid ?? ''
  if (ids.length < 5 || orderId === '') throw new Error('The practice portal has nothing to work with')
  const several = [
    { kind: 'orderInvoice' as const, orderId },
    { kind: 'orderInvoice' as const, orderId: 'PO-0' },
  ]
  const { email, password } = portal.users[0] ?? { email: '', password: '' }
  return {
    'app.about': [undefined],
    'app.openLink': [{ url: 'https://portal.example.in/' }],
    'app.takeLink': [undefined],
    'app.openWindow': [{ screen: 'pharmacyProduct', id: 1 }],
    'net.state': [undefined],
    'session.state': [undefined],
    'session.requestOtp': [{ email, password }],
    'session.verifyOtp': [{ email, password, mobilenumber: '9000000000', code: '123456' }],
    'session.signInCams': [{ email, password: `${password}?` }],
    'session.startProvider': [{ provider: 'practice' }],
    'session.cancelSignIn': [undefined],
    'session.forgotPassword': [{ email, again: false }],
    'session.checkReset': [{ token: 'nothing' }],
    'session.resetPassword': [
      { token: 'nothing', email, newPassword: 'Bazaar!!77Lane', confirmPassword: 'Bazaar!!77Lane' },
    ],
    'session.signOut': [undefined],
    'session.actFor': [{ id: 7001 }],
    'session.stopActing': [undefined],
    'portal.read': [
      { call: 'session.states', args: {}, request: 'r', fresh: false },
      { call: 'session.me', args: { params: { id: 7 } }, request: 'r', fresh: true },
      { call: 'session.checkResetToken', args: { params: { token: 'x' } }, request: 'r', fresh: true },
      { call: 'order.invoice', args: { query: { orderId } }, request: 'r', fresh: true },
      { call: 'catalogue.productList', args: { body: { products: ids } }, request: 'r', fresh: false },
    ],
    'portal.write': [{ call: 'notifications.markRead', args: { body: { id: 1, status: 'read' } } }],
    'portal.cancel': [{ request: 'r' }],
    'products.seen': [{ typed: 'bab' }, { typed: String(ids[0]) }],
    'products.saveBestsellers': [{ ofConcept: true }],
    'app.menu': [{ enabled: ['cart', 'print'] }],
    'products.suggest': [{ typed: 'bab' }],
    'assist.category': [
      { categoryId: 17, fresh: false },
      { categoryId: 14, fresh: true },
    ],
    'assist.bestsellers': [{ categoryId: 17, category: 'Maternity', fresh: false }],
    'assist.reorder': [{ categoryId: 6, fresh: false }],
    'products.list': [
      { page: 1, search: 'baby', chosen: { categories: ['6'], prices: ['0-250'] }, sort: 'price', fresh: false },
      {
        page: 1,
        search: '',
        chosen: { subcategories: ['244'] },
        sets: 'none',
        whId: 2,
        whType: 'DC',
        sort: 'bestseller',
        fresh: true,
      },
    ],
    'products.related': [
      { id: ids[0] ?? 0, what: 'suggested', fresh: false },
      { id: ids[0] ?? 0, what: 'spareParts', fresh: true },
    ],
    'products.gaps': [{ orderId, fresh: true }],
    'products.names': [{ ids }],
    'products.show': [
      { id: ids[0] ?? 0, fresh: false },
      { id: 1, fresh: true },
    ],
    'cart.open': [{ cartType, fresh: false }],
    'cart.add': [{ cartType, items }],
    'cart.setQuantities': [{ cartType, items }],
    'cart.remove': [{ cartType, ids }],
    'cart.clear': [{ cartType }],
    'cart.keepTyped': [
      { cartType, typed: [{ id: 1001, qty: 3, was: 2 }] },
      { cartType, typed: [] },
    ],
    'cart.reorder': [{ cartType, orderId }],
    'cart.export': [
      { cartType, format: 'csv' },
      { cartType, format: 'xlsx' },
    ],
    'import.pick': [{ cartType }],
    'import.read': [{ cartType, fileName: 'cart.csv', bytes }],
    'import.current': [{ cartType }],
    'import.rows': [{ importId, from: 0, count: 100, verdicts: ['taken'] }],
    'import.fix': [{ importId, line: 7, text: `${ids[0]},3` }],
    'import.setMode': [{ importId, mode: 'replace' }],
    'import.headerIsData': [{ importId, isData: true }],
    'import.commit': [{ importId }],
    'import.stop': [{ importId }],
    'import.discard': [{ importId }],
    'import.exportRejected': [{ importId }],
    'import.saveSample': [undefined],
    'templates.list': [undefined],
    'templates.save': [{ cartType, name: `Again ${importId}`, replace: true }],
    'templates.rename': [{ id: template, name: `Other ${importId}` }],
    'templates.load': [{ id: template, cartType, replace: true }],
    'templates.share': [{ id: template }],
    'templates.take': [undefined],
    'templates.remove': [{ id: template }],
    'orders.prepare': [{ cartType }],
    'orders.place': [{ key, groups: groups.map((group) => group.key), total }],
    'orders.journal': [{ open: true }],
    'orders.check': [{ key }],
    'orders.setAside': [{ key }],
    'orders.held': [undefined],
    'orders.lookBack': [undefined],
    'orders.release': [undefined],
    'kiosk.acknowledge': [{ poid: orderId, id: '1', again: false }],
    'lists.save': [...listNames.map((list) => savingOf(list, 'csv', orderId)), savingOf('orderLines', 'xlsx', orderId)],
    'lists.stop': [{ request: 'r' }],
    'device.read': [undefined],
    'device.write': [{ theme: 'dark', textSize: 115 }, { email: 'pune@practice.storedesk.example' }],
    'device.printers': [undefined],
    'settings.read': [{ key: 'list.orderHistory' }],
    'settings.write': [
      { key: 'recent', value: { visited: [{ to: '/home', title: 'Home' }] } },
      { key: 'list.orderHistory', value: { columns: ['poid'], widths: { poid: 140 } } },
    ],
    'papers.show': [
      { kind: 'orderInvoice', orderId },
      { kind: 'staffBadges', persons: [{ name: 'Anaya', designation: 'cashier', copies: 2 }] },
      { kind: 'calendar', babyName: 'Kabir', birthDate: '2024-02-29', picture: '0'.repeat(64) },
      { kind: 'list', ...listingOf('gapReport', orderId) },
    ],
    'papers.print': [{ subjects: [{ kind: 'orderInvoice', orderId }], copies: ['original'] }],
    'papers.save': [{ subjects: several, copies: ['original', 'duplicate', 'triplicate'] }],
    'papers.choosePicture': [undefined],
    'papers.openPicture': [
      { fileName: 'face.png', bytes: PNG },
      { fileName: 'face.jpg', bytes: JPEG },
    ],
    'papers.keepPicture': [{ bytes: JPEG }],
    'session.changePassword': [{ oldPassword: 'x', newPassword: 'AAbb11!!', confirmPassword: 'AAbb11!!' }],
    'connection.read': [undefined],
    'connection.change': [{ api: '', listing: '', checkout: '' }],
    'connection.test': [undefined],
    'app.restart': [undefined],
    'privacy.read': [undefined],
    'privacy.clear': CLEARABLE.map((kind) => ({ kind })),
  }
}

function savingOf(list: ListName, format: ListFormat, subject: string): Ask<'lists.save'> {
  return { ...listingOf(list, subject), format, request: 'r' }
}

/** Every column of a list, with the filters that it has at first. */
function listingOf<N extends ListName>(list: N, subject: string) {
  const definition = anyList(list)
  const filters = filtersAtFirst(definition, dayAt(Date.now()))
  return { list, filters, subject, columns: Object.keys(definition.columns) }
}
