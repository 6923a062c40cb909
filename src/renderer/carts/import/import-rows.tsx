/** The rows of the file as text; Enter edits one, F8 goes to the next problem. */
import { VisuallyHidden } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type Dispatch, type KeyboardEvent, type ReactNode, type SetStateAction, useEffect, useState } from 'react'
import type { ImportRow, ImportSummary, Verdict } from '../../../shared/domain/carts/cart-import.ts'
import { isProblem, PROBLEMS } from '../../../shared/domain/carts/import-view.ts'
import { mendOf } from '../../../shared/domain/carts/row-mend.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { type FocusRows, useFocusRows } from '../../grid/use-focus-rows.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './import.module.css'
import { RowCells } from './row-cells.tsx'
import type { RowFilter } from './row-filter.ts'
import { rowDraft } from './row-fix.tsx'
import { type RowWindows, useRowWindows } from './row-windows.ts'

const failed = (thrown: unknown) => toast.failed(appErrorOf(thrown).message)

/** Pixels. */
const ROW_HEIGHT = 34
const HEAD_HEIGHT = 33
const OVERSCAN = 10
const FIGURES = new Set(['Line', 'Product ID', 'Quantity', 'In cart', 'After', 'Available'])
const TITLES = [
  'Line',
  'Row in the file',
  'Product ID',
  'Product',
  'Quantity',
  'In cart',
  'After',
  'Available',
  'Result',
  'Reason',
  '',
]

export interface ImportRowsProps {
  readonly summary: ImportSummary
  readonly verdicts: readonly Verdict[] | undefined
  readonly onFilter: (filter: RowFilter) => void
  readonly edition: number
  readonly canFix: boolean
  readonly onFixed: (summary: ImportSummary) => void
}

/** The row being corrected: its line in the file, and its index. */
interface Fixing {
  readonly line: number
  readonly index: number
}

/** The row whose correction was interrupted. Its index is unknown before it is read. */
function unfinishedIn(importId: ImportSummary['id']): Fixing | undefined {
  const { importId: its, line } = rowDraft.now()
  return its === importId ? { line, index: -1 } : undefined
}

export function ImportRows({ summary, verdicts, onFilter, edition, canFix, onFixed }: ImportRowsProps) {
  const rows = useRowWindows(summary.id, verdicts, edition)
  const problems = useRowWindows(summary.id, PROBLEMS, edition)
  // Resumes a correction that was being typed when the session ended.
  const [fixing, setFixing] = useState(() => unfinishedIn(summary.id))
  const view = useFocusRows({
    count: rows.total,
    height: ROW_HEIGHT,
    overscan: OVERSCAN,
    // The sticky heading covers this many pixels at the top of the list.
    below: HEAD_HEIGHT,
    // Keeps the edited row mounted while it is scrolled out of view.
    pinned: fixing !== undefined && rows.rowAt(fixing.index)?.line === fixing.line ? fixing.index : undefined,
    // The keyboard starts on the first row.
    first: 0,
  })
  const { scroller, items, range, current } = view
  useEffect(() => {
    if (range === null || rows.total === 0) return
    rows.want(Math.max(0, range.startIndex - OVERSCAN), Math.min(rows.total - 1, range.endIndex + OVERSCAN))
  })

  useNextProblem({ rows, problems, view, verdicts, onFilter })

  const { fix, leave, actOf } = useFixing({ summary, onFixed, rows, setFixing, view })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return
    const row = canFix ? rows.rowAt(current) : undefined
    const act = row && actOf(event.key, row)
    if (act === undefined) {
      view.move(event)
      return
    }
    event.preventDefault()
    act()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the grid inside
    <div className={classes.frame} onKeyDown={onKeyDown}>
      <div className={classes.scroller} ref={scroller}>
        <div className={classes.table} role="grid" aria-label="Rows of the file" aria-rowcount={rows.total + 1}>
          <Head isDone={summary.phase === 'done'} />
          <div role="rowgroup" className={classes.body} style={{ height: view.size }}>
            {items.map(({ index, start }) => {
              const row = rows.rowAt(index)
              const isFixing = row !== undefined && fixing?.line === row.line
              return (
                <Row
                  key={index}
                  row={row}
                  index={index}
                  start={start}
                  isCurrent={index === current}
                  onFocus={view.setCurrent}
                >
                  {row !== undefined && (
                    <RowCells
                      row={row}
                      importId={summary.id}
                      mode={summary.mode}
                      canFix={canFix}
                      fixing={isFixing}
                      onOpen={() => setFixing({ line: row.line, index })}
                      onMend={(text) => void fix(row.line, text, true)}
                      onFix={(text, byKey) => fix(row.line, text, byKey)}
                      onLeave={leave}
                    />
                  )}
                </Row>
              )
            })}
          </div>
        </div>
      </div>
    </div>
  )
}

interface FixingOptions extends Pick<ImportRowsProps, 'summary' | 'onFixed'> {
  readonly rows: RowWindows
  readonly view: FocusRows
  readonly setFixing: Dispatch<SetStateAction<Fixing | undefined>>
}

function useFixing({ summary, onFixed, rows, view, setFixing }: FixingOptions) {
  const fix = async (line: number, text: string, byKey: boolean): Promise<void> => {
    try {
      const { row, summary: next } = await ask('import.fix', { importId: summary.id, line, text })
      rows.replace(row)
      onFixed(next)
      // The user may have started on another row by now.
      setFixing((now) => (now?.line === line ? undefined : now))
      if (byKey) view.goTo(view.current)
    } catch (thrown) {
      failed(thrown)
    }
  }
  const leave = (byKey: boolean) => {
    setFixing(undefined)
    if (byKey) view.goTo(view.current, 'button')
  }
  /** The action of a key on a row; undefined for a key that the list handles. */
  const actOf = (key: string, row: ImportRow): (() => void) | undefined => {
    const { line } = row
    if (key === 'Enter' || key === 'F2') return () => setFixing({ line, index: view.current })
    const mend = key === 'F9' ? mendOf(row, summary.mode) : undefined
    return mend && (() => void fix(line, mend.text, true))
  }
  return { fix, leave, actOf }
}

interface NextProblemOptions extends Pick<ImportRowsProps, 'verdicts' | 'onFilter'> {
  readonly rows: RowWindows
  readonly problems: RowWindows
  readonly view: FocusRows
}

/** F8: goes to the next problem after the row last visited, and wraps to the top. If the filter hides all problems, it switches to them. */
function useNextProblem({ rows, problems, view, verdicts, onFilter }: NextProblemOptions): void {
  const nextProblem = async () => {
    if (verdicts?.some(isProblem) === false) {
      view.want(0)
      return onFilter('problems')
    }
    const line = rows.rowAt(view.current)?.line ?? 0
    const among = verdicts === undefined ? problems : rows
    const next = (await among.firstAfter(line)) ?? (await among.firstAfter(0))
    const at = next && verdicts === undefined ? await rows.firstAfter(next.line - 1) : next
    if (at !== undefined) view.goTo(at.index)
  }
  useHotkeys([['F8', () => void nextProblem().catch(failed)]], [])
}

const Head = ({ isDone }: { readonly isDone: boolean }) => (
  <div role="rowgroup" className={classes.head}>
    <div role="row" className={classes.headRow} aria-rowindex={1}>
      {TITLES.map((title) => (
        <div key={title} role="columnheader" className={classes.cell} data-figure={FIGURES.has(title) || undefined}>
          {title === '' && <VisuallyHidden>Fix</VisuallyHidden>}
          {title === 'In cart' && isDone ? 'Before' : title}
          {title === 'Reason' && (
            <span className={classes.hint}>
              <KeyHint keys="F8 next problem, F9 fix" />
            </span>
          )}
        </div>
      ))}
    </div>
  </div>
)

interface RowProps {
  readonly row: ImportRow | undefined
  readonly index: number
  /** Pixels from the top. */
  readonly start: number
  readonly isCurrent: boolean
  readonly onFocus: (index: number) => void
  readonly children: ReactNode
}

const Row = ({ row, index, start, isCurrent, onFocus, children }: RowProps) => (
  <div
    role="row"
    className={classes.row}
    aria-rowindex={index + 2}
    data-index={index}
    data-problem={(row !== undefined && isProblem(row.verdict)) || undefined}
    data-header={row?.verdict === 'header' || undefined}
    data-current={isCurrent || undefined}
    tabIndex={isCurrent ? 0 : -1}
    style={{ transform: `translateY(${start}px)` }}
    onFocus={() => onFocus(index)}
  >
    {row === undefined ? (
      <div role="gridcell" className={classes.cell}>
        …
      </div>
    ) : (
      children
    )}
  </div>
)
