/** The lines of the cart: text, drawn only where they are in sight, with one real field where the cursor is. */
import { rem } from '@mantine/core'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { type LineGroup, setParents } from '../../../../shared/domain/cart-groups.ts'
import type { Way } from '../../../../shared/domain/cart-history.ts'
import type { CartSort } from '../../../../shared/domain/cart-view.ts'
import { useTextScale } from '../../../app/device.ts'
import { type Layout, leastWidth, tracksOf } from '../../../lists/use-layout.ts'
import type { CartModel } from '../cart-model.ts'
import { useShortName } from '../cart-models.ts'
import { lineTyped } from '../drafts.ts'
import { BIN_WIDTH } from './columns.ts'
import { chosenOf, createCursor, moveTo } from './cursor.ts'
import classes from './grid.module.css'
import { useGridActions } from './grid-actions.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { gridItems } from './grid-rows.ts'
import { GridTotals } from './grid-totals.tsx'
import { GroupHead } from './group-head.tsx'
import { useSought } from './use-sought.ts'

/** Pixels at the usual size of text, as in grid.module.css. */
const ROW_HEIGHTS = { usual: 44, dense: 27 } as const
const HEAD_HEIGHT = 33
const GROUP_HEIGHT = 28

export interface GridProps {
  readonly model: CartModel
  /** Places of the lines to show, in order. */
  readonly places: readonly number[]
  /** None where they aren't grouped. */
  readonly groups: readonly LineGroup[]
  readonly rows: keyof typeof ROW_HEIGHTS
  readonly layout: Layout
  readonly mayAdd: boolean
  /** Filters leave some of the lines, or none. */
  readonly filtered: boolean
  /** Stands where no line is shown. */
  readonly nothing: ReactNode
  readonly sort: CartSort | undefined
  readonly onSort: (sort: CartSort | undefined) => void
  readonly onDelete: (ids: readonly number[]) => void
  readonly onExplain: (id: number) => void
  readonly onUndoRedo: (way: Way) => void
}

/** Where a quantity is being typed, or was when the screen went away. */
function placeTyped(model: CartModel): number | undefined {
  const id = lineTyped(model.drafts)
  const place = model.store.getState().cart.lines.findIndex(({ line }) => line.id === id)
  return place < 0 ? undefined : place
}

export function Grid(props: GridProps) {
  const { model, groups, rows, layout, mayAdd, filtered, nothing, sort, onSort, onDelete, onExplain, onUndoRedo } =
    props
  const scroller = useRef<HTMLDivElement>(null)
  const cursor = useMemo(() => createCursor(placeTyped(model)), [model])
  const idle = useStore(cursor, ({ place }) => place === undefined)
  const scale = useTextScale()
  const shortName = useShortName(model)
  const rowHeight = ROW_HEIGHTS[rows] * scale
  const { items, places, itemOf, heads } = useMemo(() => gridItems(props.places, groups), [props.places, groups])
  const keys = useMemo(() => layout.shown.map(({ key }) => key), [layout.shown])

  const sticking = useRef<number>(undefined)
  const rangeExtractor = useCallback(
    (range: Range) => {
      sticking.current = heads.findLast((at) => at <= range.startIndex)
      const { place } = cursor.getState()
      // The field keeps the focus while its line is out of sight.
      const held = place === undefined ? -1 : places.indexOf(place)
      const wanted = new Set([sticking.current, itemOf[held], ...defaultRangeExtractor(range)])
      return [...wanted].filter((at) => at !== undefined).sort((one, other) => one - other)
    },
    [heads, cursor, places, itemOf],
  )
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (items[at]?.kind === 'head' ? GROUP_HEIGHT * scale : rowHeight),
    overscan: 4,
    rangeExtractor,
    // The heading lies over the list: a line isn't in sight before it is so much further up.
    scrollPaddingEnd: HEAD_HEIGHT * scale,
    scrollPaddingStart: heads.length === 0 ? 0 : GROUP_HEIGHT * scale,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is the height.
  useEffect(() => virtual.measure(), [virtual, rowHeight, items])

  // Sets change with the lines, not with their quantities.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new places are a new set of lines
  const sets = useMemo(() => setParents(model.store.getState().cart), [model, places])

  const scrollTo = useCallback(
    (index: number) => {
      const at = itemOf[index]
      if (at !== undefined) virtual.scrollToIndex(at)
    },
    [virtual, itemOf],
  )
  const page = useCallback(
    () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 3),
    [rowHeight],
  )
  const actions = useGridActions({ model, cursor, places, mayAdd, page, scrollTo, onDelete, onExplain, onUndoRedo })

  // Other lines: what was chosen isn't any more, and a line that a filter hides or that is gone can't have the cursor.
  const shownIds = useMemo(() => {
    const { lines } = model.store.getState().cart
    return places.map((place) => lines[place]?.line.id).join()
  }, [model, places])
  // Before the next key: what is being typed goes where its line went, and is sent if that isn't shown any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other lines, or these in another order, are shown
  useLayoutEffect(() => {
    const typed = placeTyped(model)
    if (typed !== undefined && !places.includes(typed)) model.finishTyping()
    const { place } = cursor.getState()
    moveTo(
      cursor,
      [typed, place].find((one) => one !== undefined && places.includes(one)),
    )
  }, [shownIds, cursor])

  useSought({ model, cursor, places, scrollTo, scroller })

  const least = leastWidth(layout.shown, layout.widths) + BIN_WIDTH
  const tracks = [...tracksOf(layout.shown, layout.widths), rem(BIN_WIDTH)].join(' ')
  const style = { '--cart-tracks': tracks, minWidth: rem(least) } as CSSProperties
  const shown = virtual.getVirtualItems()
  return (
    <div className={classes.frame}>
      <div className={classes.scroller} ref={scroller}>
        <div
          className={classes.grid}
          role="grid"
          aria-label="Lines of the cart"
          aria-rowcount={items.length + 1}
          aria-multiselectable
          data-rows={rows}
          style={style}
          tabIndex={idle && places.length > 0 ? 0 : -1}
          onFocus={(event) => {
            if (event.target !== event.currentTarget) return
            const at = Math.max(0, places.indexOf(chosenOf(cursor, places)[0] ?? -1))
            scrollTo(at)
            moveTo(cursor, places[at])
            // Of a line that has the cursor already the field is there, and appears no more.
            event.currentTarget.querySelector('input')?.focus({ preventScroll: true })
          }}
          onPaste={(event) => {
            if (event.defaultPrevented || !actions.paste(event.clipboardData.getData('text/plain'))) return
            event.preventDefault()
          }}
        >
          <GridHead columns={keys} sort={sort} onSort={onSort} />
          <div className={classes.body} role="rowgroup" style={{ height: virtual.getTotalSize() }}>
            {shown.map(({ index, start }) => {
              const item = items[index]
              if (item === undefined) return null
              if (item.kind === 'head') {
                const top = index === sticking.current ? undefined : start
                return (
                  <GroupHead
                    key={`group ${item.group.key}`}
                    model={model}
                    group={item.group}
                    all={places}
                    index={index}
                    span={keys.length + 1}
                    top={top}
                  />
                )
              }
              return (
                <GridRow
                  key={item.place}
                  model={model}
                  cursor={cursor}
                  actions={actions}
                  columns={keys}
                  shortName={shortName}
                  sets={sets}
                  place={item.place}
                  index={index}
                  top={start}
                />
              )
            })}
          </div>
        </div>
        {places.length === 0 && nothing}
      </div>
      <GridTotals model={model} shown={filtered ? places : undefined} />
    </div>
  )
}
