/** What the grid draws, from top to bottom: rows, and the heads of groups among them. */

/** Rows that stand together under a head of their own. */
export interface GridGroup {
  readonly key: string
  readonly places: readonly number[]
  /** Only its head is shown. */
  readonly isFolded?: boolean | undefined
}

export type GridItem<Group> =
  | { readonly kind: 'row'; readonly place: number }
  | { readonly kind: 'head'; readonly group: Group }

export interface GridItems<Group> {
  readonly items: readonly GridItem<Group>[]
  /** Rows in the order in which they are shown. */
  readonly places: readonly number[]
  /** Where each of them stands among the items. */
  readonly itemOf: readonly number[]
  /** Where the heads stand. */
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
