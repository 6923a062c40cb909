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

/** The names from the company's list, without the state: `Pune` for Pune-Maharashtra. Two that would be called the same keep it. */
export function warehouseNames(
  listed: readonly { readonly id: number; readonly displayName: string; readonly state: string }[],
): WarehouseName {
  const short = new Map(listed.map(({ id, displayName, state }) => [id, withoutState(displayName, state)]))
  const whole = new Map(listed.map(({ id, displayName }) => [id, displayName]))
  return distinct(short, whole)
}

type Seller = Pick<WarehouseMapping, 'whID' | 'name' | 'state'>

/** Maximum characters of a stockist's short name. */
const SHORT = 14

/**
 * Short names of a store's warehouses: a listed one's name, `Bhamboli DC`, the first words of a stockist's. Two that would be called the
 * same keep their full names.
 */
export function shortNames(sellers: readonly Seller[], listed: WarehouseName): WarehouseName {
  const short = new Map(
    sellers.map(({ whID, name, state }) => [whID, listed(whID) ?? firstWords(withoutState(name, state))]),
  )
  return distinct(short, new Map(sellers.map(({ whID, name }) => [whID, listed(whID) ?? name])))
}

/** The short name if only one has it, else the whole one. */
function distinct(short: ReadonlyMap<number, string>, whole: ReadonlyMap<number, string>): WarehouseName {
  const times = Map.groupBy(short.values(), (name) => name)
  return (id) => {
    const name = short.get(id)
    return name !== undefined && times.get(name)?.length === 1 ? name : whole.get(id)
  }
}

const withoutState = (name: string, state: string): string =>
  name.toLowerCase().endsWith(`-${state.toLowerCase()}`) ? name.slice(0, -state.length - 1) : name

/** As many whole words as fit, at least one. */
function firstWords(name: string): string {
  const words = name.split(/\s+/)
  const first = (count: number) => words.slice(0, count).join(' ')
  const fitting = words.findLastIndex((_, at) => first(at + 1).length <= SHORT)
  return first(Math.max(1, fitting + 1))
}
