/** The rows of My ARS to show, with their order and groups. They don't move while a target is being typed. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { groupKey } from '../../../shared/domain/replenishment/my-ars.ts'
import { idTyped } from '../../grid/drafts.ts'
import type { ByHand } from '../../grid/numbers-by-hand.ts'
import type { ArsGroup } from './group-head.tsx'
import type { MyArsModel } from './my-ars-model.ts'
import { filterParents, type RankedParent, type RowSelection, type Shown, stablePlaces } from './narrowing.ts'

interface PreviousRows {
  readonly shown: Shown
  readonly ids: readonly number[]
  /** The filter and sort they were shown for. */
  readonly selectionKey: string
  /** True if typing keeps rows in place that should move: they are sorted when it ends. */
  readonly isHeld: boolean
}

const selectionKeyOf = ({ look, search, sort }: RowSelection): string => JSON.stringify([look, search, sort])

export function useShown(model: MyArsModel, standings: readonly RankedParent[], selection: RowSelection): Shown {
  const [before, keep] = useState<PreviousRows>()
  const byHand = useDone(model)
  const isTyping = () => idTyped(model.drafts) !== undefined
  const waits = useStore(model.store, () => before?.isHeld === true && isTyping())
  const { look, search, sort } = selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: `waits` ends when the typing does
  const now = useMemo((): PreviousRows => {
    const current = { look, search, sort }
    const found = filterParents(standings, current, byHand)
    const isHeld = before !== undefined && before.selectionKey === selectionKeyOf(current) && isTyping()
    const places = isHeld ? stablePlaces(before.ids, standings, found.places) : found.places
    const ids = places.flatMap((place) => standings[place]?.parent.id ?? [])
    return { shown: { ...found, places }, ids, selectionKey: selectionKeyOf(current), isHeld }
  }, [standings, look, search, sort, byHand, waits])
  if (now !== before) keep(now)
  return now.shown
}

/** The typed targets once typing has ended, so that a digit rerenders only its own row. */
function useDone(model: MyArsModel): ByHand {
  const [done, setDone] = useState(() => model.store.getState().byHand)
  useEffect(() => {
    const settle = ({ byHand }: { readonly byHand: ByHand }) => {
      if (idTyped(model.drafts) === undefined) setDone(byHand)
    }
    settle(model.store.getState())
    return model.store.subscribe(settle)
  }, [model])
  return done
}

/** The groups in the list's own order; with another sort, rows of all groups are mixed and there are no heads. */
export function useGroups(standings: readonly RankedParent[], places: readonly number[], isSorted: boolean) {
  return useMemo((): readonly ArsGroup[] => {
    if (isSorted) return []
    return [...Map.groupBy(places, (place) => keyAt(standings, place))].flatMap(([key, own]): ArsGroup[] => {
      const first = standings[own[0] ?? -1]?.parent
      return first === undefined ? [] : [{ key, places: own, first }]
    })
  }, [standings, places, isSorted])
}

function keyAt(standings: readonly RankedParent[], place: number): string {
  const one = standings[place]
  return one === undefined ? '' : groupKey(one.parent)
}
