/** The shapes of products and stock that several calls share. */
import { z } from 'zod'
import { STOCK_TYPES, WAREHOUSE_TYPES } from '../domain/product.ts'
import { count, id, name, named, percent, pieces, rupees } from './fields.ts'

export const whType = z.enum(WAREHOUSE_TYPES)
export const stockType = z.enum(STOCK_TYPES)

export const warehouseStock = z.object({ id, whType, state: name, mrp: rupees, stock: pieces })

export const taxRates = z.object({ CGST: percent, SGST: percent, IGST: percent })

export const product = z.object({
  id,
  name,
  desc: z.string().max(4000),
  size: name,
  color: name,
  gender: name,
  ageFrom: z.number(),
  ageTo: z.number(),
  groupID: id,
  brand: named,
  category: named,
  subcategory: named,
  type: named,
  mrp: rupees,
  retailerMargin: percent,
  HSNCode: z.string().max(12),
  gstratemaster: taxRates.optional(),
  warehouses: z.array(warehouseStock),
  currentStock: count,
  stockType,
  b2bIsActive: z.boolean(),
  isReturnable: z.boolean(),
  isSetProduct: z.boolean(),
  isBestseller: z.boolean(),
  regularNonRegular: z.number().int(),
  companyid: id,
  costtocompany: rupees.optional(),
  creditnote: percent.optional(),
  stockistproductbasecosts: z.array(z.object({ stockistid: id, mrp: rupees, basecost: rupees })),
  minimumShipHours: z.number().min(0).max(10_000),
})

/** The filters that the listing's `misc` carries: who asks, and what he may see. */
export const listingMisc = z.object({
  map: z.array(id),
  userid: id,
  rules: z.array(id),
  signage: name,
  storetype: name,
  ageing: z.string().max(40).optional(),
  include: z.array(id).optional(),
  exclude: z.array(id).optional(),
  hasFoodLicense: z.boolean(),
})
