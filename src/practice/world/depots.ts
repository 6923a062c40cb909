/** Warehouses and distribution centres in the company's list, and the stockists that stores are mapped to. */
import statesJson from '../../../resources/reference/states.json' with { type: 'json' }
import warehousesJson from '../../../resources/reference/warehouses.json' with { type: 'json' }
import type { WarehouseType } from '../../shared/domain/catalogue/product.ts'
import type { WareHouseDetails } from '../../shared/domain/invoices/invoice-source.ts'
import { stateList, type WarehouseEntry, warehouseList } from '../../shared/reference.ts'
import { gstinOf } from './gstin.ts'

export const states = stateList.parse(statesJson)

/** `97` is the code for other territory. */
export const stateCodeOf = (state: string): string =>
  states.find(({ displayName }) => displayName === state)?.stateCode ?? '97'

/** A place that goods are ordered from. */
export interface Depot extends Omit<WareHouseDetails, 'WareHouseID' | 'whType' | 'CINNo'> {
  readonly id: number
  readonly whType: WarehouseType
}

const fromReference = (entry: WarehouseEntry): Depot => ({
  id: entry.id,
  whType: entry.type,
  name: entry.name,
  companyName: entry.legalEntities[0].name,
  address: entry.address.join(', '),
  city: entry.city,
  state: entry.state,
  pincode: entry.pincode,
  GSTNo: entry.GSTNo,
  tinNo: entry.TINNo,
})

const stockist = (id: number, name: string, address: string, city: string, state: string, pincode: string): Depot => ({
  id,
  whType: 'Stockist',
  name,
  companyName: `${name} LLP`,
  address,
  city,
  state,
  pincode,
  GSTNo: gstinOf(stateCodeOf(state), name, id),
  tinNo: '',
})

export const STOCKISTS: readonly Depot[] = [
  stockist(5001, 'Sahyadri Baby Distributors', '14 Market Yard', 'Pune', 'Maharashtra', '411037'),
  stockist(5002, 'Konkan Kids Agencies', 'Shop 7, APMC Road', 'Thane', 'Maharashtra', '400601'),
  stockist(5003, 'Ganga Traders', '22 Naya Bazar', 'Delhi', 'Delhi', '110006'),
  stockist(5004, 'Cauvery Enterprises', '5 Chickpet', 'Bengaluru', 'Karnataka', '560053'),
  stockist(5005, 'Narmada Wholesale', '81 Siyaganj', 'Indore', 'Madhya Pradesh', '452007'),
  stockist(5006, 'Shivalik Child Care', '9 Grain Market, Sector 26', 'Chandigarh', 'Chandigarh', '160019'),
]

export const DEPOTS: readonly Depot[] = [...warehouseList.parse(warehousesJson).map(fromReference), ...STOCKISTS]

const byId = new Map(DEPOTS.map((depot) => [depot.id, depot]))

export const depotOf = (id: number): Depot | undefined => byId.get(id)
