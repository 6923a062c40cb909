import { WAREHOUSE_TYPES } from '../../domain/catalogue/product.ts'
import { refuseReach, SEARCH_MONTHS } from '../../domain/orders/search-days.ts'
import { historyWarehouses } from '../../domain/orders/search-warehouses.ts'
import {
  RETURN_STATUSES,
  returnNoteAddress,
  returnStatusChoices,
  returnStatusInWords,
  returnTone,
} from '../../domain/returns/returns.ts'
import { addMonths } from '../../domain/values/dates.ts'
import type { Answer } from '../../portal/calls.ts'
import { badge, type Column, day, link, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { type FilterValues, list } from '../list.ts'
import { warehouseFilter, warehouseIdIn } from '../warehouse-filter.ts'

type Row = Answer<'returns.srList'>[number]

const filters = {
  raised: filter.days('Raised', {
    months: SEARCH_MONTHS,
    first: (today) => ({ from: addMonths(today, -SEARCH_MONTHS), to: today }),
  }),
  status: filter.choice('Status', () => returnStatusChoices),
  warehouse: warehouseFilter(historyWarehouses),
  type: filter.choice('Warehouse type', WAREHOUSE_TYPES),
}
type Values = FilterValues<typeof filters>

const reference = { width: 104, grow: 0, whole: true } as const

/** The notes of a sales return; undefined while it has no warehouse. */
const noteOf = ({ ReferenceID, WareHouseID }: Row) =>
  WareHouseID === undefined ? undefined : returnNoteAddress(ReferenceID, WareHouseID)

const columns = {
  id: text('Reference', ({ ReferenceID }) => ReferenceID, reference),
  raised: day('Raised', ({ InvoiceDate }) => InvoiceDate, { rank: 4 }),
  status: badge('Status', (row) => returnStatusInWords(row.InvoiceStatus), {
    tone: (row) => returnTone(row.InvoiceStatus),
  }),
  warehouse: text(
    'Warehouse',
    ({ WareHouseID }, { warehouseName }) => (WareHouseID === undefined ? undefined : warehouseName(WareHouseID)),
    { rank: 3 },
  ),
  box: text('Box', ({ boxid }) => boxid, { grow: 0, whole: true, rank: 5 }),
  awb: text('AWB no.', ({ AWB }) => AWB, { width: 104, grow: 0, rank: 2 }),
  company: text('Courier', ({ ShippingCompany }) => ShippingCompany, { width: 156, grow: 0, rank: 1 }),
} satisfies Readonly<Record<string, Column<Row>>>

const queryOf = ({ raised, status, warehouse, type }: Values) => ({
  body: {
    FromDate: raised?.from ?? '',
    ToDate: raised?.to ?? '',
    Status: RETURN_STATUSES.find((known) => known === status),
    WareHouseID: warehouseIdIn(warehouse),
    whType: WAREHOUSE_TYPES.find((known) => known === type),
  },
})

function refuse({ raised = {} }: Values) {
  if (raised.from === undefined || raised.to === undefined) return 'returnsDays'
  return refuseReach([raised], 'returnsTooLong')
}

const common = {
  noun: ['return', 'returns'],
  pages: 'whole',
  filters,
  columns,
  key: ({ ReferenceID }: Row) => ReferenceID,
  refuses: refuse,
  none: 'noDataFound',
} as const

export const salesReturns = list({ returns: 'returns.srList' }, ({ returns }) => ({ rows: returns }))({
  ...common,
  title: 'SR details',
  asks: ({ filters: values }) => ({ returns: queryOf(values) }),
  atOnce: { returns: 'returns.srDownload' },
  columns: { ...columns, id: link('Reference', ({ ReferenceID }) => ReferenceID, { ...reference, to: noteOf }) },
  opens: noteOf,
})

export const returnsToOrigin = list({ returns: 'returns.rtoList' }, ({ returns }) => ({ rows: returns }))({
  ...common,
  title: 'RTO details',
  asks: ({ filters: values }) => ({ returns: queryOf(values) }),
  atOnce: { returns: 'returns.rtoDownload' },
})
