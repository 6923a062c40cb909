/**
 * The address and the states of each screen for tests. The compiler requires an entry for every screen of the portal; screens that
 * StoreDesk doesn't have yet are skipped.
 */
import { expect, type Page } from '@playwright/test'
import {
  boxAddress,
  invoiceAddress,
  kioskInvoiceAddress,
  kioskReceiptAddress,
  loadAddress,
  loadInvoiceAddress,
  orderAddress,
  receivingAddress,
} from '../../../src/shared/domain/screens/addresses.ts'
import { ruleOf, type ScreenName } from '../../../src/shared/domain/screens.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { soldOrders } from '../../areas/ledger.ts'
import { fullBoxes, fullLoads, oldLoad } from '../../areas/loads.ts'
import { approvedReturns } from '../../areas/returns.ts'
import { EMAIL, plentiful, some } from '../goods.ts'
import type { Asking } from './app-bridge.ts'

export interface Look {
  /** Its address, with data to show; the plain path if undefined. */
  readonly address?: (ask: Asking) => string | Promise<string>
  /** The email of the user who sees it, if that isn't the store in Pune. */
  readonly as?: string
  /** The screen that it redirects to. */
  readonly leadsTo?: ScreenName
  /** Further states of the open screen, each produced by a function. */
  readonly states?: readonly ((window: Page) => Promise<void>)[]
}

const plain: Look = {}
const at = (address: string): Look => ({ address: () => address })
const PHARMACY = 'pharmacy@practice.storedesk.example'
const STOCKIST = 'stockist@practice.storedesk.example'
const COMPANY = 'fccoco@practice.storedesk.example'
const OWNER = 'owner@practice.storedesk.example'

async function delivered(ask: Asking): Promise<string> {
  const query = { pageNo: 1, pageSize: 1, status: ['Delivered'] } as const
  const { answer } = await ask('portal.read', { call: 'order.history', args: { query }, request: 'looks', fresh: true })
  const [order] = (answer as { readonly rows: readonly { readonly poid: string }[] }).rows
  if (order === undefined) throw new Error('No order was delivered')
  return order.poid
}

async function kioskOrder(ask: Asking): Promise<string> {
  const query = { status: 'Confirmed' } as const
  const read = await ask('portal.read', { call: 'kiosk.orderList', args: { query }, request: 'looks', fresh: true })
  const [order] = read.answer as readonly { readonly id: string }[]
  if (order === undefined) throw new Error('No kiosk order was confirmed')
  return order.id
}

/** An earlier test may have filled it. */
async function filledCart(ask: Asking): Promise<string> {
  const { lines } = await ask('cart.open', { cart: 'all', fresh: true })
  const items = some(plentiful, 8).map(({ id }) => ({ id, qty: 24 }))
  if (lines.length === 0) await ask('cart.add', { cart: 'all', items })
  return ruleOf('cart').path
}

const section = (name: string) => async (window: Page) => {
  await window.getByRole('tab', { name }).click()
  await expect(window.getByRole('region', { name })).toBeVisible()
}

async function sentLink(ask: Asking): Promise<string> {
  const { practiceToken } = await ask('session.forgotPassword', { email: EMAIL, again: false })
  return `/resetPassword/${practiceToken}`
}

async function showsPictures(window: Page): Promise<void> {
  await window.getByRole('tab', { name: 'Pictures' }).click()
  await expect(window.getByRole('figure').first()).toBeVisible()
}

async function showsBoxes(window: Page): Promise<void> {
  await window.getByRole('tab', { name: 'Boxes' }).click()
  await expect(window.getByRole('grid', { name: 'Boxes of the load' })).toBeVisible()
}

const shows = (text: string) => (window: Page) =>
  expect(window.getByRole('region', { name: /^Preview/ })).toContainText(text)
const showsPaper = shows('PO-')

async function returnInLedger(ask: Asking): Promise<string> {
  const request = { call: 'ledger.entries', args: { body: { ledgerType: 1 } }, request: 'looks', fresh: true } as const
  const { answer } = await ask('portal.read', request)
  const found = (answer as Answer<'ledger.entries'>).find(({ isSR }) => isSR)
  return `/home/account/ledger/srdetails/${found?.id}/${found?.approvedDate.slice(0, 10)}/CN`
}

export const looks: Readonly<Record<ScreenName, Look>> = {
  login: plain,
  oauth: at('/auth/practice'),
  signup: plain,
  forgotPassword: plain,
  resetPassword: { address: sentLink },

  home: plain,
  weekSummary: { states: [shows('Best sellers')] },
  notifications: plain,
  cart: { address: filledCart },
  admin: { as: OWNER },
  escalation: plain,
  storePerformance: plain,
  scorecard: plain,
  incentiveDashboard: plain,
  lms: plain,
  productInformation: plain,
  bestPractice: plain,
  turnaroundStories: plain,
  events: plain,
  lookbooks: plain,
  vmGuidelines: plain,
  warranty: plain,
  checklistReport: plain,

  listing: at('/products/listing?categories=1'),
  search: at('/products/search/wipes'),
  productInfo: at(`/products/productInfo/${plentiful[0]?.id}`),
  orderAssist: at('/orderAssist/listing?categories=1'),
  orderAssistStats: plain,
  orderAssistNonApparels: at('/orderAssist/nonApparels?category=Diapering'),
  orderAssistApparels: at('/orderAssist/apparels?category=Clothes'),
  pharmacy: { as: PHARMACY },
  pharmacyProducts: { as: PHARMACY, ...at('/dashboard/products?categories=1') },
  pharmacyProduct: { as: PHARMACY, ...at(`/dashboard/products/productInfo/${plentiful[0]?.id}`) },
  pharmacySearch: { as: PHARMACY, ...at('/dashboard/products/search/wipes') },

  afs: {
    states: [
      async (window) => {
        await window.getByRole('button', { name: 'Totals' }).click()
        await expect(window.getByRole('dialog')).toBeVisible()
      },
    ],
  },
  car: { as: 'operator@practice.storedesk.example' },
  afsChecklist: plain,
  myArs: plain,
  arsBin: plain,
  arsRequest: plain,
  arsListing: plain,
  arsReport: plain,
  replacementReport: plain,

  orderHistory: plain,
  orderDetails: { address: async (ask) => orderAddress(await delivered(ask)) },
  orderInvoice: { address: async (ask) => invoiceAddress(await delivered(ask)), states: [showsPaper] },
  gapReorder: { address: async (ask) => `/home/account/gapReorder/${await delivered(ask)}` },
  orderDetailExport: { as: STOCKIST },
  autoConfirmed: plain,
  loadHistory: plain,
  loadDetails: { address: async (ask) => loadAddress((await fullLoads(ask))[0] ?? ''), states: [showsBoxes] },
  loadReceiving: { address: async (ask) => receivingAddress((await fullLoads(ask))[0] ?? '') },
  loadInvoice: { address: async (ask) => loadInvoiceAddress(await oldLoad(ask)), states: [showsPaper] },
  boxDetails: { address: async (ask) => boxAddress((await fullBoxes(ask))[0] ?? '') },

  ledger: plain,
  inputTax: plain,
  ledgerReturn: { address: returnInLedger },
  ledgerNote: { address: async (ask) => `/home/account/ledger/note/salesReturn/${(await approvedReturns(ask))[0]}` },
  transactionDetails: {
    address: async (ask) =>
      `/home/account/transactionDetails/1/${(await soldOrders(ask))[0]?.split('/')[1]}?kind=salesPo`,
  },
  srDetails: plain,
  returnNote: {
    address: async (ask) => `/home/account/srdetails/srcndn/${(await approvedReturns(ask))[0]}`,
    states: [showsPictures],
  },
  rtoDetails: plain,
  payments: plain,
  cForm: plain,
  kioskConfirmation: plain,
  kioskReceipt: { address: async (ask) => kioskReceiptAddress(await kioskOrder(ask)), states: [shows('KSK/')] },
  kioskInvoice: { address: async (ask) => kioskInvoiceAddress(await kioskOrder(ask)), states: [shows('KSK/')] },
  kioskAcknowledgement: { ...at('/confirm/kiosk/PO-1-K/1'), leadsTo: 'kioskConfirmation' },
  waybill: plain,

  settings: {
    address: () => '/home/account/settings#privacy',
    states: ['Password', 'Appearance', 'Printing', 'Connection'].map(section),
  },
  staffBadges: plain,
  calendar: plain,
  storeMusic: plain,
  reward: { as: COMPANY },
  policies: plain,
  vmEbook: plain,
  releaseNotes: plain,
  smsRequest: plain,
  artworks: plain,
  artworkSubcategory: at('/home/account/artworks/artworksSubcat?cat=Print'),
  artworkOrder: at('/home/account/artworks/artworksPlaceOrder?cat=Outdoor&sub=Banner'),
}
