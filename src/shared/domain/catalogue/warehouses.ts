import type { Paise } from '../values/money.ts'
import type { WarehouseType } from './product.ts'

/** A warehouse, DC or stockist that the store is mapped to, in the portal's order of preference. */
export interface WarehouseMapping {
  readonly whID: number
  readonly whType: WarehouseType
  readonly name: string
  readonly state: string
  readonly isActiveStockistforb2b: boolean
  readonly isactive: boolean
  /** Minimum order of a warehouse or DC; absent means none. */
  readonly min?: Paise | undefined
}

/** A function that returns a warehouse's name by id; undefined for one that isn't listed, such as a stockist's. */
export type WarehouseName = (id: number) => string | undefined

export function warehouseNames(
  listed: readonly { readonly id: number; readonly displayName: string }[],
): WarehouseName {
  const names = new Map(listed.map(({ id, displayName }) => [id, displayName]))
  return (id) => names.get(id)
}

type Seller = Pick<WarehouseMapping, 'whID' | 'name' | 'state'>

/** Maximum characters of a stockist's short name. */
const SHORT = 14

/**
 * Short names of a store's warehouses: `Pune` for Pune-Maharashtra, `Bhamboli DC`, the first words of a stockist's name. Two that would get
 * the same short name keep their full names.
 */
export function shortNames(sellers: readonly Seller[], listed: WarehouseName): WarehouseName {
  const short = new Map(sellers.map((seller) => [seller.whID, shortName(seller, listed(seller.whID))]))
  const times = Map.groupBy(short.values(), (name) => name)
  const whole = new Map(sellers.map(({ whID, name }) => [whID, listed(whID) ?? name]))
  return (id) => {
    const name = short.get(id)
    return name !== undefined && times.get(name)?.length === 1 ? name : whole.get(id)
  }
}

const shortName = ({ name, state }: Seller, listed: string | undefined): string =>
  withoutState(listed ?? firstWords(name), state)

const withoutState = (name: string, state: string): string =>
  name.toLowerCase().endsWith(`-${state.toLowerCase()}`) ? name.slice(0, -state.length - 1) : name

/** As many whole words as fit, at least one. */
function firstWords(name: string): string {
  const words = name.split(/\s+/)
  const first = (count: number) => words.slice(0, count).join(' ')
  const fitting = words.findLastIndex((_, at) => first(at + 1).length <= SHORT)
  return first(Math.max(1, fitting + 1))
}
