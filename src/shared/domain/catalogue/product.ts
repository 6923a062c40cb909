/** The wholesale catalogue's products. Field names are the portal's, which the trade uses as well. */
import type { Paise } from '../values/money.ts'

export const STOCK_TYPES = ['OwnedStock', 'CreditWHStock', 'JustInTime', 'DropShipment', 'CreditVendorStock'] as const
export type StockType = (typeof STOCK_TYPES)[number]

export const WAREHOUSE_TYPES = ['Warehouse', 'DC', 'Stockist'] as const
export type WarehouseType = (typeof WAREHOUSE_TYPES)[number]

export interface Named {
  readonly id: number
  readonly name: string
}

/** A warehouse's, DC's or stockist's stock of a product, at one MRP. */
export interface WarehouseStock {
  readonly id: number
  readonly whType?: WarehouseType | undefined
  readonly state: string
  readonly mrp: Paise
  /** Pieces. */
  readonly stock: number
}

/** Percentages, e.g. 9 + 9 or 18. */
export interface TaxRates {
  readonly CGST?: number | undefined
  readonly SGST?: number | undefined
  readonly IGST: number
}

export interface StockistBaseCost {
  readonly stockistid: number
  readonly mrp: Paise
  /** Absent if the portal doesn't send it: then there is no cost. */
  readonly basecost?: Paise | undefined
}

/** The portal may leave out each field that can be undefined: then it is unknown, which is neither 0 nor false. */
export interface Product {
  readonly id: number
  readonly name: string
  readonly desc: string
  readonly size: string
  readonly color: string
  readonly gender: string
  /** Months. */
  readonly ageFrom?: number | undefined
  readonly ageTo?: number | undefined
  /** Shared by the products of one style; undefined, or 0 in older copies, for a product without a style. */
  readonly groupID?: number | undefined
  readonly brand: Named
  readonly category: Named
  readonly subcategory: Named
  readonly type: Named
  readonly mrp: Paise
  /** Percent of MRP, e.g. 32.5. */
  readonly retailerMargin?: number | undefined
  readonly HSNCode: string
  readonly gstratemaster?: TaxRates | undefined
  readonly warehouses?: readonly WarehouseStock[] | undefined
  /** Pieces over all warehouses. */
  readonly currentStock?: number | undefined
  readonly stockType: StockType
  readonly b2bIsActive?: boolean | undefined
  readonly isReturnable?: boolean | undefined
  readonly isSetProduct: boolean
  readonly isBestseller: boolean
  readonly regularNonRegular?: number | undefined
  /** The company that sells it, which decides if stores pay its cost. */
  readonly shippingtime?: { readonly companyid?: number | undefined } | undefined
  readonly costtocompany?: Paise | undefined
  /** Percent. */
  readonly creditnote?: number | undefined
  readonly stockistproductbasecosts: readonly StockistBaseCost[]
  /** Hours before the stock type's own hours are added. */
  readonly minimumShipHours: number
}

/** The fields that are shown unchanged; prices and stock are computed. */
export type ProductFacts = Omit<
  Product,
  | 'warehouses'
  | 'currentStock'
  | 'retailerMargin'
  | 'gstratemaster'
  | 'costtocompany'
  | 'creditnote'
  | 'stockistproductbasecosts'
>

/** A rule on the products that a store may see and buy; it matches if all fields that it names match. */
export interface VisibilityRule {
  readonly id: number
  readonly kind: 'block' | 'allow'
  readonly categoryId?: number | undefined
  readonly subcategoryId?: number | undefined
  readonly brandId?: number | undefined
  readonly typeId?: number | undefined
  readonly stockType?: StockType | undefined
}

/** A product suggested while its name is typed. */
export interface ProductSuggestion {
  readonly id: number
  readonly name: string
  readonly brand: string
  readonly category: string
  /** The store's cost (paise) and the pieces in its warehouses, as last seen on this computer; absent for a product not seen yet. */
  readonly net?: Paise | undefined
  readonly available?: number | undefined
}
