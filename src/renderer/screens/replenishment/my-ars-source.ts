/** My ARS as a source for the editable grid: the target of each parent. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { refuseTarget } from '../../../shared/domain/replenishment/my-ars.ts'
import { neutralised } from '../../../shared/domain/values/spreadsheet-text.ts'
import { messages, say } from '../../../shared/messages.ts'
import { isRange } from '../../carts/ways/pasted.ts'
import type { GridColumn } from '../../grid/grid-head.tsx'
import { typedInto } from '../../grid/numbers-by-hand.ts'
import type { GridSource } from '../../grid/source.ts'
import { toast } from '../../parts/toasts.tsx'
import { type MyArsModel, type Parent, parseTarget } from './my-ars-model.ts'

export interface ArsRow {
  readonly parent: Parent
  readonly target: number
  /** True if the target differs from the list's. */
  readonly byHand: boolean
}

const column = (key: string, title: string, align: GridColumn['align'] = 'end'): GridColumn => ({
  key,
  title,
  align,
  order: key,
})

export const arsColumns: readonly GridColumn[] = [
  column('product', 'Product', 'start'),
  column('alternates', 'Alternates', 'start'),
  column('sold', 'Sold in 30 days'),
  column('stock', 'In stock'),
  column('onWay', 'In transit'),
  column('days', 'Days of stock'),
  column('suggested', 'Suggested'),
  column('target', 'Target stock'),
]

/**
 * Creates the source.
 * @param onPaste takes rows of a spreadsheet; `below`: products from the cursor down
 */
export function arsSource(
  model: MyArsModel,
  parents: readonly Parent[],
  onPaste: (text: string, below: readonly number[]) => void,
): GridSource<ArsRow> {
  const { store } = model
  const rowOf = (parent: Parent): ArsRow => {
    const target = model.numberOf(parent.id) ?? parent.targetStock
    return { parent, target, byHand: target !== parent.targetStock }
  }
  const idAt = (place: number) => parents[place]?.id
  const typed = typedInto(model, idAt)
  return {
    ...typed,
    useScrollTarget: () => useStore(model.scrollTarget, ({ target }) => target),
    clearScrollTarget: () => model.scrollTarget.setState({ target: undefined }),
    // A target that can't be saved shows the reason during typing.
    useRejected: (place) => {
      const refused = typed.useRejected(place)
      const parent = parents[place]
      const target = useStore(store, ({ byHand }) => byHand.get(parent?.id ?? 0))
      if (refused !== undefined || parent === undefined || target === undefined) return refused
      const against = refuseTarget(target, parent.producttype.typeid)
      if (against !== undefined) return messages[against.key]
      if (target === parent.targetStock) return undefined
      const was = model.wasOf(parent.id) ?? parent.targetStock
      if (was === parent.targetStock) return messages.arsTargetWaits
      return say('arsTargetElsewhere', { was, target, now: parent.targetStock })
    },
    number: {
      column: 'target',
      of: ({ target }) => target,
      label: ({ parent }) => `Target stock of ${parent.name} (${parent.id})`,
      parse: parseTarget,
      outOfRange: messages.arsTargetWhole,
      unchanged: messages.arsTargetSame,
      waits: messages.arsTargetWaits,
    },
    idOf: ({ parent }) => parent.id,
    rowAt: (place) => {
      const parent = parents[place]
      return parent && rowOf(parent)
    },
    placeOf: (id) => {
      const place = parents.findIndex((one) => one.id === id)
      return place < 0 ? undefined : place
    },
    useRow: (place) => {
      const parent = parents[place]
      const target = useStore(store, ({ byHand }) => byHand.get(parent?.id ?? 0))
      // biome-ignore lint/correctness/useExhaustiveDependencies: the row changes with what is typed into it
      return useMemo(() => parent && rowOf(parent), [parent, target])
    },
    copy: copied,
    isRange,
    paste: onPaste,
  }
}

/** The source for a list that the company keeps: every change of a target is refused with a message. */
export function keptSource(source: GridSource<ArsRow>): GridSource<ArsRow> {
  const refuse = () => toast.warn(messages.arsKept)
  return { ...source, set: refuse, fill: refuse, paste: refuse }
}

const TITLES = ['Product ID', 'Product', 'Target stock']

/** Formatted so that it can be pasted again. */
const copied = (rows: readonly ArsRow[]): string =>
  [
    TITLES,
    ...rows.map(({ parent, target }) => [parent.id, neutralised(parent.name.replace(/[\t\r\n\0]+/g, ' ')), target]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\r\n')
