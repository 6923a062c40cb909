import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImportRow, Verdict } from '../../../shared/domain/carts/cart-import.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'

const WINDOW = 200

export interface RowWindows {
  readonly total: number
  rowAt(index: number): ImportRow | undefined
  /** Loads the windows that contain these rows. */
  want(from: number, to: number): void
  /** Replaces a row after a correction, without loading its window again. */
  replace(row: ImportRow): void
  /** The first row after a line of the file; undefined if there is none. */
  firstAfter(line: number): Promise<{ readonly index: number; readonly line: number } | undefined>
}

interface Window {
  readonly rows: readonly ImportRow[]
  readonly total: number
}

interface Known {
  /** The filter by which they were loaded. */
  readonly of: readonly Verdict[] | undefined
  readonly total: number
  readonly windows: ReadonlyMap<number, readonly ImportRow[]>
}

const NOTHING: Known = { of: undefined, total: 0, windows: new Map() }

export function useRowWindows(importId: string, verdicts: readonly Verdict[] | undefined, edition: number): RowWindows {
  const [loaded, setLoaded] = useState(NOTHING)
  const requestedRows = useRef(new Set<number>())
  const round = useRef(0)

  const fetchWindow = useCallback(
    async (nth: number): Promise<Window> => {
      const ours = round.current
      requestedRows.current.add(nth)
      const ask_ = {
        importId,
        from: nth * WINDOW,
        count: WINDOW,
        ...(verdicts !== undefined && { verdicts: [...verdicts] }),
      }
      const { rows, total } = await ask('import.rows', ask_)
      if (ours === round.current) {
        setLoaded(({ windows }) => ({ of: verdicts, total, windows: new Map(windows).set(nth, rows) }))
      }
      return { rows, total }
    },
    [importId, verdicts],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition makes every window out of date
  useEffect(() => {
    round.current += 1
    requestedRows.current = new Set()
    setLoaded(NOTHING)
    fetchWindow(0).catch((thrown: unknown) => toast.failed(appErrorOf(thrown).message))
  }, [fetchWindow, edition])

  // With another filter, nothing is known until it is loaded.
  const known = loaded.of === verdicts ? loaded : NOTHING

  return {
    total: known.total,
    rowAt: (index) => known.windows.get(Math.floor(index / WINDOW))?.[index % WINDOW],
    want: (from, to) => {
      for (let nth = Math.floor(from / WINDOW); nth <= Math.floor(to / WINDOW); nth++) {
        if (!requestedRows.current.has(nth)) fetchWindow(nth).catch(() => requestedRows.current.delete(nth))
      }
    },
    replace: (row) =>
      setLoaded(({ of, total, windows }) => ({
        of,
        total,
        windows: new Map(
          [...windows].map(([nth, rows]) => [nth, rows.map((one) => (one.line === row.line ? row : one))]),
        ),
      })),
    firstAfter: async (line) => {
      let low = 0
      // A key may be pressed before any of these rows is loaded.
      let high = known === NOTHING ? (await fetchWindow(0)).total : known.total
      let first: ImportRow | undefined
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        const nth = Math.floor(middle / WINDOW)
        const rows = known.windows.get(nth) ?? (await fetchWindow(nth)).rows
        const at = rows[middle % WINDOW]
        if (at !== undefined && at.line <= line) low = middle + 1
        else {
          high = middle
          first = at
        }
      }
      return first && { index: low, line: first.line }
    },
  }
}
