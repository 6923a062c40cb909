/**
 * The answers of the portal as its documents name them: these fields and no others, letter for letter. Every value
 * is one of its kind, so that a test can find it again in what the program reads.
 */
import type { CallName } from '../../src/shared/portal/calls.ts'

const FIRST = 100
let last = FIRST
/** A number that stands nowhere else. */
const next = (): number => {
  last += 1
  return last
}
const word = (what: string): string => `${what} ${next()}`

const named = () => ({ id: next(), name: word('name') })
const warehouseRow = () => ({ id: next(), mrp: next(), stock: next(), whType: 'Warehouse', state: word('state') })

const product = () => ({
  id: next(),
  name: word('product'),
  desc: word('desc'),
  size: word('size'),
  brand: named(),
  category: named(),
  subcategory: named(),
  type: named(),
  groupID: next(),
  color: word('color'),
  gender: word('gender'),
  ageFrom: next(),
  ageTo: next(),
  mrp: next(),
  retailerMargin: next(),
  HSNCode: String(next()),
  gstratemaster: { CGST: next(), SGST: next(), IGST: next() },
  warehouses: [warehouseRow(), warehouseRow()],
  currentStock: next(),
  b2bIsActive: true,
  isReturnable: true,
  isSetProduct: true,
  isBestseller: true,
  regularNonRegular: next(),
  stockType: 'OwnedStock',
  stockistproductbasecosts: [{ stockistid: next(), mrp: next(), basecost: next() }],
  costtocompany: next(),
  creditnote: next(),
  shippingtime: { companyid: next() },
  minimumShipHours: next(),
})

const me = () => ({
  id: next(),
  email: word('email'),
  role: word('role'),
  state: word('state'),
  shippingState: word('state'),
  fcf: { concept: word('concept'), signage: word('signage'), id: next(), subregion: word('subregion') },
  isAdmin: true,
  isFranchisee: true,
  isStockist: true,
  isApparels: true,
  isApparelsstoreCart: true,
  canOrder: true,
  canCartUpload: true,
  isessential: true,
  enableARS: true,
  enableAFS: true,
  enablecar: true,
  enableLedger: true,
  canViewStorePerformance: true,
  hasFoodLicense: true,
  offer: word('offer'),
  eppApparel: word('eppApparel'),
  eppNonApparel: word('eppNonApparel'),
  pincode: String(next()),
  GSTNumber: word('GST'),
  companyName: word('company'),
  shippingAddress1: word('address'),
  shippingAddress2: word('address'),
  shippingCity: word('city'),
  shippingPincode: String(next()),
  accountNumber: word('account'),
  DARPVirtualAccountNumber: word('account'),
  hdfcBBaccountNumber: word('account'),
  hdfcDARPVirtualAccountNumber: word('account'),
  billToshipTo: word('billTo'),
  firstname: word('first'),
  address1: word('address'),
  city: word('city'),
})

const cartLine = () => ({
  productId: next(),
  qty: next(),
  parent: word('parent'),
  mrp: next(),
  whId: next(),
  stockType: 'OwnedStock',
  isapparelproduct: true,
  isParentAlter: true,
})

const mapping = () => [
  { whID: next(), whType: 'DC', name: word('wh'), state: word('state'), isActiveStockistforb2b: true, isactive: true },
]

const DAY = Date.UTC(2026, 3, 5)
const moment = (): string => new Date(DAY + next() * 60_000).toISOString()

const orderRow = () => ({
  poid: word('PO'),
  createddate: moment(),
  cpocreateddate: moment(),
  paymentdate: moment(),
  totalitems: next(),
  totalquantity: next(),
  totalMRP: next(),
  coupondiscount: next(),
  netpayment: next(),
  status: 'Shipped',
  potype: word('type'),
  warehouseid: next(),
  maxshipdate: moment(),
  gapReport: true,
  docketNo: word('docket'),
  transporterNo: word('transporter'),
  bagcloseddate: moment(),
  shippingdetails: {
    referencenumber: word('reference'),
    company: word('courier'),
    loadid: word('load'),
    actualdate: moment(),
    amount: next(),
  },
})

const orderLine = () => ({
  ProductID: next(),
  ProductName: word('product'),
  ProductDesc: word('desc'),
  MRP: next(),
  ActualPrice: next(),
  Discount: next(),
  OrderedQuantity: next(),
  Quantity: next(),
  TotalPrice: next(),
  StockType: 'OwnedStock',
  minimumShipHours: next(),
  vat: next(),
  IGST: next(),
  CGST: next(),
  SGST: next(),
  HSNCode: String(next()),
  isReturnable: true,
})

/** What each call answers, where the documents say more than that it answers. */
const answers: Partial<Record<CallName, () => unknown>> = {
  'session.otpGenerate': () => ({ message: word('message'), user: { mobilenumber: String(next()) } }),
  'session.otpVerify': () => ({ token: word('token'), message: word('message') }),
  'session.forgotPassword': () => ({ message: word('message') }),
  'session.checkResetToken': () => ({ email: 'someone@store.example' }),
  'session.meFirst': me,
  'session.me': me,
  'session.states': () => [{ stateCode: '27', displayName: word('state') }],
  'session.gstRates': () => [{ HSNCode: String(next()), CGST: next(), SGST: next(), IGST: next() }],
  'session.mapping': mapping,
  'session.apparelMapping': mapping,
  'session.seasonCode': () => ({ seasoncode: word('season') }),
  'catalogue.listing': () => ({ products: [product()], total: next(), filters: {} }),
  'catalogue.product': () => ({
    ...product(),
    otherProducts: [{ id: next(), b2bIsActive: true }],
    children: [{ id: next(), b2bIsActive: true }],
    alternateProducts: [{ id: next() }],
  }),
  'catalogue.likes': () => ({
    id: next(),
    productId: next(),
    productName: word('product'),
    categoryId: next(),
    subCategoryId: next(),
    likeDislike: 1,
    reason: word('reason'),
  }),
  'catalogue.sliderImages': () => ({ images: `${next()};${next()}` }),
  'catalogue.productInfo': () => [product()],
  'catalogue.suggestedProducts': () => [product()],
  'catalogue.carters': () => ({ productId: [next(), next()] }),
  'cart.lines': () => ({ cart: [cartLine()] }),
  'cart.products': () => ({ products: [product()] }),
  'cart.halfProducts': () => ({ products: [product()] }),
  'cart.counts': () => ({ apparelCount: next(), nonapparelCount: next() }),
  'cart.update': () => ({}),
  'cart.updateHalf': () => ({}),
  'cart.removeItems': () => ({}),
  'cart.removeFromHalf': () => ({}),
  'order.placeStatus': () => ({ status: word('InProgress'), message: word('message') }),
  'order.place': () => ({
    response: {
      result: [{ status: 200, message: word('placed') }],
      err: [{ status: 400, message: word('failed') }],
    },
  }),
  'order.details': () => ({
    warehouse: named(),
    purchaseDetail: [orderLine(), orderLine()],
    gapTotalQty: next(),
    gapTotalPrice: next(),
  }),
  'order.history': () => ({ rows: [orderRow(), orderRow()], count: next() }),
  'order.arsReport': () => ({
    rows: [
      {
        productId: next(),
        parentId: next(),
        productName: word('product'),
        cat: word('cat'),
        subCat: word('subcat'),
        brand: word('brand'),
        mrp: next(),
        actualPrice: next(),
        targetStock: next(),
        pendingQty: next(),
        confirmedQty: next(),
        inTransitStock: next(),
        stockInHand: next(),
        expectedQty: next(),
        actualQty: next(),
        arsScheduledDate: moment(),
      },
    ],
    count: next(),
  }),
}

export const isDocumented = (name: CallName): boolean => answers[name] !== undefined

/** An answer of this call with the documents' fields alone. */
export function documentedAnswer(name: CallName): unknown {
  last = FIRST
  return answers[name]?.()
}

// What the documents name besides, and the catalogue's own screens will read: of a product formatedAge, age, type.typename,
// brandId, catId, subcatId, typeId, globalwarehouses, stock.type, whId, whType, spareParts and filters; of its
// children and otherProducts what they have in stock.
