import { useMemo, useState } from 'react'
import { isWhole, type List } from '../../shared/lists/list.ts'
import type { ListModel } from './use-list.ts'

export interface Selection {
  readonly count: number
  /** False while the rows on screen belong to other filters. */
  readonly isOpen: boolean
  readonly rows: readonly unknown[]
  has(row: unknown): boolean
  hasAll(rows: readonly unknown[]): boolean
  toggle(row: unknown): void
  /** Selects all of these; clears them if all are selected. */
  toggleAll(rows: readonly unknown[]): void
  clear(): void
}

const NONE: ReadonlyMap<string, unknown> = new Map()

/**
 * The selection of a list. Changing the filters clears it, and rows that leave a fully loaded list are dropped. While the rows on screen
 * belong to other filters, none is selected, so that an action never gets rows the user didn't ask for.
 */
export function useSelection({ list, state: { filters }, shown, isStale }: ListModel): Selection {
  const about = JSON.stringify(filters)
  const [stored, setStored] = useState({ about, chosen: NONE })
  const own = stored.about === about && !isStale ? stored.chosen : NONE
  const rows = isWhole(list) ? shown?.rows : undefined
  const chosen = useMemo(() => presentOf(list, own, rows), [list, own, rows])
  const chosenRows = useMemo(() => [...chosen.values()], [chosen])
  const setChosen = (next: ReadonlyMap<string, unknown>) => {
    if (!isStale) setStored({ about, chosen: next })
  }
  const has = (row: unknown) => chosen.has(list.key(row))
  const hasAll = (rows: readonly unknown[]) => rows.length > 0 && rows.every(has)
  const set = (rows: readonly unknown[], on: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (on) next.set(list.key(row), row)
      else next.delete(list.key(row))
    }
    setChosen(next)
  }
  return {
    count: chosen.size,
    isOpen: !isStale,
    rows: chosenRows,
    has,
    hasAll,
    toggle: (row) => set([row], !has(row)),
    toggleAll: (rows) => set(rows, !hasAll(rows)),
    clear: () => setChosen(NONE),
  }
}

/** The selected rows that are still in the list, with their present values. */
function presentOf(
  list: List,
  chosen: ReadonlyMap<string, unknown>,
  rows: readonly unknown[] | undefined,
): ReadonlyMap<string, unknown> {
  if (rows === undefined || chosen.size === 0) return chosen
  return new Map(
    rows.flatMap((row) => {
      const key = list.key(row)
      return chosen.has(key) ? [[key, row] as const] : []
    }),
  )
}
