/** Tables for the parts that no area of the portal covers: the app's own papers, and entries of the bridge about any list or paper. */
import type { ListFormat } from '../../src/shared/bridge/entry.ts'
import { dayAt } from '../../src/shared/domain/values/dates.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { CLEARABLE } from '../../src/shared/domain/values/stored-kinds.ts'
import { filtersAtFirst } from '../../src/shared/lists/address.ts'
import { anyList, type ListName, listNames } from '../../src/shared/lists.ts'
import type { AppTables } from '../support/area-tables.ts'
import { store } from '../support/builders.ts'
import { JPEG, PICTURE, PNG } from '../support/picture-files.ts'

/** Every column of a list, with its initial filters. */
function listingOf<N extends ListName>(list: N, subject: string) {
  const definition = anyList(list)
  const filters = filtersAtFirst(definition, dayAt(Date.now()))
  return { list, filters, subject, columns: Object.keys(definition.columns) }
}

const savingOf = (list: ListName, format: ListFormat, subject: string) => ({
  ...listingOf(list, subject),
  format,
  request: 'r',
})

export const app = {
  papers: {
    staffBadges: {
      of: (name) => ({
        subject: {
          kind: 'staffBadges',
          persons: [
            { name, designation: 'croServiceExpert', copies: 19 },
            { name, designation: 'floorManager', picture: PICTURE, copies: 1 },
          ],
        },
        answers: {},
        who: { ...store(), companyName: name.slice(0, 40) },
      }),
      name: 'Anaya Sharma',
      says: ['CRO-Service Expert', 'Floor Manager', 'Sheet 1 of 2'],
      sheets: 2,
      longest: 40,
    },
    calendar: {
      of: (babyName) => ({
        subject: { kind: 'calendar', babyName, birthDate: '2024-04-05', picture: PICTURE },
        answers: {},
        who: {},
      }),
      name: 'Kabir',
      says: ['2026', 'Born 05 Apr 2024', 'January', 'December'],
      sheets: 1,
      longest: 40,
    },
    list: {
      of: (companyName) => ({
        subject: {
          kind: 'list',
          list: 'gapReport',
          filters: {},
          subject: 'PO-41873-T',
          sort: { by: 'gap', descending: true },
          columns: ['id', 'name', 'mrp', 'ordered', 'given', 'gap', 'value'],
        },
        answers: {
          'session.mapping': [],
          'order.details': { purchaseDetail: [], timeline: [] } as never,
          'order.gapReport': Array.from({ length: 60 }, (_, nth) => ({
            ProductID: 200_000 + nth,
            ProductName: `Cotton Romper ${nth}`,
            MRP: paise(1_23_456_00),
            orderedQuantity: 100 - nth,
            quantity: 1,
            gapQty: 99 - nth,
          })),
        },
        who: { companyName },
      }),
      name: 'Asha Kids',
      says: ['Gap report PO-41873-T', '60 products', 'Printed on 21 Nov 2026, 15:30', 'Gap value', 'Total', '4,170'],
      sheets: 2,
      longest: 100,
    },
  },
  entries: ({ ids, orderId }) => ({
    'app.about': [undefined],
    'app.openLink': [{ url: 'https://portal.example.in/' }],
    'app.takeLink': [undefined],
    'app.openWindow': [{ screen: 'pharmacyProduct', id: 1 }],
    'app.menu': [{ enabled: ['cart', 'print'] }],
    'app.restart': [undefined],
    'notices.list': [undefined],
    'support.report': [undefined],
    'support.save': [undefined],
    'support.backUp': [undefined],
    'support.restore': [undefined],
    'support.repair': [undefined],
    'portalCheck.run': [undefined],
    'portalCheck.stop': [undefined],
    'portalCheck.save': [undefined],
    'watching.begin': [
      { kind: 'product', id: String(ids[0]) },
      { kind: 'order', id: orderId },
    ],
    'watching.look': [undefined],
    'watching.read': [undefined],
    'watching.stop': [{ kind: 'product', id: String(ids[0]) }],
    'watching.putAway': [{ n: [1] }],
    'updates.read': [undefined],
    'updates.check': [undefined],
    'updates.install': [undefined],
    'net.state': [undefined],
    'net.tryNow': [undefined],
    'portal.read': [
      { call: 'session.states', args: {}, request: 'r', fresh: false },
      { call: 'session.me', args: { params: { id: 7 } }, request: 'r', fresh: true },
      { call: 'session.checkResetToken', args: { params: { token: 'x' } }, request: 'r', fresh: true },
      { call: 'order.invoice', args: { query: { orderId } }, request: 'r', fresh: true },
      { call: 'catalogue.productList', args: { body: { products: ids } }, request: 'r', fresh: false },
    ],
    'portal.write': [{ call: 'notifications.markRead', args: { body: { id: 1, status: 'read' } } }],
    'portal.cancel': [{ request: 'r' }],
    'lists.save': [...listNames.map((list) => savingOf(list, 'csv', orderId)), savingOf('orderLines', 'xlsx', orderId)],
    'lists.stop': [{ request: 'r' }],
    'device.read': [undefined],
    'device.write': [{ theme: 'dark', textSize: 115 }, { email: 'pune@practice.storedesk.example' }],
    'device.printers': [undefined],
    'drafts.read': [undefined],
    'drafts.keep': [
      { owner: '7/', name: 'smsRequest', json: '{"text":"Sale"}' },
      { owner: '7/', name: 'smsRequest' },
    ],
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
    'papers.save': [
      {
        subjects: [
          { kind: 'orderInvoice', orderId },
          { kind: 'orderInvoice', orderId: 'PO-0' },
        ],
        copies: ['original', 'duplicate', 'triplicate'],
      },
    ],
    'papers.choosePicture': [undefined],
    'papers.openPicture': [
      { fileName: 'face.png', bytes: PNG },
      { fileName: 'face.jpg', bytes: JPEG },
    ],
    'papers.keepPicture': [{ bytes: JPEG }],
    'documents.open': [
      { call: 'policies.url', args: { query: { path: 'policies/returns.pdf' } }, field: 'url', request: 'd' },
      { call: 'music.intellikit', args: {}, field: 'url', row: 'media/music/morning-in-the-nursery.mp3', request: 'd' },
    ],
    'documents.save': [{ ticket: '0'.repeat(32) }],
    'forms.choose': [{ call: 'cform.add' }],
    'forms.drop': [{ call: 'cform.add', fileName: 'c-form.jpg', bytes: JPEG }],
    'forms.send': [{ call: 'cform.add', args: { body: {} }, file: '0'.repeat(32), request: 'f' }],
    'transfers.stop': [{ request: 'd' }],
    'proxies.read': [undefined],
    'proxies.signIn': [{ proxy: 'proxy.example.com:8080', user: 'store', password: 'a password' }],
    'proxies.later': [{ proxy: 'proxy.example.com:8080' }],
    'proxies.forget': [{ proxy: 'proxy.example.com:8080' }],
    'connection.read': [undefined],
    'connection.change': [{ api: '', listing: '', checkout: '' }],
    'connection.test': [undefined],
    'privacy.read': [undefined],
    'privacy.clear': CLEARABLE.map((kind) => ({ kind })),
  }),
} satisfies AppTables
