/** What the grid draws, from top to bottom: lines, and the heads of groups among them. */
import type { LineGroup } from '../../../../shared/domain/cart-groups.ts'

export type GridItem =
  | { readonly kind: 'line'; readonly place: number }
  | { readonly kind: 'head'; readonly group: LineGroup }

export interface GridItems {
  readonly items: readonly GridItem[]
  /** Lines in the order in which they are shown. */
  readonly places: readonly number[]
  /** Where each of them stands among the items. */
  readonly itemOf: readonly number[]
  /** Where the heads stand. */
  readonly heads: readonly number[]
}

export function gridItems(places: readonly number[], groups: readonly LineGroup[]): GridItems {
  const line = (place: number): GridItem => ({ kind: 'line', place })
  const items =
    groups.length === 0
      ? places.map(line)
      : groups.flatMap((group): GridItem[] => [{ kind: 'head', group }, ...group.places.map(line)])
  const shown: number[] = []
  const itemOf: number[] = []
  const heads: number[] = []
  for (const [at, item] of items.entries()) {
    if (item.kind === 'head') heads.push(at)
    else {
      shown.push(item.place)
      itemOf.push(at)
    }
  }
  return { items, places: shown, itemOf, heads }
}
