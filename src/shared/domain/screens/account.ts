import { account, named, type ScreenRule } from './screen-rule.ts'

/** Open to confined users, too. */
const CONFINED = { audience: 'everybody', forConfined: true } as const
const LEDGER = { ...CONFINED, needs: 'enableLedger', without: 'login' } as const

export const accountRules = {
  orderHistory: named(account('orderHistory'), 'Order history', CONFINED),
  orderDetails: named(account('orderDetails/:id'), 'Order', { ...CONFINED, partOf: 'orderHistory' }),
  orderDetailExport: named(account('orderdetail'), 'Order details', { audience: 'nonFranchisee', forConfined: true }),
  autoConfirmed: {
    path: account('confirmedOrders'),
    title: 'Auto-confirmed orders',
    ...CONFINED,
    partOf: 'orderHistory',
  },
  gapReorder: named(account('gapReorder/:id'), 'Reorder of gaps', { audience: 'franchisee', partOf: 'orderHistory' }),
  loadHistory: named(account('loadHistory'), 'Load history', CONFINED),
  loadDetails: named(account('loadDetails/:id'), 'Load', { ...CONFINED, partOf: 'loadHistory' }),
  boxDetails: named(account('boxDetails/:id'), 'Box', { ...CONFINED, partOf: 'loadHistory' }),
  loadReceiving: { path: account('loadReceiving/:id'), title: 'Receiving', ...CONFINED, partOf: 'loadHistory' },
  loadInvoice: named(account('invoice/load/:id'), 'Load invoice', { ...CONFINED, partOf: 'loadHistory' }),
  orderInvoice: named(account('invoice/order/:id'), 'Invoice', { ...CONFINED, partOf: 'orderHistory' }),
  ledger: named(account('ledger'), 'Ledger', LEDGER),
  inputTax: named(account('ledger/inputtax'), 'Input tax', { ...LEDGER, partOf: 'ledger' }),
  ledgerReturn: named(account('ledger/srdetails/:id/:approvedDate/:noteType'), 'Sales return', {
    ...LEDGER,
    partOf: 'ledger',
  }),
  ledgerNote: named(account('ledger/note/:kind/:id'), 'Note', { ...LEDGER, partOf: 'ledger' }),
  srDetails: named(account('srDetails'), 'SR details', { audience: 'franchisee' }),
  rtoDetails: named(account('rtoDetails'), 'RTO details', { audience: 'franchisee' }),
  returnNote: named(account('srdetails/srcndn/:id'), 'Return note', { audience: 'franchisee', partOf: 'srDetails' }),
  transactionDetails: named(account('transactionDetails/:acc/:id'), 'Transaction', { ...LEDGER, partOf: 'ledger' }),
  payments: named(account('payments'), 'Payments', { audience: 'franchisee' }),
  cForm: named(account('cform'), 'C-form', { audience: 'franchisee' }),
  kioskConfirmation: named(account('kioskConfirmation'), 'Kiosk orders', { audience: 'franchisee' }),
  kioskReceipt: {
    path: account('kioskReceipt/:id'),
    title: 'Kiosk receipt',
    audience: 'franchisee',
    partOf: 'kioskConfirmation',
  },
  kioskInvoice: {
    path: account('kioskInvoice/:id'),
    title: 'Kiosk invoice',
    audience: 'franchisee',
    partOf: 'kioskConfirmation',
  },
  settings: named(account('settings'), 'Settings', { audience: 'everybody' }),
  policies: named(account('policies'), 'Policies', { audience: 'franchisee' }),
  calendar: named(account('calendar'), 'Calendar', { audience: 'franchisee' }),
  vmEbook: named(account('vmebook'), 'VM E-book', { audience: 'franchisee' }),
  releaseNotes: named(account('releasenotes'), 'POS release notes', { audience: 'franchisee' }),
  staffBadges: named(account('staffbadges'), 'Staff badges', { audience: 'franchisee' }),
  storeMusic: named(account('tvc'), 'Store music and AV commercials', { audience: 'franchisee' }),
  waybill: named(account('waybill'), 'Waybill', { audience: 'franchisee' }),
  smsRequest: named(account('smsrequest'), 'SMS requests', { audience: 'franchisee' }),
  reward: named(account('reward'), 'Reward and recognition', { audience: 'franchisee', needs: 'reward' }),
  artworks: named(account('artworks/category'), 'Artwork', { audience: 'franchisee' }),
  artworkSubcategory: named(account('artworks/artworksSubcat'), 'Artwork', {
    audience: 'franchisee',
    partOf: 'artworks',
  }),
  artworkOrder: named(account('artworks/artworksPlaceOrder'), 'Artwork order', {
    audience: 'franchisee',
    partOf: 'artworks',
  }),
} as const satisfies Readonly<Record<string, ScreenRule>>
