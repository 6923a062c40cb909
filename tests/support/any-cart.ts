/** Arbitrary carts with few products, MRPs and warehouses, so that every combination occurs. */
import fc from 'fast-check'
import { STOCK_TYPES, WAREHOUSE_TYPES } from '../../src/shared/domain/catalogue/product.ts'
import type { Rights } from '../../src/shared/domain/catalogue/visibility.ts'
import type { CartLine, Supply } from '../../src/shared/domain/pricing/priced-cart.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { line, mapping, product, stock, supply } from './builders.ts'

const mrp = fc.constantFrom(100_000, 375_000, 400_000).map(paise)
const warehouse = fc.integer({ min: 1, max: 5 })

const anyProduct = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    mrp,
    retailerMargin: fc.constantFrom(0, 12.5, 30, 33.33),
    HSNCode: fc.constantFrom('6111', '9404', '9503', '8715'),
    taxed: fc.boolean(),
    stockType: fc.constantFrom(...STOCK_TYPES),
    minimumShipHours: fc.integer({ min: 0, max: 200 }),
    brand: fc.constantFrom(11, 621),
    warehouses: fc.array(fc.record({ id: warehouse, mrp, pieces: fc.integer({ min: 0, max: 30 }) }), { maxLength: 6 }),
    costs: fc.array(warehouse, { maxLength: 3 }),
    subcategory: fc.constantFrom(79, 90),
    regularNonRegular: fc.constantFrom(undefined, 2, 4),
    currentStock: fc.constantFrom(0, 10, 10, 10),
    b2bIsActive: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
  })
  .map(({ taxed, brand, subcategory, warehouses, costs, ...rest }) =>
    product({
      ...rest,
      subcategory: { id: subcategory, name: '' },
      gstratemaster: taxed ? { CGST: 9, SGST: 9, IGST: 18 } : undefined,
      brand: { id: brand, name: '' },
      warehouses: warehouses.map(({ id, mrp: at, pieces }) => stock(pieces, { id, mrp: at })),
      stockistproductbasecosts: costs.map((stockistid) => ({ stockistid, mrp: rest.mrp, basecost: paise(40_001) })),
    }),
  )

const anyMapping = fc
  .record({
    whID: warehouse,
    whType: fc.constantFrom(...WAREHOUSE_TYPES),
    state: fc.constantFrom('Maharashtra', 'Goa'),
    isactive: fc.boolean(),
    isActiveStockistforb2b: fc.boolean(),
    min: fc.constantFrom(undefined, paise(150_000), paise(600_000)),
  })
  .map(mapping)

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 })

const anyRights: fc.Arbitrary<Rights> = fc.record({
  hasFoodLicense: fc.boolean(),
  rules: fc.array(
    fc.record(
      {
        id: fc.constantFrom(1, 3106),
        kind: fc.constantFrom('block' as const, 'block' as const, 'allow' as const),
        brandId: fc.constantFrom(11, 621),
        stockType: fc.constantFrom(...STOCK_TYPES),
      },
      { requiredKeys: ['id', 'kind'] },
    ),
    { maxLength: 2 },
  ),
  carters: fc.option(ids, { nil: undefined, freq: 20 }),
  unserviceable: ids,
})

export const anySupply: fc.Arbitrary<Supply> = fc
  .record({
    products: fc.uniqueArray(anyProduct, { selector: ({ id }) => id, maxLength: 6 }),
    mapping: fc.array(anyMapping, { maxLength: 7 }),
    concept: fc.constantFrom('FOFO', 'FCCOCO'),
    rights: anyRights,
  })
  .map(supply)

/** Includes unknown products, duplicates, and MRPs that no warehouse has. */
export const anyLines: fc.Arbitrary<readonly CartLine[]> = fc.array(
  fc
    .record({ id: fc.integer({ min: 1, max: 7 }), qty: fc.integer({ min: 1, max: 60 }), mrp })
    .map(({ id, ...rest }) => line(id, rest.qty, rest)),
  { maxLength: 9 },
)
