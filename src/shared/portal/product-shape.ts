import { z } from 'zod'
import { STOCK_TYPES, WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import * as f from './fields.ts'
import { wireName } from './ours.ts'
import { list } from './rows.ts'

/** Maximum ids of one request; larger sets are split into batches. */
export const BATCH = 1000
export const productIds = z.array(f.id).max(BATCH)

export const whType = z.enum(WAREHOUSE_TYPES)
export const stockType = z.enum(STOCK_TYPES)

/** The type of seller is optional: prices take it from the mapping. */
export const warehouseStock = z.object({
  id: f.id,
  whType: f.absent(whType),
  state: f.decidingText(),
  mrp: f.rupees,
  stock: f.pieces,
})

/** IGST is the sum of both halves and the one that counts, so the halves are optional. */
export const rates = { CGST: f.absent(f.percent), SGST: f.absent(f.percent), IGST: f.percent }

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

const halves = z.object({ CGST: f.absent(f.percent), SGST: f.absent(f.percent), IGST: f.absent(f.percent) })

const months = f.shown(f.decimal(0, 10_000))

/** Stock and prices are parsed strictly: an unreadable product is an error, not a product without them. */
export const product = z.object({
  id: f.id,
  name: f.text(),
  desc: f.text(4000),
  size: f.text(),
  color: f.text(),
  gender: f.text(),
  ageFrom: months,
  ageTo: months,
  groupID: f.absent(f.id),
  brand: f.thing(f.named),
  category: f.thing(f.named),
  subcategory: f.thing(f.named),
  type: f.thing(f.named),
  mrp: f.rupees,
  retailerMargin: f.absent(f.percent),
  HSNCode: f.decidingText(12),
  gstratemaster: f.absent(withIgst(z.object(rates))),
  warehouses: f.absent(list(warehouseStock, 1000)),
  currentStock: f.absent(f.pieces),
  stockType,
  b2bIsActive: f.absent(f.yesOrNo),
  isReturnable: f.absent(f.yesOrNo),
  isSetProduct: f.flag,
  isBestseller: f.flag,
  regularNonRegular: f.absent(f.decimal(-1000, 1000)),
  shippingtime: f.absent(z.object({ companyid: f.absent(f.id) })),
  costtocompany: f.absent(f.rupees),
  creditnote: f.absent(f.percent),
  stockistproductbasecosts: f.orElse(
    list(z.object({ stockistid: f.id, mrp: f.rupees, basecost: f.absent(f.rupees) }), 1000),
    [],
  ),
  minimumShipHours: f.orElse(f.shown(f.decimal(0, 10_000)), 0),
})

/** The names of all fields read of a product, for calls that can leave fields out. */
export const PRODUCT_FIELDS = Object.entries(product.shape).map(([key, field]) => wireName(key, field))

/** The filters in the listing's `misc`: the user, and the limits on what they may see. */
export const listingMisc = z.object({
  map: z.array(f.id),
  userid: f.id,
  rules: z.array(f.id),
  signage: f.name,
  storetype: f.name,
  ageing: z.string().max(40).optional(),
  include: z.array(f.id).optional(),
  exclude: z.array(f.id).optional(),
  hasFoodLicense: z.boolean(),
})
