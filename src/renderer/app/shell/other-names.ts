/** Other names that users have for screens and commands. A screen also matches the names of its parts. */
import type { CommandName } from '../../../shared/commands.ts'
import type { ScreenName } from '../../../shared/domain/screens.ts'

export const SCREENS_ALSO: Readonly<Partial<Record<ScreenName, string>>> = {
  cart: 'checkout basket bag gap shortage place order import csv excel template quick add',
  orderHistory: 'invoices purchase orders po past bought status delivered shipped gap report reorder',
  listing: 'catalogue browse items stock price',
  ledger: 'account statement balance dues outstanding debit credit notes tally bank books gst',
  inputTax: 'gst input credit itc tax return gstr',
  payments: 'pay dues neft rtgs cheque utr',
  loadHistory: 'shipments dispatch delivery boxes lorry transport receiving courier grn',
  srDetails: 'sales return damage sent back',
  rtoDetails: 'return origin sent back',
  kioskConfirmation: 'customer orders tablet',
  cForm: 'c-form tax form upload',
  myArs: 'replenishment auto reorder target minimum stock',
  arsBin: 'deleted removed products restore',
  afsChecklist: 'babyhug checklist missing products assortment',
  arsRequest: 'approvals pending',
  artworks: 'banner poster signage print design',
  smsRequest: 'message text customers campaign',
  settings: 'password privacy theme dark text size printer',
  scorecard: 'staff marks cro',
  incentiveDashboard: 'bonus commission earnings',
  storePerformance: 'sales report ratings benchmark',
  policies: 'rules documents sop',
  weekSummary: 'weekly report owner print pdf monday one page',
  notifications: 'alerts bell news',
  lms: 'training learning courses',
  staffBadges: 'name tag id card',
}

export const COMMANDS_ALSO: Readonly<Partial<Record<CommandName, string>>> = {
  signOut: 'sign out log off exit leave switch user',
  shortcuts: 'help keys keyboard',
  tour: 'tour help learn first steps beginner',
  about: 'version update help',
  report: 'help problem bug log support',
  deviceSettings: 'theme dark light printer proxy network text size options preferences',
  alternates: 'gap short missing exchange instead replace',
  closeGaps: 'gap short missing reduce',
  orderWhatThereIs: 'gap short missing reduce only',
  fillUp: 'short missing more least best sellers',
  find: 'search here filter',
  refresh: 'reload again update',
  print: 'paper printer',
  bestsellers: 'export top selling',
}
