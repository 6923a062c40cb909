/** An editable grid: only visible rows are rendered, as text, with one real input where the cursor is. */
import { rem } from '@mantine/core'
import type { Range } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { useRoom } from '../theme/use-room.ts'
import { type Cursor, chosenOf, createCursor, moveTo } from './cursor.ts'
import { idTyped } from './drafts.ts'
import classes from './grid.module.css'
import { type GridActionsDeps, useGridActions } from './grid-actions.ts'
import { type GridColumn, GridHead, type GridHeadProps } from './grid-head.tsx'
import { type GridGroup, type GridItems, gridItems } from './grid-items.ts'
import { GridRow, type RowDrawing } from './grid-row.tsx'
import type { GridSource } from './source.ts'
import { useRowWindow } from './use-row-window.ts'
import { focusField, useScrollTarget } from './use-scroll-target.ts'

/** Pixels at normal text size, as in grid.module.css. */
const ROW_HEIGHTS = { usual: 44, dense: 27 } as const
const HEAD_HEIGHT = 33
const GROUP_HEIGHT = 28

export interface GridProps<Row, Group extends GridGroup>
  extends Omit<GridHeadProps, 'columns' | 'steps'>,
    Pick<GridActionsDeps<Row>, 'onDelete' | 'onExplain' | 'onUndoRedo'> {
  readonly source: GridSource<Row>
  readonly label: string
  readonly columns: readonly GridColumn[]
  /** The widths of the columns and of the last one; their least total width in pixels. */
  readonly tracks: readonly string[]
  readonly leastWidth: number
  /** The pixels taken by parts beside the columns, and a callback that gets the pixels left for the columns. */
  readonly ends?: number
  readonly hasRoom?: (pixels: number) => void
  readonly drawing: RowDrawing<Row>
  /** Places of the rows to show, in order. */
  readonly places: readonly number[]
  /** Empty if the rows aren't grouped. */
  readonly groups: readonly Group[]
  /** Renders a group's head; must keep its identity between renders. */
  readonly drawGroup: (group: Group) => ReactNode
  readonly rows: keyof typeof ROW_HEIGHTS
  /** Loads further rows. Called once the user has scrolled past a good half of the loaded ones; one call at a time. */
  readonly more?: (() => void) | undefined
  /** Shown in place of rows if there are none. */
  readonly nothing: ReactNode
  readonly foot: ReactNode
}

/** The place of the row whose number is being typed, or was when the screen was left. */
function placeTyped<Row>({ drafts, placeOf }: GridSource<Row>): number | undefined {
  const id = idTyped(drafts)
  return id === undefined ? undefined : placeOf(id)
}

export function Grid<Row, Group extends GridGroup>(props: GridProps<Row, Group>) {
  const { source, groups, rows, columns, drawing } = props
  const [cursor] = useState(() => createCursor(placeTyped(source)))
  const content = useMemo(() => gridItems(props.places, groups), [props.places, groups])
  const { items, places } = content
  const { scroller, scrollTo, page, sticking, ...view } = useItemsInSight(content, cursor, ROW_HEIGHTS[rows])
  const actions = useGridActions({ ...props, cursor, places, page, scrollTo })
  useRoom(scroller, props.ends ?? 0, props.hasRoom)
  useCursorOnRows(source, cursor, places)
  useMore(props.more, view.items.at(-1)?.index ?? 0, items.length)
  useScrollTarget({ source, cursor, places, scrollTo, scroller })
  const idle = useStore(cursor, ({ place }) => place === undefined)
  const style = { '--grid-tracks': props.tracks.join(' '), minWidth: rem(props.leastWidth) } as CSSProperties
  return (
    <div className={classes.frame}>
      <div className={classes.scroller} ref={scroller}>
        <div
          className={classes.grid}
          role="grid"
          aria-label={props.label}
          aria-rowcount={items.length + 1}
          aria-multiselectable
          data-rows={rows}
          style={style}
          tabIndex={idle && places.length > 0 ? 0 : -1}
          onFocus={(event) => {
            if (event.target !== event.currentTarget) return
            const { place } = cursor.getState()
            const at = Math.max(0, places.indexOf(place ?? chosenOf(cursor, places)[0] ?? -1))
            scrollTo(at)
            // A move to the cursor's present row keeps the selection.
            if (places[at] !== place) moveTo(cursor, places[at])
            focusField(event.currentTarget, source)
          }}
          onPaste={(event) => {
            if (event.defaultPrevented || !actions.paste(event.clipboardData.getData('text/plain'))) return
            event.preventDefault()
          }}
        >
          <GridHead
            columns={columns}
            end={props.end}
            sort={props.sort}
            steps={source.number.step && source.number.column}
            onSort={props.onSort}
          />
          <div className={classes.body} role="rowgroup" style={{ height: view.size }}>
            {view.items.map(({ index, start }) => {
              const item = items[index]
              if (item === undefined) return null
              if (item.kind === 'row') {
                const row = { source, drawing, cursor, actions, columns, place: item.place, index, top: start }
                return <GridRow key={item.place} {...row} />
              }
              return (
                <GroupHead
                  key={`group ${item.group.key}`}
                  index={index}
                  top={index === sticking ? undefined : start}
                  span={columns.length + 1}
                >
                  {props.drawGroup(item.group)}
                </GroupHead>
              )
            })}
          </div>
        </div>
        {places.length === 0 && props.nothing}
      </div>
      {props.foot}
    </div>
  )
}

/** The items to render: the visible ones, the head of the first visible group, and the row with the cursor. */
function useItemsInSight({ items, places, itemOf, heads }: GridItems<GridGroup>, cursor: Cursor, rowHeight: number) {
  const stickingAt = useCallback((first: number) => heads.findLast((at) => at <= first), [heads])
  const { scrollTo, pageOf, range, ...view } = useRowWindow({
    count: items.length,
    height: useCallback((at: number) => (items[at]?.kind === 'head' ? GROUP_HEIGHT : rowHeight), [items, rowHeight]),
    overscan: 4,
    // The sticky headings cover this many pixels at the top of the rows.
    below: HEAD_HEIGHT,
    above: heads.length === 0 ? 0 : GROUP_HEIGHT,
    pinned: useCallback(
      ({ startIndex }: Range) => {
        const { place } = cursor.getState()
        // The field must stay mounted to keep the focus while its row is out of view.
        return [stickingAt(startIndex), place === undefined ? undefined : itemOf[places.indexOf(place)]]
      },
      [stickingAt, cursor, places, itemOf],
    ),
  })
  return {
    ...view,
    /** The head that sticks to the top. */
    sticking: range === null ? undefined : stickingAt(range.startIndex),
    scrollTo: useCallback(
      (row: number) => {
        const at = itemOf[row]
        if (at !== undefined) scrollTo(at)
      },
      [scrollTo, itemOf],
    ),
    page: useCallback(() => pageOf(rowHeight), [pageOf, rowHeight]),
  }
}

/** The share of rows scrolled past at which more are loaded. */
const MORE_AT = 0.6

function useMore(more: (() => void) | undefined, lastDrawn: number, count: number): void {
  useEffect(() => {
    if (more !== undefined && lastDrawn >= Math.floor(count * MORE_AT)) more()
  }, [more, lastDrawn, count])
}

interface GroupHeadProps {
  readonly index: number
  /** Pixels; undefined for the head that sticks to the top. */
  readonly top: number | undefined
  readonly span: number
  readonly children: ReactNode
}

const GroupHead = ({ index, top, span, children }: GroupHeadProps) => (
  <div
    className={classes.groupHead}
    role="row"
    aria-rowindex={index + 2}
    data-sticks={top === undefined || undefined}
    style={top === undefined ? undefined : { top }}
  >
    <div role="gridcell" aria-colspan={span} className={classes.groupCell}>
      {children}
    </div>
  </div>
)

/** Resets the selection when the rows change, and the cursor if its row is filtered out or gone. */
function useCursorOnRows<Row>(source: GridSource<Row>, cursor: Cursor, places: readonly number[]): void {
  const visibleIds = useMemo(() => {
    const { rowAt, idOf } = source
    return places
      .flatMap((place) => rowAt(place) ?? [])
      .map(idOf)
      .join()
  }, [source, places])
  const before = useRef(source)
  // Runs before the next key: the cursor and the number being typed follow their row. If the row isn't shown any more, the cursor is
  // cleared and the number is sent or dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other rows, or these in another order, are shown
  useLayoutEffect(() => {
    const typed = placeTyped(source)
    if (typed !== undefined && !places.includes(typed)) source.finishTyping()
    const { place } = cursor.getState()
    const row = place === undefined ? undefined : before.current.rowAt(place)
    const now = row === undefined ? undefined : source.placeOf(source.idOf(row))
    before.current = source
    moveTo(
      cursor,
      [typed, now].find((one) => one !== undefined && places.includes(one)),
    )
  }, [visibleIds, cursor])
}
