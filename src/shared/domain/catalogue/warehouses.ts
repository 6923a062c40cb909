/** Warehouses and DCs as people call them. */
import type { WarehouseMapping } from '../people/store.ts'

/** What a warehouse is called, by its id; undefined for one that isn't listed, such as a stockist's. */
export type WarehouseName = (id: number) => string | undefined

export function warehouseNames(
  listed: readonly { readonly id: number; readonly displayName: string }[],
): WarehouseName {
  const names = new Map(listed.map(({ id, displayName }) => [id, displayName]))
  return (id) => names.get(id)
}

type Seller = Pick<WarehouseMapping, 'whID' | 'name' | 'state'>

/** Characters of a stockist's name where room is short. */
const SHORT = 14

/**
 * What a store's warehouses are called where room is short: `Pune` for Pune-Maharashtra, `Bhamboli DC`, of a stockist's
 * name the first words. Two that would be called the same keep their whole names.
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

/** As many whole words as fit, one at least. */
function firstWords(name: string): string {
  const words = name.split(/\s+/)
  const first = (count: number) => words.slice(0, count).join(' ')
  const fitting = words.findLastIndex((_, at) => first(at + 1).length <= SHORT)
  return first(Math.max(1, fitting + 1))
}
