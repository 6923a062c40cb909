/** Rows that were chosen to do something with, over pages. */
import { useState } from 'react'
import type { FilterState, List } from '../../shared/lists/list.ts'

export interface Selection {
  readonly count: number
  readonly rows: readonly unknown[]
  has(row: unknown): boolean
  hasAll(rows: readonly unknown[]): boolean
  toggle(row: unknown): void
  /** All of these, or none of them where all are chosen. */
  toggleAll(rows: readonly unknown[]): void
  clear(): void
}

const NONE: ReadonlyMap<string, unknown> = new Map()

/** What other filters hide isn't chosen any more. */
export function useSelection(list: List, filters: FilterState): Selection {
  const about = JSON.stringify(filters)
  const [kept, setKept] = useState({ about, chosen: NONE })
  const chosen = kept.about === about ? kept.chosen : NONE
  const setChosen = (next: ReadonlyMap<string, unknown>) => setKept({ about, chosen: next })
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
    rows: [...chosen.values()],
    has,
    hasAll,
    toggle: (row) => set([row], !has(row)),
    toggleAll: (rows) => set(rows, !hasAll(rows)),
    clear: () => setChosen(NONE),
  }
}
