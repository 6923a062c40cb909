/**
 * Fields that decide something: an answer in which one of them is missing, `null` or blank is refused, or its row is left out and counted.
 * Every other field may come in any of the forms in altered.ts. The test beside it compares this table with the actual result of reading.
 */
import type { CallName } from '../../src/shared/portal/calls.ts'

/** The reasons why a field decides. */
const REASONS = {
  names: 'It names the row, or is what rules, rights and prices go by.',
  amounts: 'Money, stock or an order goes by this amount or day.',
  kinds: 'It decides what may be done with the row.',
  address: 'The row is this address and nothing else.',
  whole: 'Without it the answer says nothing of what was asked, and doesn’t say either that there is none.',
  signIn: 'A sign-in needs it.',
} as const

/** Fields by reason, without the list that the answer itself is. */
type Deciding = Readonly<Partial<Record<keyof typeof REASONS, string>>>

export const DECIDING: readonly (readonly [fields: Deciding, ...calls: CallName[]])[] = [
  [{ whole: 'user' }, 'session.otpGenerate'],
  [{ signIn: 'token' }, 'session.otpVerify', 'session.loginWithCams'],
  [{ signIn: 'email' }, 'session.checkResetToken'],
  [
    { names: 'id' },
    'session.meFirst',
    'session.me',
    'session.rules',
    'session.userList',
    'session.userDetails',
    'catalogue.brand',
    'catalogue.children',
    'catalogue.details',
    'catalogue.suggestedIds',
    'catalogue.subcategoryTypes',
    'notifications.list',
    'ars.homeBrands',
    'scores.staff',
  ],
  [{ names: 'configId' }, 'session.storeConfig'],
  [{ names: 'whID', kinds: 'whType' }, 'session.mapping', 'session.apparelMapping'],
  [{ names: 'catID' }, 'session.categoryTree'],
  [{ names: 'id subcategories[].id' }, 'catalogue.categories', 'orderAssist.apparelCategories'],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id type type.id warehouses[].id filters.brands[].id filters.prices[].id filters.age[].id filters.subcategories[].id filters.categories[].id filters.Type[].id filters.seasoncode[].id filters.offer[].id',
      amounts: 'mrp warehouses[].mrp warehouses[].stock',
      kinds: 'stockType',
      whole: 'products',
    },
    'catalogue.listing',
  ],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id type type.id warehouses[].id stockistproductbasecosts[].stockistid alternateProducts[].id',
      amounts: 'mrp warehouses[].mrp warehouses[].stock stockistproductbasecosts[].mrp',
      kinds: 'stockType',
    },
    'catalogue.product',
  ],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id type type.id warehouses[].id stockistproductbasecosts[].stockistid',
      amounts: 'mrp warehouses[].mrp warehouses[].stock stockistproductbasecosts[].mrp',
      kinds: 'stockType',
    },
    'catalogue.suggestedProducts',
    'catalogue.productInfo',
    'cart.products',
    'cart.halfProducts',
  ],
  [
    { names: 'productId' },
    'catalogue.sale',
    'catalogue.bestsellers',
    'orderAssist.sales',
    'orderAssist.stock',
    'orderAssist.stockInTransit',
    'orderAssist.invoiceDetails',
    'orderAssist.apparelSales',
    'orderAssist.apparelStock',
    'orderAssist.apparelStockInTransit',
    'orderAssist.apparelInvoice',
    'ars.pendingProducts',
    'checklist.report',
  ],
  [{ names: 'id', whole: 'rows' }, 'catalogue.suggestions'],
  [{ names: 'id brandId catId subcatId typeId', amounts: 'mrp', kinds: 'stockType' }, 'catalogue.productList'],
  [
    { names: 'id warehouses[].id', amounts: 'currentStock warehouses warehouses[].mrp warehouses[].stock' },
    'catalogue.currentStock',
  ],
  [
    { names: 'id warehouses[].id', amounts: 'warehouses warehouses[].mrp warehouses[].stock' },
    'catalogue.productWarehouse',
  ],
  [
    { names: 'ProductID' },
    'catalogue.checkServiceable',
    'catalogue.serviceability',
    'order.gapReport',
    'returns.listing',
    'returns.excess',
  ],
  [{ amounts: 'from' }, 'orderAssist.priceSlabs'],
  [{ names: 'productId', amounts: 'qty mrp', kinds: 'stockType' }, 'cart.lines'],
  [{ kinds: 'response.result[].status', whole: 'response' }, 'order.place', 'order.placeAfs', 'order.placeCar'],
  [
    {
      names: 'purchaseDetail[].ProductID',
      amounts:
        'purchaseDetail[].MRP purchaseDetail[].ActualPrice purchaseDetail[].OrderedQuantity purchaseDetail[].Quantity purchaseDetail[].TotalPrice timeline[].at',
      kinds: 'timeline[].status',
      whole: 'purchaseDetail',
    },
    'order.details',
  ],
  [{ names: 'poid warehouseid', amounts: 'createddate netpayment', kinds: 'status', whole: 'rows' }, 'order.history'],
  [{ kinds: 'status' }, 'order.stats'],
  [{ names: 'poid' }, 'order.autoConfirmed'],
  [{ names: 'ProductID', amounts: 'MRP ActualPrice OrderedQuantity Quantity TotalPrice' }, 'order.stockistDetails'],
  [{ names: 'productId', whole: 'rows' }, 'order.arsReport', 'ars.requests'],
  [
    {
      amounts: 'PODetails[].Quantity PODetails[].ActualPrice',
      kinds: 'Status',
      whole: 'StoreDetails WareHouseDetails PODetails',
    },
    'order.invoice',
  ],
  [{ names: 'LoadID', whole: 'rows' }, 'loads.list', 'loads.csv'],
  [{ names: 'POID ProductID' }, 'loads.byId'],
  [{ names: 'bagNumber' }, 'loads.boxes'],
  [{ names: 'POID productId' }, 'loads.box'],
  [
    { amounts: 'PODetails[].Quantity PODetails[].ActualPrice', whole: 'StoreDetails WareHouseDetails PODetails' },
    'loads.invoice',
    'returns.srInvoice',
    'returns.rtoInvoice',
  ],
  [
    { address: 'url' },
    'loads.invoiceUrl',
    'ledger.fileById',
    'training.eventGallery',
    'training.warranty',
    'training.webinars',
    'training.report',
    'training.lookbook',
    'policies.url',
    'music.intellikit',
    'music.commercials',
  ],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id producttype producttype.typeid warehouses[].id alternateProducts[].id alternateProducts[].brand alternateProducts[].brand.id alternateProducts[].category alternateProducts[].category.id alternateProducts[].subcategory alternateProducts[].subcategory.id alternateProducts[].producttype alternateProducts[].producttype.typeid alternateProducts[].warehouses[].id',
      amounts:
        'mrp warehouses[].mrp warehouses[].stock targetStock alternateProducts[].mrp alternateProducts[].warehouses[].mrp alternateProducts[].warehouses[].stock',
      whole: 'rows',
    },
    'ars.list',
    'ars.download',
  ],
  [{ names: 'categories[].id subcategories[].id types[].id' }, 'ars.filters', 'ars.binFilters'],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id producttype producttype.typeid warehouses[].id',
      amounts: 'mrp warehouses[].mrp warehouses[].stock',
    },
    'ars.products',
  ],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id producttype producttype.typeid warehouses[].id',
      amounts: 'mrp warehouses[].mrp warehouses[].stock',
      whole: 'rows',
    },
    'ars.bin',
    'ars.binProducts',
  ],
  [{ whole: 'rows' }, 'ars.replacements', 'sms.list', 'artwork.list'],
  [{ kinds: 'isApproval' }, 'ars.autoAlternateTypes'],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id producttype producttype.typeid warehouses[].id',
      amounts: 'mrp warehouses[].mrp warehouses[].stock',
      whole: 'products',
    },
    'ars.candidates',
  ],
  [
    { names: 'id wh[].whID', amounts: 'qty mrp', kinds: 'wh[].whType', whole: 'products' },
    'afs.products',
    'car.products',
  ],
  [{ names: '[][].id' }, 'afs.filters', 'car.filters'],
  [{ names: 'id', amounts: 'qty mrp' }, 'afs.search', 'car.search'],
  [{ names: 'catId' }, 'afs.categories', 'afs.categoryQuantities'],
  [{ names: 'subcatId' }, 'afs.seasons'],
  [
    {
      names:
        'id brand brand.id category category.id subcategory subcategory.id type type.id warehouses[].id stockistproductbasecosts[].stockistid',
      amounts: 'mrp warehouses[].mrp warehouses[].stock stockistproductbasecosts[].mrp',
      kinds: 'stockType',
      whole: 'products',
    },
    'afs.candidates',
    'car.candidates',
  ],
  [{ names: 'productid' }, 'afs.attributes'],
  [{ names: 'userid' }, 'car.configurations'],
  [{ names: 'id products[].id', kinds: 'status' }, 'kiosk.orderList'],
  [{ names: 'id', amounts: 'qty ActualPrice', whole: 'products' }, 'kiosk.receipt'],
  [{ signIn: 'kioskAddress cookies authCode' }, 'kiosk.guestLogin'],
  [{ names: 'POID', amounts: 'NetPayment' }, 'payment.pending'],
  [{ names: 'orderDetails[].ProductID', whole: 'master' }, 'returns.note'],
  [{ names: 'ReferenceID' }, 'returns.srList', 'returns.srDownload', 'returns.rtoList', 'returns.rtoDownload'],
  [{ names: 'ReferenceID ProductID', amounts: 'Quantity' }, 'returns.srSlip', 'returns.rtoSlip'],
  [{ names: 'id', address: 'url' }, 'returns.srImages'],
  [
    { names: 'id', amounts: 'approvedDate' },
    'ledger.entries',
    'ledger.misc',
    'ledger.cndn',
    'ledger.cndnInvoice',
    'ledger.courier',
    'ledger.salesLoad',
    'ledger.salesPo',
    'ledger.gcCn',
    'ledger.cmCn',
    'ledger.rto',
    'ledger.rtoDebitNote',
    'ledger.buyback',
  ],
  [{ names: 'accTypeID' }, 'ledger.accTypes'],
  [{ amounts: 'openingBalance' }, 'ledger.openingBalance'],
  [{ address: 'link' }, 'training.vmGuidelines'],
  [{ address: 'image' }, 'training.vmBestDisplay'],
  [{ address: 'path' }, 'training.lookbooks', 'policies.list'],
  [{ names: 'staff_id' }, 'scores.incentiveStaff'],
  [{ names: 'InvoiceNumber' }, 'cform.details'],
]
