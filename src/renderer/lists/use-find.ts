/** The text that Ctrl+F looks for, and the matching row that is current. */
import { useMemo, useState } from 'react'
import { placesOf } from '../../shared/lists/rows.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'

const NO_ROWS: readonly unknown[] = []

export type Find = ReturnType<typeof useFind>

export function useFind({ list, context, shown }: ListModel, layout: Layout) {
  const [typed, setTyped] = useState<string>()
  const [step, setStep] = useState(0)
  const [opened, setOpened] = useState(0)
  const rows = shown?.rows ?? NO_ROWS
  const places = useMemo(() => {
    const columns = layout.keys.flatMap((key) => list.columns[key] ?? [])
    return typed === undefined ? [] : placesOf(columns, rows, typed, context)
  }, [list, layout.keys, rows, typed, context])
  const at = places.length === 0 ? 0 : ((step % places.length) + places.length) % places.length
  return {
    isOpen: typed !== undefined,
    typed: typed ?? '',
    count: places.length,
    at,
    place: places[at],
    type: (text: string) => {
      setTyped(text)
      setStep(0)
    },
    go: (by: 1 | -1) => setStep(step + by),
    /** The number of times it was opened: each time focuses the field. */
    opened,
    open: () => {
      setTyped((now) => now ?? '')
      setOpened((times) => times + 1)
    },
    close: () => setTyped(undefined),
  }
}
