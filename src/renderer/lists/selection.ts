/** Rows that were chosen to do something with, over pages. */
import { useState } from 'react'
import type { List } from '../../shared/lists/list.ts'

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

export function useSelection(list: List): Selection {
  const [chosen, setChosen] = useState(NONE)
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
