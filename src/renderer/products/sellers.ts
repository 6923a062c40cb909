/** The seller filter of a listing, as a single choice: all, those of one kind, or one. */
import type { ListedProducts } from '../../shared/bridge/products.ts'
import type { ListingQuery } from '../../shared/domain/catalogue/listing.ts'
import { WAREHOUSE_TYPES, type WarehouseType } from '../../shared/domain/catalogue/product.ts'
import { sellerName } from '../catalogue/warehouses.ts'

const TYPE_TITLES: Readonly<Record<WarehouseType, string>> = {
  Warehouse: 'Warehouses',
  DC: 'Distribution centres',
  Stockist: 'Stockists',
}

const ANY = 'any'

type Sellers = ListedProducts['sellers']
type SellerFilter = Pick<ListingQuery, 'whId' | 'whType'>

export function sellerChoices(sellers: Sellers) {
  const types = WAREHOUSE_TYPES.filter((type) => sellers.some(({ whType }) => whType === type))
  return [
    { value: ANY, label: 'All warehouses' },
    ...(types.length > 1 ? [{ group: 'By type', items: types.map(typeChoice) }] : []),
    {
      group: 'One warehouse',
      items: sellers.map(({ whID, name }) => ({
        value: String(whID),
        label: sellerName({ wh: whID, whName: name }),
      })),
    },
  ]
}

const typeChoice = (type: WarehouseType) => ({ value: type, label: TYPE_TITLES[type] })

export const sellerValue = ({ whId, whType }: SellerFilter): string =>
  whId === undefined ? (whType ?? ANY) : String(whId)

export const sellerOf = (value: string): SellerFilter => ({
  whId: /^\d+$/.test(value) ? Number(value) : undefined,
  whType: WAREHOUSE_TYPES.find((type) => type === value),
})

/** Undefined if all sellers are included. */
export function sellerTitle({ whId, whType }: SellerFilter, sellers: Sellers): string | undefined {
  if (whId === undefined) return whType && TYPE_TITLES[whType]
  const seller = sellers.find(({ whID }) => whID === whId)
  return sellerName({ wh: whId, whName: seller?.name ?? String(whId) })
}
