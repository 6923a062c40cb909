/** Every list by name. The name is used in addresses, in stored column settings, and in requests for files. */
import { all as lists } from './lists/all.ts'
import type { FilterState, List } from './lists/list.ts'

export { lists }

export type ListName = keyof typeof lists

export const listNames = Object.keys(lists) as readonly ListName[]

/** A list whose name isn't known at compile time. */
export const anyList = (name: ListName): List => lists[name]

/** The list for these filters. */
export function listFor(name: ListName, filters: FilterState): List {
  const list = anyList(name)
  return list.wholeFor?.(filters) ?? list
}
