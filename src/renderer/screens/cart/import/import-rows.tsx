/** The rows of the file as text; Enter opens one to be mended, F8 goes to the next problem. */
import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type ImportRow, type ImportSummary, isTaken, type Verdict } from '../../../../shared/domain/cart-import.ts'
import { cartAfter, isProblem } from '../../../../shared/domain/import-view.ts'
import { formatCount } from '../../../../shared/domain/money.ts'
import { appErrorOf, ask } from '../../../app/bridge.ts'
import { useTextScale } from '../../../app/device.ts'
import { KeyHint } from '../../../parts/key-hint.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { moveOf } from '../grid/keys.ts'
import classes from './import.module.css'
import type { RowFilter } from './row-filter.ts'
import { RowFix } from './row-fix.tsx'
import { useRowWindows } from './row-windows.ts'
import { VERDICT_LABELS, VERDICT_TONES } from './verdicts.ts'

/** Pixels. */
const ROW_HEIGHT = 34
const HEAD_HEIGHT = 33
const TITLES = [
  'Line',
  'As in the file',
  'Id',
  'Product',
  'Quantity',
  'In cart',
  'After',
  'Available',
  'Verdict',
  'Why',
  '',
]

export interface ImportRowsProps {
  readonly summary: ImportSummary
  readonly verdicts: readonly Verdict[] | undefined
  readonly filter: RowFilter
  readonly onFilter: (filter: RowFilter) => void
  readonly edition: number
  readonly canFix: boolean
  readonly onFixed: (summary: ImportSummary) => void
}

export function ImportRows({ summary, verdicts, filter, onFilter, edition, canFix, onFixed }: ImportRowsProps) {
  const rows = useRowWindows(summary.id, verdicts, edition)
  const [current, setCurrent] = useState(0)
  const [fixing, setFixing] = useState<number>()
  const scroller = useRef<HTMLDivElement>(null)
  const scale = useTextScale()
  const virtual = useVirtualizer({
    count: rows.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT * scale,
    overscan: 10,
    // The heading lies over the list: a row isn't in sight before it is so much further up.
    scrollPaddingEnd: HEAD_HEIGHT * scale,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is the height.
  useEffect(() => virtual.measure(), [virtual, scale])
  const items = virtual.getVirtualItems()
  const from = items[0]?.index
  const to = items.at(-1)?.index
  useEffect(() => {
    if (from !== undefined && to !== undefined) rows.want(from, to)
  })

  const goTo = (index: number) => {
    const at = Math.max(0, Math.min(rows.total - 1, index))
    setCurrent(at)
    virtual.scrollToIndex(at)
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus())
  }

  const nextProblem = async () => {
    const line = rows.rowAt(current)?.line ?? 0
    if (filter !== 'problems') return onFilter('problems')
    const at = await rows.firstAfter(line)
    goTo(at ?? 0)
  }

  const fix = async (line: number, text: string): Promise<void> => {
    try {
      const { row, summary: next } = await ask('import.fix', { importId: summary.id, line, text })
      rows.replace(row)
      onFixed(next)
      setFixing(undefined)
      goTo(current)
    } catch (thrown) {
      toast.failed(appErrorOf(thrown).message)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F8') {
      event.preventDefault()
      void nextProblem()
      return
    }
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return
    const row = rows.rowAt(current)
    if (canFix && row !== undefined && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault()
      setFixing(row.line)
      return
    }
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / (ROW_HEIGHT * scale)) - 3)
    const next = moveOf(event, current, page, rows.total)
    if (next === undefined) return
    event.preventDefault()
    goTo(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the grid inside
    <div className={classes.frame} onKeyDown={onKeyDown}>
      <div className={classes.scroller} ref={scroller}>
        <div className={classes.table} role="grid" aria-label="Rows of the file" aria-rowcount={rows.total + 1}>
          <div role="rowgroup" className={classes.head}>
            <div role="row" className={classes.headRow} aria-rowindex={1}>
              {TITLES.map((title) => (
                <div
                  key={title}
                  role="columnheader"
                  className={classes.cell}
                  data-figure={FIGURES.has(title) || undefined}
                >
                  {title === '' ? <VisuallyHidden>Fix</VisuallyHidden> : title}
                  {title === 'Why' && (
                    <span className={classes.hint}>
                      <KeyHint keys="F8 next problem" />
                    </span>
                  )}
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const row = rows.rowAt(index)
              return (
                <div
                  key={index}
                  role="row"
                  className={classes.row}
                  aria-rowindex={index + 2}
                  data-index={index}
                  data-problem={(row !== undefined && isProblem(row.verdict)) || undefined}
                  data-header={row?.verdict === 'header' || undefined}
                  tabIndex={index === Math.min(current, rows.total - 1) ? 0 : -1}
                  style={{ transform: `translateY(${start}px)` }}
                  onFocus={() => setCurrent(index)}
                >
                  {row !== undefined && (
                    <RowCells
                      row={row}
                      mode={summary.mode}
                      canFix={canFix}
                      fixing={fixing === row.line}
                      onOpen={() => setFixing(row.line)}
                      onFix={(text) => fix(row.line, text)}
                      onLeave={() => setFixing(undefined)}
                    />
                  )}
                  {row === undefined && (
                    <div role="gridcell" className={classes.cell}>
                      …
                    </div>
                  )}
                </div>
              )
            })}
          </div>
        </div>
      </div>
    </div>
  )
}

const FIGURES = new Set(['Line', 'Id', 'Quantity', 'In cart', 'After', 'Available'])
const count = (pieces: number | undefined): string => (pieces === undefined ? '–' : formatCount(pieces))

interface RowCellsProps {
  readonly row: ImportRow
  readonly mode: ImportSummary['mode']
  readonly canFix: boolean
  readonly fixing: boolean
  readonly onOpen: () => void
  readonly onFix: (text: string) => Promise<void>
  readonly onLeave: () => void
}

function RowCells({ row, mode, canFix, fixing, onOpen, onFix, onLeave }: RowCellsProps) {
  const after = cartAfter(row, mode)
  return (
    <>
      <div role="gridcell" className={classes.cell} data-figure>
        {row.line}
      </div>
      <div role="gridcell" className={classes.cell} data-raw title={row.text}>
        {fixing ? <RowFix line={row.line} text={row.text} onFix={onFix} onLeave={onLeave} /> : row.text}
      </div>
      <div role="gridcell" className={classes.cell} data-figure>
        {row.id ?? '–'}
      </div>
      <div role="gridcell" className={classes.cell} title={row.name}>
        <span className={classes.clip}>{row.name ?? ''}</span>
      </div>
      <div role="gridcell" className={classes.cell} data-figure>
        {count(row.qty)}
      </div>
      <div role="gridcell" className={classes.cell} data-figure>
        {row.inCart === 0 ? '–' : count(row.inCart)}
      </div>
      <div role="gridcell" className={classes.cell} data-figure data-changes={after !== undefined || undefined}>
        {count(after)}
      </div>
      <div role="gridcell" className={classes.cell} data-figure>
        {count(row.available)}
      </div>
      <div role="gridcell" className={classes.cell}>
        <StatusBadge tone={VERDICT_TONES[row.verdict]}>
          {row.applied ? 'In the cart' : VERDICT_LABELS[row.verdict]}
        </StatusBadge>
      </div>
      <div role="gridcell" className={classes.cell} title={row.reason}>
        <span className={classes.clip}>{row.verdict === 'taken' ? '' : row.reason}</span>
      </div>
      <div role="gridcell" className={classes.cell} data-end>
        {canFix && !fixing && !isTaken(row.verdict) && row.verdict !== 'header' && (
          <button
            type="button"
            className={classes.fix}
            tabIndex={-1}
            onClick={onOpen}
            aria-label={`Fix line ${row.line}`}
          >
            Fix
          </button>
        )}
      </div>
    </>
  )
}
