/** The company's policies and other documents: the same for every store, with a new policy each quarter. */
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { DAY, known } from '../../kit/rows.ts'
import type { AreaCalls } from '../../practice.ts'

const POLICIES = [
  ['Returns and replacements', 'policies/returns.pdf'],
  ['Visual merchandising', 'policies/visual-merchandising.pdf'],
  ['Working hours and leave', 'policies/leave.pdf'],
  ['Fire exits', 'policies/exits.png'],
  ['Cash handling and deposits', 'policies/cash-handling.pdf'],
  ['Gift vouchers', 'policies/gift-vouchers.pdf'],
  ['Opening and closing the store', 'policies/opening-and-closing.pdf'],
  ['Stock taking', 'policies/stock-taking.pdf'],
  ['Customer service', 'policies/conduct.pdf'],
] as const

const NOTES = [
  ['9.4', 'Exchanges without a bill', 'Search for the bill by the customer’s mobile number.', ''],
  ['9.3', 'UPI at the till', 'The till now confirms UPI payments automatically.', 'release-notes/upi-at-the-till.pdf'],
  ['9.2', 'Gift vouchers', 'Vouchers can be scanned and can pay part of a bill.', 'release-notes/gift-vouchers.pdf'],
  ['9.1', 'Faster search', 'Search results appear as you type. Barcodes with five or more digits are recognised.', ''],
  ['9.0', 'A new till', 'The till has a new design. See the guide for changes.', 'release-notes/a-new-till.pdf'],
  ['8.6', 'Day end', 'Day end prints the deposit slip by payment mode.', ''],
] as const

/** Documents that are in no list: escalation, VM e-book, waybill; and those of release notes. */
const UNLISTED = /^(escalation|vm-ebook|waybill|release-notes)\/[a-z-]+\.pdf$/

const isThere = (path: string): boolean => UNLISTED.test(path) || POLICIES.some((one) => one[1] === path)

export const policiesCalls: AreaCalls<'policies'> = {
  list: (_, { openedAt }) =>
    POLICIES.map(([name, path], nth) => ({ name, path, createdAt: isoAt(openedAt - (12 + nth * 90) * DAY) })),
  url: ({ query: { path } }) => ({
    url: `media/${known(isThere(path) ? path : undefined, 'Policy not found.')}`,
  }),
  releaseNotes: (_, { openedAt }) =>
    NOTES.map(([version, title, description, path], nth) => ({
      id: version,
      version,
      title,
      description,
      path,
      createdAt: isoAt(openedAt - (9 + nth * 34) * DAY),
    })),
}
