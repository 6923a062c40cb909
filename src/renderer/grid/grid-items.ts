/** The items of the grid from top to bottom: rows, with group heads between them. */

/** Rows under a common head. */
export interface GridGroup {
  readonly key: string
  readonly places: readonly number[]
  /** True if only its head is shown. */
  readonly isFolded?: boolean | undefined
}

export type GridItem<Group> =
  | { readonly kind: 'row'; readonly place: number }
  | { readonly kind: 'head'; readonly group: Group }

export interface GridItems<Group> {
  readonly items: readonly GridItem<Group>[]
  /** Rows in display order. */
  readonly places: readonly number[]
  /** The index of each row among the items. */
  readonly itemOf: readonly number[]
  /** The indices of the heads among the items. */
  readonly heads: readonly number[]
}

export function gridItems<Group extends GridGroup>(
  places: readonly number[],
  groups: readonly Group[],
): GridItems<Group> {
  const row = (place: number): GridItem<Group> => ({ kind: 'row', place })
  const items =
    groups.length === 0
      ? places.map(row)
      : groups.flatMap((group): GridItem<Group>[] => [
          { kind: 'head', group },
          ...(group.isFolded === true ? [] : group.places.map(row)),
        ])
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
