import { z } from 'zod'
import { STOCK_TYPES, WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import {
  absent,
  decidingText,
  decimal,
  flag,
  id,
  name,
  named,
  orElse,
  percent,
  pieces,
  rupees,
  shown,
  text,
  thing,
  yesOrNo,
} from './fields.ts'
import { wireName } from './ours.ts'
import { list } from './rows.ts'

/** Maximum ids of one request; larger sets are split into batches. */
export const BATCH = 1000
export const productIds = z.array(id).max(BATCH)

export const whType = z.enum(WAREHOUSE_TYPES)
export const stockType = z.enum(STOCK_TYPES)

/** The type of seller is optional: prices take it from the mapping. */
export const warehouseStock = z.object({
  id,
  whType: absent(whType),
  state: decidingText(),
  mrp: rupees,
  stock: pieces,
})

/** IGST is the sum of both halves and the one that counts, so the halves are optional. */
export const rates = { CGST: absent(percent), SGST: absent(percent), IGST: percent }

/** GST rates; computes IGST if the portal sends only the halves. */
export const withIgst = <S extends z.ZodType>(shape: S) =>
  z.codec(z.unknown(), shape, {
    decode: (value) => {
      const { CGST, SGST, IGST } = halves.safeParse(value).data ?? {}
      const isComplete = IGST !== undefined || CGST === undefined || SGST === undefined
      return (isComplete ? value : { ...(value as object), IGST: CGST + SGST }) as z.input<S>
    },
    encode: (value) => value,
  })

const halves = z.object({ CGST: absent(percent), SGST: absent(percent), IGST: absent(percent) })

const months = shown(decimal(0, 10_000))

/** Stock and prices are parsed strictly: an unreadable product is an error, not a product without them. */
export const product = z.object({
  id,
  name: text(),
  desc: text(4000),
  size: text(),
  color: text(),
  gender: text(),
  ageFrom: months,
  ageTo: months,
  groupID: absent(id),
  brand: thing(named),
  category: thing(named),
  subcategory: thing(named),
  type: thing(named),
  mrp: rupees,
  retailerMargin: absent(percent),
  HSNCode: decidingText(12),
  gstratemaster: absent(withIgst(z.object(rates))),
  warehouses: absent(list(warehouseStock, 1000)),
  currentStock: absent(pieces),
  stockType,
  b2bIsActive: absent(yesOrNo),
  isReturnable: absent(yesOrNo),
  isSetProduct: flag,
  isBestseller: flag,
  regularNonRegular: absent(decimal(-1000, 1000)),
  shippingtime: absent(z.object({ companyid: absent(id) })),
  costtocompany: absent(rupees),
  creditnote: absent(percent),
  stockistproductbasecosts: orElse(list(z.object({ stockistid: id, mrp: rupees, basecost: absent(rupees) }), 1000), []),
  minimumShipHours: orElse(shown(decimal(0, 10_000)), 0),
})

/** The names of all fields read of a product, for calls that can leave fields out. */
export const PRODUCT_FIELDS = Object.entries(product.shape).map(([key, field]) => wireName(key, field))

/** The filters in the listing's `misc`: the user, and the limits on what they may see. */
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
