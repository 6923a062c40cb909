/** The columns of a list and their widths, as this account last set them on this computer. */
import { rem } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import {
  chosenColumns,
  existingColumns,
  fitted,
  fitting,
  type LayoutAbout,
  LEAST_WIDTH,
  MOST_WIDTH,
  stacked,
  toggledColumn,
  type VisibleColumn,
  visibleColumns,
} from '../../shared/lists/layout.ts'
import type { Columns } from '../../shared/lists/list.ts'
import type { ListName } from '../../shared/lists.ts'
import type { Setting } from '../../shared/settings.ts'
import { keepSetting, settingNow, showSetting, useSetting } from '../bridge/settings.ts'
import type { ListModel } from './use-list.ts'

type LayoutKey = `list.${ListName}` | 'cartColumns' | 'proposedColumns'
type ListSetting = Setting<LayoutKey>

export interface Layout {
  /** Keys of the chosen columns that exist here, each followed by those stacked under it: files and paper use these. */
  readonly keys: readonly string[]
  /** Those of them that fit the window. */
  readonly shown: readonly VisibleColumn<unknown>[]
  /** Those that don't fit. */
  readonly overflow: readonly VisibleColumn<unknown>[]
  /** All columns that could be shown. */
  readonly there: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  /** Sets the width available for the columns, in pixels at normal text size. */
  hasRoom(pixels: number): void
  /** Registers a column's heading element, whose rendered width is where a resize starts. */
  headIs(key: string, head: HTMLElement | null): void
  /** The rendered width of a column in pixels. */
  drawnWidth(key: string): number | undefined
  toggle(key: string): void
  resize(key: string, pixels: number): void
  /** Shows these columns, or the default ones if undefined; widths stay. */
  arrange(columns: readonly string[] | undefined): void
  reset(): void
}

/** Wide enough for the useful columns beside the necessary ones. */
const WIDE = '(min-width: 1280px)'
/** Milliseconds. */
const PAUSE = 400
const NOTHING: readonly unknown[] = []
const NO_WIDTHS: Layout['widths'] = {}
const UNCHANGED: ListSetting = {}

export const useLayout = ({ name, list, context, shown }: ListModel): Layout =>
  useColumns(settingOf(name), list.columns, { rows: shown?.rows ?? NOTHING, context })

/** The layout of columns. `rows` and `context` decide which columns exist; both must keep their identity between renders. */
export function useColumns<Row>(
  key: LayoutKey,
  columns: Columns<Row>,
  { rows, context }: Pick<LayoutAbout<Row>, 'rows' | 'context'>,
): Layout {
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const stored = useSetting(key, UNCHANGED)
  // Widths change during a drag; only the last one is stored.
  const write = useDebouncedCallback((value: ListSetting) => keepSetting(key, value), {
    delay: PAUSE,
    flushOnUnmount: true,
  })
  const { columns: chosen, widths = NO_WIDTHS } = stored
  const [room, setRoom] = useState<number>()
  const heads = useRef(new Map<string, HTMLElement>())
  const layoutNow = useMemo(() => {
    const about = { rows, context, wide, chosen }
    const keys = visibleColumns(columns, about)
    const all = stacked(columns, keys).map((one) => ({ ...one, column: fitted(one.column, { rows, context }) }))
    return { keys, all, there: existingColumns(columns, about) }
  }, [columns, rows, context, wide, chosen])
  const layout = useMemo(() => {
    const { all, ...rest } = layoutNow
    const shown = fitting(all, widths, room)
    return { ...rest, shown, overflow: all.filter((one) => !shown.includes(one)) }
  }, [layoutNow, widths, room])
  const now = () => settingNow(key, UNCHANGED)
  const currentKeys = () => {
    const own = chosenColumns(columns, { wide, chosen: now().columns })
    // If none of the chosen columns can be shown, the default ones are.
    return own.some((column) => layout.keys.includes(column))
      ? own
      : chosenColumns(columns, { wide, chosen: undefined })
  }
  const keep = (next: ListSetting) => {
    showSetting(key, next)
    write(next)
  }
  return {
    ...layout,
    widths,
    hasRoom: setRoom,
    headIs: (column, head) => {
      if (head === null) heads.current.delete(column)
      else heads.current.set(column, head)
    },
    drawnWidth: (column) => heads.current.get(column)?.getBoundingClientRect().width,
    toggle: (column) => keep({ ...now(), columns: [...toggledColumn(columns, currentKeys(), column)] }),
    resize: (column, pixels) => keep({ ...now(), widths: { ...now().widths, [column]: within(pixels) } }),
    arrange: (columns) => {
      const { columns: _, ...others } = now()
      keep({ ...others, ...(columns !== undefined && { columns: [...columns] }) })
    },
    reset: () => keep(UNCHANGED),
  }
}

const within = (pixels: number): number => Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Math.round(pixels)))

const settingOf = (name: ListName) => `list.${name}` as const

/** The grid tracks: chosen widths, else the list's own. The columns share the remaining width. */
export function tracksOf(shown: Layout['shown'], widths: Layout['widths']): readonly string[] {
  const isShared = shown.every(({ column }) => column.grow === 0)
  return shown.map(({ key, column: { width, grow } }) => {
    const chosen = widths[key]
    const share = isShared ? width : grow
    return chosen !== undefined || share === 0 ? rem(chosen ?? width) : `minmax(${rem(width)}, ${share}fr)`
  })
}
