import { SegmentedControl } from '@mantine/core'
import { IconPackageOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import {
  differs,
  mrpInWords,
  parsePieces,
  type ReceivedRow,
  receivedTotals,
} from '../../../shared/domain/receiving/received.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { type ColumnWidths, fittingColumns } from '../../grid/fitting-columns.ts'
import { Grid } from '../../grid/grid.tsx'
import cells from '../../grid/grid-cells.module.css'
import type { GridGroup } from '../../grid/grid-items.ts'
import type { RowDrawing } from '../../grid/grid-row.tsx'
import { refusalOf } from '../../grid/number-editor.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import text from '../../parts/text.module.css'
import { toast } from '../../parts/toasts.tsx'
import { TwoLines } from '../../parts/two-lines.tsx'
import classes from './receiving.module.css'
import type { ReceivingModel } from './receiving-model.ts'
import { ScanField } from './receiving-scan.tsx'
import { receivingColumns, receivingSource } from './receiving-source.ts'

const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Not counted' },
  { value: 'differ', label: 'Differences' },
] as const
type View = (typeof VIEWS)[number]['value']

const IS_IN: Readonly<Record<View, (row: ReceivedRow) => boolean>> = {
  all: () => true,
  open: ({ isCounted }) => !isCounted,
  differ: differs,
}

interface ReceivingTableProps {
  readonly model: ReceivingModel
  /** True if the last scan is shown elsewhere. */
  readonly isLarge: boolean
}

export function ReceivingTable({ model, isLarge }: ReceivingTableProps) {
  const [view, setView] = useState<View>('all')
  const count = useStore(model.store, ({ rows }) => rows.length)
  const [scanned, forgetScanned] = useScanned(model)
  const source = useMemo(() => receivingSource(model), [model])
  // A counted row stays in the view until the view is chosen again: rows mustn't move while counting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen by view, and anew when a product comes
  const places = useMemo(
    () => model.store.getState().rows.flatMap((row, place) => (IS_IN[view](row) || scanned.has(row.id) ? [place] : [])),
    [model, view, count, scanned],
  )
  const drawing = useMemo(() => drawingOf(model), [model])
  const [room, hasRoom] = useState<number>()
  const fitting = useMemo(() => fittingColumns(receivingColumns, WIDTHS, room), [room])
  return (
    <>
      <ScanField model={model} isLarge={isLarge}>
        <SegmentedControl
          aria-label="Products shown"
          data={VIEWS.map((one) => ({ ...one }))}
          value={view}
          onChange={(chosen) => {
            setView(VIEWS.find(({ value }) => value === chosen)?.value ?? 'all')
            forgetScanned()
          }}
        />
      </ScanField>
      <Grid
        source={source}
        label="Products in this load"
        {...fitting}
        end={undefined}
        hasRoom={hasRoom}
        drawing={drawing}
        places={places}
        groups={NO_GROUPS}
        drawGroup={drawNoGroup}
        rows="usual"
        sort={undefined}
        onSort={() => undefined}
        onDelete={model.uncount}
        onExplain={() => undefined}
        onUndoRedo={model.undoRedo}
        nothing={<EmptyState icon={IconPackageOff} title="No products" />}
        foot={<Foot model={model} visibleCount={places.length} />}
      />
    </>
  )
}

const NONE: ReadonlySet<number> = new Set()

/** Products scanned since the view was chosen are shown in every view. */
function useScanned(model: ReceivingModel): readonly [ReadonlySet<number>, () => void] {
  const id = useStore(model.store, ({ last }) => (last?.kind === 'counted' ? last.id : undefined))
  const [scanned, setScanned] = useState(NONE)
  if (id !== undefined && !scanned.has(id)) setScanned(new Set([...scanned, id]))
  return [scanned, () => setScanned(NONE)]
}

/** The narrower the window, the fewer columns: those for counting stay. */
const WIDTHS: ColumnWidths = {
  least: { here: 72, product: 220, mrp: 96, expected: 84, counted: 84, differs: 112, damaged: 104 },
  flexible: { product: undefined },
  end: 0,
  leftOut: [[], ['mrp'], ['mrp', 'differs']],
}
const NO_GROUPS: readonly GridGroup[] = []
const drawNoGroup = () => null

const ALIGNED = new Map(receivingColumns.map(({ key, align }) => [key, align]))

const drawingOf = (model: ReceivingModel): RowDrawing<ReceivedRow> => ({
  cell: (key, row, refused) => (
    <div key={key} role="gridcell" className={cells.cell} data-align={ALIGNED.get(key)} data-column={key}>
      {CELLS[key]?.(row, refused, model)}
    </div>
  ),
  mark: ({ short, excess, damaged }) => {
    if (short > 0 || damaged > 0) return 'bad'
    return excess > 0 ? 'warn' : undefined
  },
})

type Draw = (row: ReceivedRow, refused: string | undefined, model: ReceivingModel) => React.ReactNode

const CELLS: Readonly<Record<string, Draw>> = {
  here: (row, _, model) => (
    <input
      type="checkbox"
      className={classes.came}
      checked={row.isCounted}
      aria-label={`${row.name} (${row.id}) received as expected`}
      title="Received as expected"
      onChange={() => (row.isCounted ? model.uncount([row.id]) : model.asExpected([row.id]))}
      tabIndex={-1}
    />
  ),
  product: (row, refused) => (
    <TwoLines
      first={row.name}
      second={refused === undefined ? <About row={row} /> : <Refusal id={row.id} why={refused} />}
      title={row.name}
    />
  ),
  mrp: (row) =>
    row.mrps.length > 1 ? (
      <span title={mrpInWords(row)}>{row.mrps.map(({ mrp }) => formatRupees(mrp)).join(' / ')}</span>
    ) : (
      mrpInWords(row) || '–'
    ),
  expected: ({ expected }) => formatCount(expected),
  differs: ({ short, excess }) => {
    if (short > 0) return <span className={classes.short}>{formatCount(short)} short</span>
    return excess > 0 ? <span className={text.warn}>{formatCount(excess)} excess</span> : ''
  },
  damaged: (row, _, model) => <Damaged model={model} row={row} />,
}

const About = ({ row: { id, orders } }: { readonly row: ReceivedRow }) => [String(id), ...orders].join(' · ')

const Refusal = ({ id, why }: { readonly id: number; readonly why: string }) => (
  <span className={classes.short} id={refusalOf(id)} role="alert">
    {why}
  </span>
)

/** Native inputs, as a scan renders a screen full of rows. The number is taken when the field is left. */
function Damaged({
  model,
  row: { id, name, counted: came, damaged },
}: {
  readonly model: ReceivingModel
  readonly row: ReceivedRow
}) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    const pieces = typed === undefined ? undefined : parsePieces(typed)
    setTyped(undefined)
    if (pieces === undefined || pieces === damaged) return
    if (pieces <= came) model.damage(id, pieces)
    else toast.warn(say('damagedTooMany', { counted: counted.pieces(came) }))
  }
  return (
    <input
      className={classes.damaged}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      disabled={came === 0}
      value={typed ?? (damaged === 0 ? '' : damaged)}
      placeholder={came === 0 ? 'Count first' : '0'}
      aria-label={`Damaged: ${name} (${id})`}
      tabIndex={-1}
      data-untouched={typed === undefined ? '' : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave()
        if (key === 'Escape') setTyped(undefined)
      }}
      onBlur={leave}
    />
  )
}

function Foot({ model, visibleCount }: { readonly model: ReceivingModel; readonly visibleCount: number }) {
  const rows = useStore(model.store, (state) => state.rows)
  const totals = receivedTotals(rows)
  return (
    <div className={cells.foot} role="status">
      <span>{counted.products(visibleCount)}</span>
      <span>
        {formatCount(totals.counted)} of {counted.pieces(totals.expected)} counted
      </span>
      <span>{totals.open === 0 ? 'all counted' : `${counted.products(totals.open)} left to count`}</span>
      <span className={totals.short > 0 ? classes.short : undefined}>{formatCount(totals.short)} short</span>
      <span className={totals.excess > 0 ? text.warn : undefined}>{formatCount(totals.excess)} excess</span>
      <span className={totals.damaged > 0 ? classes.short : undefined}>{formatCount(totals.damaged)} damaged</span>
    </div>
  )
}
