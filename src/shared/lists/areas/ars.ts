/** A store's requests to the company in My ARS, the replaced products, and the products that it gave up. */
import {
  AGAINST,
  REPLACEMENT_DAYS,
  REQUEST_DAYS,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  refuseReplacements,
  refuseRequests,
} from '../../domain/replenishment/requests.ts'
import { addDays } from '../../domain/values/dates.ts'
import { statusTone } from '../../domain/values/status-tones.ts'
import { sentenceCase } from '../../text.ts'
import { amount, badge, count, moment, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'
import { arsFilters, arsNarrowing } from './ars-filters.ts'

const productId = (id: number | undefined) => (id === undefined ? undefined : String(id))
/** Includes the whole last day. */
const endOf = (day: string | undefined) => (day === undefined ? '' : `${day}T23:59:59.999+05:30`)

/** The editable list; its files use the call that returns every row at once. */
export const myArs = list(
  { parents: 'ars.parents' },
  ({ parents }) => parents,
)({
  title: 'My ARS',
  noun: ['product', 'products'],
  pages: 'whole',
  filters: arsFilters('ars.filters', () => ({})),
  columns: {
    id: text('Product ID', (row) => productId(row.id), { width: 104, grow: 0 }),
    name: text('Product', (row) => row.name, { width: 260, grow: 2 }),
    brand: text('Brand', (row) => row.brand.name, { under: 'name' }),
    category: text('Category', (row) => row.category.name, { width: 150 }),
    subcategory: text('Subcategory', (row) => row.subcategory.name, { under: 'category' }),
    type: text('Type', ({ producttype }) => producttype.typename, { width: 150 }),
    mrp: amount('MRP', (row) => row.mrp, { width: 96 }),
    target: count('Target stock', ({ targetStock }) => targetStock, { width: 110 }),
    first: text('Alternate 1', ({ alternateProducts: [one] }) => productId(one?.id)),
    second: text('Alternate 2', ({ alternateProducts: [, two] }) => productId(two?.id)),
    third: text('Alternate 3', ({ alternateProducts: [, , three] }) => productId(three?.id)),
    pending: text('Request', ({ isRequestPending }) => (isRequestPending ? 'Pending' : undefined), { width: 96 }),
  },
  asks: ({ filters }) => ({ parents: arsNarrowing(filters) }),
  atOnce: { parents: 'ars.download' },
  asksAtOnce: ({ filters }) => {
    const { catId, subcatId, typeId } = arsNarrowing(filters)
    return { parents: { body: { categoryId: catId, subcategoryId: subcatId, typeId } } }
  },
  key: ({ id }) => String(id),
  none: 'noDataFound',
})

export const arsRequests = list(
  { requests: 'ars.requests' },
  ({ requests }) => requests,
)({
  title: 'My ARS requests',
  noun: ['request', 'requests'],
  pages: { sizes: [10, 20, 30, 50] },
  filters: {
    requested: filter.days('Requested', {
      days: REQUEST_DAYS,
      past: true,
      first: (today) => ({ from: addDays(today, -REQUEST_DAYS), to: today }),
    }),
    status: filter.choice('Status', REQUEST_STATUSES),
    type: filter.choice('Request type', REQUEST_TYPES),
    against: filter.choice('Parent or alternate', AGAINST),
  },
  columns: {
    at: moment('Requested', ({ createdAt }) => createdAt, { width: 150, rank: 3 }),
    type: text('Request', ({ requestType }) => sentenceCase(requestType), { width: 120 }),
    against: text('Parent or alternate', ({ requestAgainst }) => sentenceCase(requestAgainst), { under: 'type' }),
    product: text('Product', (row) => productId(row.productId), {
      product: (row) => row.productId,
      width: 200,
      grow: 3,
    }),
    replacement: text('Replacement', ({ replacementId }) => productId(replacementId), {
      product: ({ replacementId }) => replacementId,
      width: 200,
      grow: 3,
    }),
    reason: text('Reason', ({ storeReason }) => storeReason, { width: 180, rank: 2 }),
    rejection: text('Reason for rejection', ({ adminReason }) => adminReason, { width: 180, rank: 1 }),
    status: badge('Status', (row) => row.status, { tone: (row) => statusTone(row.status), width: 132 }),
  },
  asks: ({ filters: { requested, status, type, against }, page, size }) => ({
    requests: {
      query: {
        requestedFrom: requested?.from ?? '',
        requestedTo: endOf(requested?.to),
        status: REQUEST_STATUSES.find((known) => known === status),
        requestType: REQUEST_TYPES.find((known) => known === type),
        requestAgainst: AGAINST.find((known) => known === against),
        pageNo: page,
        pageSize: size,
      },
    },
  }),
  key: (row) => [row.createdAt, row.requestType, row.requestAgainst, row.productId, row.replacementId].join(' '),
  refuses: ({ requested }) => refuseRequests(requested),
  none: 'noDataFound',
})

export const replacements = list(
  { replaced: 'ars.replacements' },
  ({ replaced }) => replaced,
)({
  title: 'Product replacement report',
  noun: ['replacement', 'replacements'],
  pages: { sizes: [10, 20, 30, 50] },
  filters: {
    replaced: filter.days('Replaced', {
      days: REPLACEMENT_DAYS,
      past: true,
      first: (today) => ({ from: addDays(today, -REPLACEMENT_DAYS), to: today }),
    }),
  },
  columns: {
    category: text('Category', ({ categoryName }) => categoryName, { width: 148, grow: 0 }),
    subcategory: text('Subcategory', ({ subcategoryName }) => subcategoryName, { under: 'category' }),
    type: text('Type', ({ typeName }) => typeName, { width: 132, grow: 0 }),
    existing: text('Product ID', (row) => productId(row.existingProductId), {
      width: 104,
      grow: 0,
    }),
    existingName: text('Product', ({ existingProductName }) => existingProductName, {
      product: (row) => row.existingProductId,
      width: 200,
      grow: 2,
    }),
    replacement: text('Replacement ID', (row) => productId(row.replacementProductId), {
      width: 124,
      grow: 0,
    }),
    replacementName: text('Replacement', (row) => row.replacementProductName, {
      product: (row) => row.replacementProductId,
      width: 200,
      grow: 2,
    }),
  },
  asks: ({ filters: { replaced }, page, size }) => ({
    replaced: { query: { from: replaced?.from ?? '', to: endOf(replaced?.to), pageNo: page, pageSize: size } },
  }),
  key: (row) => [row.existingProductId, row.replacementProductId].join(' '),
  refuses: ({ replaced }) => refuseReplacements(replaced),
  isFor: ({ store }) => store.isFranchisee,
  none: 'noDataFound',
  failed: 'arsReplacementFailed',
})

export const arsBin = list(
  { bin: 'ars.bin' },
  ({ bin }) => bin,
)({
  title: 'ARS bin',
  noun: ['product', 'products'],
  pages: { scroll: 20 },
  filters: arsFilters('ars.binFilters', ({ store }) => ({ query: { userid: store.id } })),
  columns: {
    id: text('Product ID', (row) => productId(row.id), { product: (row) => row.id, width: 104, grow: 0, rank: 3 }),
    name: text('Product', (row) => row.name, { product: (row) => row.id, width: 220, grow: 2 }),
    brand: text('Brand', (row) => row.brand.name, { under: 'name' }),
    category: text('Category', (row) => row.category.name, { width: 150, rank: 2 }),
    subcategory: text('Subcategory', (row) => row.subcategory.name, { under: 'category' }),
    type: text('Type', ({ producttype }) => producttype.typename, { width: 150, rank: 1 }),
    size: text('Size', (row) => row.size, { under: 'name' }),
    mrp: amount('MRP', (row) => row.mrp, { width: 96, rank: 4 }),
    pending: badge('Request', ({ isRequestPending }) => (isRequestPending ? 'Pending' : undefined), {
      tone: () => 'busy',
      width: 96,
      there: (rows) => rows.some(({ isRequestPending }) => isRequestPending),
    }),
  },
  asks: ({ filters, page, context: { store } }) => ({
    bin: { body: { userid: store.id, ...arsNarrowing(filters), page } },
  }),
  key: ({ id }) => String(id),
  none: 'noDataFound',
})
