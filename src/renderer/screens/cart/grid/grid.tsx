/** The lines of the cart: text, drawn only where they are in sight, with one real field where the cursor is. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { setsIn } from '../../../../shared/domain/cart-rules.ts'
import type { CartSort } from '../../../../shared/domain/cart-view.ts'
import { useTextScale } from '../../../app/device.ts'
import type { CartModel } from '../cart-model.ts'
import { lineTyped } from '../cart-models.ts'
import { createCursor } from './cursor.ts'
import classes from './grid.module.css'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { GridTotals } from './grid-totals.tsx'
import { moveOf } from './keys.ts'

/** Pixels at the usual size of text, as in grid.module.css. */
const ROW_HEIGHT = 44
const HEAD_HEIGHT = 33

export interface GridProps {
  readonly model: CartModel
  /** Places of the lines to show, in order. */
  readonly places: readonly number[]
  readonly sort: CartSort | undefined
  readonly onSort: (sort: CartSort | undefined) => void
  readonly onDelete: (id: number) => void
}

/** Where a quantity was being typed when the screen went away. */
function placeTyped(model: CartModel): number | undefined {
  const id = lineTyped(model)
  const place = model.store.getState().cart.lines.findIndex(({ line }) => line.id === id)
  return place < 0 ? undefined : place
}

export function Grid({ model, places, sort, onSort, onDelete }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const cursor = useMemo(() => createCursor(placeTyped(model)), [model])
  const idle = useStore(cursor, ({ place }) => place === undefined)
  const scale = useTextScale()
  const virtual = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT * scale,
    overscan: 6,
    // The heading lies over the list: a line isn't in sight before it is so much further up.
    scrollPaddingEnd: HEAD_HEIGHT * scale,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is the height.
  useEffect(() => virtual.measure(), [virtual, scale])

  // Sets change with the lines, not with their quantities.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new places are a new set of lines
  const sets = useMemo(() => {
    const { lines } = model.store.getState().cart
    const category = new Map(lines.map(({ line, product }) => [line.id, product?.category.id]))
    return setsIn(
      lines.map(({ line }) => line),
      (id) => category.get(id),
    )
  }, [model, places])

  const goTo = useCallback(
    (index: number) => {
      const at = Math.max(0, Math.min(places.length - 1, index))
      const place = places[at]
      if (place === undefined) return
      virtual.scrollToIndex(at)
      cursor.setState({ place })
    },
    [places, virtual, cursor],
  )

  const move = useCallback(
    (event: KeyboardEvent): boolean => {
      const { place } = cursor.getState()
      const at = place === undefined ? -1 : places.indexOf(place)
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / (ROW_HEIGHT * scale)) - 3)
      const to = moveOf(event, at, page, places.length)
      if (to === undefined) return false
      event.preventDefault()
      goTo(to)
      return true
    },
    [cursor, places, goTo, scale],
  )

  // A line that a filter hides or that is gone can't have the cursor.
  useEffect(() => {
    const { place } = cursor.getState()
    if (place !== undefined && !places.includes(place)) cursor.setState({ place: undefined })
  }, [places, cursor])

  return (
    <div className={classes.frame}>
      <div className={classes.scroller} ref={scroller}>
        <div
          className={classes.grid}
          role="grid"
          aria-label="Lines of the cart"
          aria-rowcount={places.length + 1}
          tabIndex={idle ? 0 : -1}
          onFocus={(event) => {
            if (event.target === event.currentTarget) goTo(Math.max(0, places.indexOf(cursor.getState().place ?? -1)))
          }}
        >
          <GridHead sort={sort} onSort={onSort} />
          <div className={classes.body} role="rowgroup" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const place = places[index]
              return (
                place !== undefined && (
                  <GridRow
                    key={place}
                    model={model}
                    cursor={cursor}
                    sets={sets}
                    place={place}
                    index={index}
                    top={start}
                    onMove={move}
                    onDelete={onDelete}
                  />
                )
              )
            })}
          </div>
        </div>
      </div>
      <GridTotals model={model} />
    </div>
  )
}
