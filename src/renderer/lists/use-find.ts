/** What is looked for in a list, and which of the rows that have it is shown. */
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
    /** Place of the row that is shown. */
    place: places[at],
    type: (text: string) => {
      setTyped(text)
      setStep(0)
    },
    go: (by: 1 | -1) => setStep(step + by),
    /** How often it was opened: each time the field has the focus. */
    opened,
    open: () => {
      setTyped((now) => now ?? '')
      setOpened((times) => times + 1)
    },
    close: () => setTyped(undefined),
  }
}
