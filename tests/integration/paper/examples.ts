/** Every kind of paper with something to print: a kind that has no example doesn't compile. */
import { paise } from '../../../src/shared/domain/money.ts'
import type { Store } from '../../../src/shared/domain/store.ts'
import type { PaperKind, PaperSubject } from '../../../src/shared/papers.ts'
import { store } from '../../support/builders.ts'
import { answerOf, invoiceSource } from '../../support/invoices.ts'
import { type Answers, ORDER, STAFF } from '../../support/made.ts'

export const PICTURE = 'f'.repeat(64)

export interface PaperExample<K extends PaperKind> {
  /** With a name of the test's choice in it, of a store or of a person. */
  readonly of: (name: string) => {
    readonly subject: PaperSubject<K>
    readonly answers: Answers
    readonly who: Partial<Store>
  }
  readonly name: string
  /** What stands on it besides the name. */
  readonly says: readonly string[]
  readonly sheets: number
  /** Characters that a name may have. */
  readonly longest: number
}

export const examples: { readonly [K in PaperKind]: PaperExample<K> } = {
  orderInvoice: {
    of: (companyName) => ({
      subject: { kind: 'orderInvoice', orderId: 'PO-41873-T' },
      answers: {
        'order.invoice': answerOf(invoiceSource({ lines: 30, to: 'Karnataka', store: { companyName, storeName: '' } })),
      },
      who: STAFF,
    }),
    name: 'Sahyadri Kids Retail LLP',
    says: ['TAX INVOICE', 'FC/2627/41873', 'Authorised signatory'],
    sheets: 2,
    longest: 200,
  },
  orderSummary: {
    of: (companyName) => ({
      subject: { kind: 'orderSummary', key: ORDER.key },
      answers: {
        'order.details': {
          potype: '',
          purchaseDetail: [],
          gapTotalQty: 3,
          gapTotalPrice: paise(9_000),
          timeline: [],
        },
      },
      who: { ...store(), companyName },
    }),
    name: 'Sahyadri Kids Retail LLP',
    says: ['Order summary', 'PO-1001-T', '45,000.50', 'The order is short of the minimum.', '05 Apr 2026'],
    sheets: 1,
    longest: 200,
  },
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
    says: ['Gap report PO-41873-T', '60 products', 'made 21 Nov 2026, 15:30', 'Value of the gap', 'Total', '4,170'],
    sheets: 2,
    longest: 100,
  },
  pickingList: {
    of: (companyName) => ({
      subject: { kind: 'pickingList', cartType: 'all' },
      answers: {},
      who: { companyName },
    }),
    name: 'Asha Kids',
    says: [
      'Picking list',
      'Cotton Romper 39',
      'Bhamboli',
      'Not given by any warehouse',
      '41 lines in the cart',
      '120 pieces to pick',
    ],
    sheets: 2,
    longest: 100,
  },
}

export const KINDS = Object.keys(examples) as readonly PaperKind[]
