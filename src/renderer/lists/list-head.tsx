/** The headings of a list: a button if the column can be sorted, a border to drag if it can be resized. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type PointerEvent, useId } from 'react'
import { alignOf } from '../../shared/lists/columns.ts'
import type { Sort } from '../../shared/lists/rows.ts'
import { meaningOf } from '../../shared/messages/glossary.ts'
import { Term } from '../parts/term.tsx'
import { useTextScale } from '../theme/device.ts'
import classes from './list-table.module.css'
import type { Layout } from './use-layout.ts'

export interface ListHeadProps {
  readonly layout: Layout
  /** Undefined for a list that keeps the portal's order. */
  readonly onSort: ((column: string) => void) | undefined
  readonly sort: Sort | undefined
  /** False if a width couldn't be reset. */
  readonly canResize: boolean
}

const directionOf = (key: string, sort: Sort | undefined) => {
  if (sort?.by !== key) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

export function ListHead({ layout, onSort, sort, canResize }: ListHeadProps) {
  const id = useId()
  return layout.shown.map(({ key, column }) => {
    const sorted = directionOf(key, sort)
    const meaning = meaningOf(column.title)
    const meaningId = `${id} ${key}`.replaceAll(' ', '-')
    const described = meaning === undefined ? undefined : meaningId
    return (
      <div
        key={key}
        role="columnheader"
        ref={(head) => layout.headIs(key, head)}
        className={classes.headCell}
        data-align={alignOf(column.kind)}
        aria-sort={sorted}
        aria-describedby={described}
      >
        {/* Not visible, and not part of the heading's name: it is read out after it. */}
        {meaning !== undefined && (
          <span id={meaningId} hidden>
            {meaning}
          </span>
        )}
        {onSort === undefined ? (
          <Term>{column.title}</Term>
        ) : (
          <button type="button" className={classes.sort} aria-describedby={described} onClick={() => onSort(key)}>
            <Term>{column.title}</Term>
            {sorted === 'ascending' && <IconArrowUp size={12} aria-hidden />}
            {sorted === 'descending' && <IconArrowDown size={12} aria-hidden />}
          </button>
        )}
        {canResize && <Border onWidth={(pixels) => layout.resize(key, pixels)} />}
      </div>
    )
  })
}

/** Dragged with the pointer; for the keyboard, the column menu changes widths. */
function Border({ onWidth }: { readonly onWidth: (pixels: number) => void }) {
  const scale = useTextScale()
  const pull = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget
    const cell = handle.parentElement
    if (cell === null) return
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    const offset = cell.getBoundingClientRect().width - event.clientX
    const move = (moved: globalThis.PointerEvent) => onWidth((offset + moved.clientX) / scale)
    handle.addEventListener('pointermove', move)
    const end = () => handle.removeEventListener('pointermove', move)
    handle.addEventListener('pointerup', end, { once: true })
    handle.addEventListener('pointercancel', end, { once: true })
  }
  return <span className={classes.border} aria-hidden onPointerDown={pull} />
}
