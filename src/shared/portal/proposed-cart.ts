import { z } from 'zod'
import type { CartPart } from '../domain/carts/cart-ref.ts'
import { MAX_QUANTITY } from '../domain/carts/cart-rules.ts'
import { isApparel } from '../domain/catalogue/apparel.ts'
import { cartLine, decodedLine } from './cart-shape.ts'
import * as f from './fields.ts'
import { mappingEntry } from './mapping-shape.ts'
import { ours } from './ours.ts'
import { BATCH, product, stockType } from './product-shape.ts'
import { around, list, rows } from './rows.ts'

/** The portal's data on a line, in the program's form. */
const proposal = z.object({
  replenishmenttype: z.string(),
  categoryQty: z.number().optional(),
  isParent: z.boolean(),
  isSet: z.boolean(),
  Age: z.string(),
  priceRange: z.string(),
})

/** A line as stored on this computer, for any kind of cart. */
export const savedLine = cartLine.extend({ proposal: proposal.optional() })

/** A line on the wire: fields that affect money are strict, all others are optional. */
const wireLine = z.object({
  id: f.id,
  qty: f.whole(0, 1_000_000),
  mrp: f.rupees,
  parent: f.decidingText(200),
  catId: f.absent(f.id),
  stockType: f.absent(stockType),
  replenishmenttype: f.text(100),
  categoryQty: f.shown(f.pieces),
  isParent: f.flag,
  Age: f.text(100),
  priceRange: f.text(100),
})

const line = decodedLine.extend({ proposal: proposal.optional() })

export const proposedLine = z.codec(wireLine, line, {
  decode: ({ id, qty, mrp, parent, catId, stockType: type, ...proposal }) => ({
    id,
    qty,
    mrp,
    parent: parent === '' ? String(id) : parent,
    stockType: type ?? 'OwnedStock',
    isapparelproduct: catId !== undefined && isApparel(catId),
    isParentAlter: false,
    // Set by main once it has the product.
    proposal: { ...proposal, isSet: false },
  }),
  encode: ({ id, qty, mrp, parent, stockType: type, proposal }) => ({
    id,
    qty,
    mrp,
    parent,
    stockType: type,
    replenishmenttype: proposal?.replenishmenttype ?? '',
    categoryQty: proposal?.categoryQty,
    isParent: proposal?.isParent ?? false,
    Age: proposal?.Age ?? '',
    priceRange: proposal?.priceRange ?? '',
  }),
})

const mapping = z.array(mappingEntry)
export const ofMapping = { mapping }
/** The mapping and, for an apparel store, its combination with the apparel mapping. */
export const ofMappings = { mapping, combinedMapping: mapping.optional() }

/** Lines per page. */
export const PROPOSED_PAGE = 500

/** The requested lines, page by page. */
export const proposedQuery = z.object({
  ...ofMappings,
  pageNo: z.number().int().min(1),
  pageSize: z.literal([300, 400, 500]),
  mappingType: z.enum(['global', 'combined']),
})

/** The first lines of a part of an operator's cart, from all warehouses. */
export const partQuery = (
  { user, ...narrowing }: CartPart,
  pageSize: z.output<typeof proposedQuery>['pageSize'] = PROPOSED_PAGE,
) => ({
  query: { user },
  body: { mapping: [], pageNo: 1, pageSize, mappingType: 'global' as const, ...narrowing },
})

export const proposedLines = around('products', list(proposedLine, 5000), {
  /** Lines over all pages. */
  count: f.absent(f.count),
  /** The warehouses of the store that the operator acts for, if the portal sends them. */
  wh: f.shown(list(mappingEntry, 1000)),
})

export const proposedChange = z.object({
  products: z
    .array(z.object({ id: f.id, qty: f.whole(0, MAX_QUANTITY), mrp: f.rupees, parent: f.name }))
    .min(1)
    .max(BATCH),
  mapping,
})

/** The number of lines that a change found: the number itself, or a list of them. */
const resultCount = z.codec(z.unknown().optional(), z.number().optional(), {
  decode: (value) => {
    if (Array.isArray(value)) return value.length
    const read = f.count.safeParse(value)
    return read.success ? read.data : undefined
  },
  encode: (value) => value,
})

/** Totals as the portal counts them; the program computes its own. */
export const proposedChanged = z.object({
  result: resultCount,
  prevTotalMrp: f.shown(f.rupees),
  prevTotalNetCost: f.shown(f.rupees),
  prevQty: f.shown(f.count),
  prevGapQty: f.shown(f.count),
  updatedTotalMrp: f.shown(f.rupees),
  updatedTotalNetCost: f.shown(f.rupees),
  updatedQty: f.shown(f.count),
  updatedGapQty: f.shown(f.count),
})

export const proposedTotals = z.object({
  totalCalc: f.shown(
    z.object({
      totalNetPayment: f.shown(f.rupees),
      totalMRP: f.shown(f.rupees),
      totalQty: f.shown(f.count),
      gapQty: f.shown(f.count),
    }),
  ),
})

const isYes = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== 0 && value !== ''

/** The outcome for the gap: removed, or the portal searches for stock again. */
export const gapRemoved = z.object({
  gapremoved: z.codec(z.unknown().optional(), z.boolean(), { decode: isYes, encode: (value) => value }),
  oosMsg: f.text(2000),
})

/** The number of lines of a cart: `{ count }`, or the number itself. */
export const lineCount = z.codec(z.unknown(), z.object({ count: f.absent(f.count) }), {
  decode: (value) => (typeof value === 'number' || typeof value === 'string' ? { count: value } : value) as object,
  encode: (value) => value,
})

/** Lists by name, or without names in this order. */
export const listsInOrder = <S extends z.ZodRawShape>(lists: S) => {
  const shape = z.object(lists)
  const names = Object.keys(lists)
  return z.codec(z.unknown(), shape, {
    decode: (value) => {
      const bare = bareIn(value, names)
      const isBare = bare !== undefined && bare.length <= names.length && bare.every((one) => !isNamed(one))
      return (isBare ? Object.fromEntries(names.map((one, at) => [one, bare[at]])) : value) as z.input<typeof shape>
    },
    encode: (value) => value,
  })
}

/** Lists without names, bare or as the only list of an object with none of the names. */
function bareIn(value: unknown, names: readonly string[]): readonly unknown[] | undefined {
  if (value === null) return []
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || names.some((one) => one in value)) return undefined
  const lists = Object.values(value).filter((one) => Array.isArray(one))
  return lists.length < 2 ? (lists[0] ?? []) : undefined
}

/** Three lists of named items, which the portal sends without list names. */
export const threeLists = <N extends string>(...names: readonly [N, N, N]) => {
  const lists = Object.fromEntries(names.map((one) => [one, namedRows()])) as Record<N, ReturnType<typeof namedRows>>
  return z.codec(z.unknown(), listsInOrder(lists), {
    decode: (value) => value,
    encode: (value) => names.map((one) => Reflect.get(value as object, one)),
  })
}

const namedRows = () =>
  ours('one of the lists of values; unnamed lists are read by position', f.orElse(rows(f.named), []))
const isNamed = (value: unknown): boolean => typeof value === 'object' && value !== null && 'id' in value

const oneId = (field: string) =>
  z.codec(z.unknown(), f.id, {
    decode: (value) =>
      (typeof value === 'object' && value !== null
        ? ((value as Record<string, unknown>)[field] ?? null)
        : value) as number,
    encode: (value) => value,
  })

/** Ids of a display-only list, bare or in a field of the portal's. */
export const someIdsNamed = (field: string) => rows(oneId(field))

/** Ids, bare or in a field of the portal's; strict, since an unreadable one might matter. */
export const idsNamed = (field: string) => list(oneId(field))

const replacement = z.object({
  userId: f.id,
  productId: f.id,
  subcatId: f.id,
  typeId: f.id,
  age: f.name,
  gender: f.name,
  brandId: f.id,
  groupID: f.id.optional(),
  color: f.name,
  qty: f.pieces,
  mrp: f.rupees,
  parent: f.name,
  replenishmenttype: f.name,
  replacementProduct: f.id,
  names: f.name,
  catId: f.id,
  homeBrandSlab: f.name,
  productattribute: z.array(f.name),
})

export const replacing = {
  isSetProduct: z.boolean(),
  existingProduct: z.array(f.id).min(1).max(BATCH),
  userid: f.id,
  replaceProduct: z.array(replacement).min(1).max(BATCH),
  mapping,
}
export const replaced = f.acknowledgement

/** Possible replacements for a line; `enablehbproductFlag`: the company's own brands are open to the store. */
export const replacementListing = {
  body: z.object({
    page: z.number().int().min(1),
    filters: z.object({ subcategoryId: f.id, typeId: f.id, gender: f.name.optional() }),
    sort: z.enum(['arsnewarrivals', 'arsbestseller', 'price']),
    misc: z.object({
      map: z.array(f.id),
      userid: f.id,
      rules: z.array(f.id),
      signage: f.name,
      storetype: f.name,
      ageing: f.name.optional(),
      include: z.array(f.id),
      exclude: z.array(f.id),
    }),
  }),
  answer: around('products', rows(product, 1000), {
    total: f.absent(f.count),
    enablehbproductFlag: f.shown(f.yesOrNo),
  }),
}

export const sizeRatio = z.object({
  size: ours('a size of the set', f.text(60)),
  ratio: ours('pieces of this size in a set', f.absent(f.decimal(0, 1000))),
})
