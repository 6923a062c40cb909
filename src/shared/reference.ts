/**
 * The company's own data that ships beside the code because it changes independently: pricing policy, states, warehouses, badges, words
 * that passwords may not contain. The files are resources/reference/*.json; main reads them at the start and refuses one that doesn't match
 * its schema.
 */
import { z } from 'zod'
import { WAREHOUSE_TYPES } from './domain/catalogue/product.ts'

const FOR_ALL = 'the last one must be for all stores'

const id = z.number().int().nonnegative()
const percent = z.number().min(0).max(100)
const text = z.string().min(1).max(200)

/** pricing.json: concepts that pay the company's cost, brands with the price-list margin, the markup of stockists. */
export const pricingPolicy = z.strictObject({
  costToCompany: z.array(z.strictObject({ concept: text, companyid: id })),
  priceListBrands: z.array(id),
  priceListMargin: percent,
  stockistMarkup: z.strictObject({
    usual: percent,
    reduced: percent,
    reducedSubcategories: z.array(id),
    reducedBrands: z.array(id),
  }),
})

const replenishmentTypes = z.array(text).min(1)

/** replenishment.json: the portal's terms for the reasons of a proposal, and subcategories that are never sets. */
export const replenishmentPolicy = z.strictObject({
  bestSellers: replenishmentTypes,
  newArrivals: replenishmentTypes,
  sameOrSimilar: replenishmentTypes,
  storeReplacements: replenishmentTypes,
  fashionAccessories: z.array(id),
})

/** couriers.json: the couriers for a store's returns. */
export const courierList = z.array(z.string().trim().min(1).max(60)).min(1)

/**
 * performance.json: for each figure of a store's performance, whether more or less is better, and the shares of the benchmark for good and
 * excellent.
 */
export const performanceRules = z
  .array(
    z.strictObject({
      configId: id,
      better: z.enum(['more', 'less']),
      good: z.number().min(0),
      excellent: z.number().min(0),
    }),
  )
  .refine(
    (rules) =>
      rules.every(({ better, good, excellent }) => (better === 'more' ? good <= excellent : good >= excellent)),
    'Excellent must not begin before Good',
  )
  .refine((rules) => new Set(rules.map(({ configId }) => configId)).size === rules.length, 'a figure stands twice')
export type PerformanceRule = z.output<typeof performanceRules>[number]

/** A document of the company, with its path at the portal. */
const namedDocuments = z.array(z.strictObject({ name: text, path: text })).min(1)

/** documents.json: documents that the portal doesn't list, by the screens that show them. */
export const documentPaths = z.strictObject({
  escalation: namedDocuments,
  vmEbook: namedDocuments,
  waybill: namedDocuments,
})

export type DocumentPaths = z.output<typeof documentPaths>

/** states.json: GST state codes; the last entry is for everywhere else. */
export const stateList = z.array(
  z.strictObject({
    stateCode: z.string().regex(/^\d{2}$/),
    displayName: text,
    /** A union territory without a legislature: its half of the tax is called UTGST. */
    utgst: z.literal(true).optional(),
  }),
)
export type StateEntry = z.output<typeof stateList>[number]

export const ZONES = ['PUNE', 'NORTH', 'SOUTH', 'EAST', 'WEST'] as const

/** State code, PAN, registration number within the state, `Z`, check character. */
const gstin = z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/)
const cin = z.string().regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/)

/** One of the two companies that sell from a warehouse: the one of ledger account 1, and the other. */
const legalEntity = z.strictObject({ name: text, GSTNo: gstin, CINNo: cin })

const issuerRule = z.strictObject({
  concept: text.optional(),
  signage: text.optional(),
  /** The number of one of the warehouse's two companies. */
  company: z.literal([1, 2]),
  /** Printed in place of that company's name. */
  companyName: text.optional(),
})
export type IssuerRule = z.output<typeof issuerRule>

/** issuers.json: the company that issues a store's papers. The first matching rule counts, the last matches all. */
export const issuerList = z.array(issuerRule).refine((rules) => {
  const last = rules.at(-1)
  return last !== undefined && last.concept === undefined && last.signage === undefined
}, 'the last rule must be for all stores')

/** warehouses.json. Stockists aren't in it: they come from the store's mapping. */
export const warehouseList = z.array(
  z.strictObject({
    id,
    type: z.enum(WAREHOUSE_TYPES),
    name: text,
    displayName: text,
    address: z.array(text).min(1),
    city: text,
    state: text,
    stateCode: z.string().regex(/^\d{2}$/),
    country: text,
    pincode: z.string().regex(/^[1-9]\d{5}$/),
    zone: z.enum(ZONES),
    /** Numbers from before GST; old papers still name them. */
    VATNo: z.string().max(20),
    TINNo: z.string().max(20),
    GSTNo: gstin,
    legalEntities: z.tuple([legalEntity, legalEntity]),
  }),
)
export type WarehouseEntry = z.output<typeof warehouseList>[number]

export const DESIGNATIONS = [
  'storeManager',
  'croServiceExpert',
  'srCro',
  'assistantManager',
  'cashier',
  'floorManager',
] as const
export type Designation = (typeof DESIGNATIONS)[number]

/** The layout of a badge: with a band of colour at the top, centred on plain ground, or rounded and lively. */
export const BADGE_ARRANGEMENTS = ['banded', 'plain', 'playful'] as const
export type BadgeArrangement = (typeof BADGE_ARRANGEMENTS)[number]

const designations = z.array(z.enum(DESIGNATIONS))
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const badgeColours = z.strictObject({
  /** The colour behind the brand's name, and that of the name. */
  band: colour,
  onBand: colour,
  /** The colour behind the person, and that of the text there. */
  ground: colour,
  ink: colour,
  accent: colour,
})
export type BadgeColours = z.output<typeof badgeColours>

const conceptBadge = z.strictObject({
  concept: text.optional(),
  arrangement: z.enum(BADGE_ARRANGEMENTS),
  designations: designations.min(1),
})
const signageBadge = z.strictObject({
  signage: text.optional(),
  wordmark: z.string().min(1).max(24),
  colours: badgeColours,
  /** Replaces the concept's arrangement. */
  arrangement: z.enum(BADGE_ARRANGEMENTS).optional(),
  /** Designations that don't exist for this signage. */
  without: designations,
})

/** badges.json: the first entry of each list that matches a store counts, the last matches all. */
export const badgeDesigns = z.strictObject({
  concepts: z.array(conceptBadge).refine((list) => list.at(-1)?.concept === undefined && list.length > 0, FOR_ALL),
  signages: z.array(signageBadge).refine((list) => list.at(-1)?.signage === undefined && list.length > 0, FOR_ALL),
})
export type BadgeDesigns = z.output<typeof badgeDesigns>

/** passwords.json: what a new password must not contain, in any case. */
export const passwordPolicy = z.strictObject({ weak: z.array(text) })
export type PasswordPolicy = z.output<typeof passwordPolicy>
