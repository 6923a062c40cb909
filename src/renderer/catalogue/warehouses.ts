/** The company's warehouses by name. Main has checked the same file at start, so the page needn't. */
import warehouses from '../../../resources/reference/warehouses.json' with { type: 'json' }
import { warehouseNames } from '../../shared/domain/catalogue/warehouses.ts'

/** For example `Bhamboli` for 10; undefined for a stockist, whose name comes with the store's mapping. */
export const warehouseName = warehouseNames(warehouses)

const shownNames = new Map(warehouses.map(({ id, displayName }) => [displayName, warehouseName(id)]))

/** The present name of a seller who was stored under the company's full name, as earlier versions did. */
export const presentName = (stored: string): string => shownNames.get(stored) ?? stored

/** The name of a seller: a warehouse's from the company's list, a stockist's from the store's mapping. */
export const sellerName = ({ wh, whName }: { readonly wh: number; readonly whName: string }): string =>
  warehouseName(wh) ?? whName
