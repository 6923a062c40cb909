/** The company's warehouses by name. Main has checked the same file at the start, so the page needn't. */
import warehouses from '../../../resources/reference/warehouses.json' with { type: 'json' }
import { warehouseNames } from '../../shared/domain/catalogue/warehouses.ts'

/** `Bhamboli` for 10; undefined for a stockist, whose name comes with the store's mapping. */
export const warehouseName = warehouseNames(warehouses)

/** What who gives something is called: as the company lists it, a stockist as the store's mapping names him. */
export const sellerName = ({ wh, whName }: { readonly wh: number; readonly whName: string }): string =>
  warehouseName(wh) ?? whName
