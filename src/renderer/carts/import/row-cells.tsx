import { type ImportRow, type ImportSummary, isTaken } from '../../../shared/domain/carts/cart-import.ts'
import { cartAfter, faultOf } from '../../../shared/domain/carts/import-view.ts'
import { mendOf, mendSentence } from '../../../shared/domain/carts/row-mend.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './import.module.css'
import { RowFix } from './row-fix.tsx'
import { VERDICT_LABELS, VERDICT_TONES } from './verdicts.ts'

const count = (pieces: number | undefined): string => (pieces === undefined ? '–' : formatCount(pieces))

export interface RowCellsProps {
  readonly row: ImportRow
  readonly importId: ImportSummary['id']
  readonly mode: ImportSummary['mode']
  readonly canFix: boolean
  readonly fixing: boolean
  readonly onOpen: () => void
  /** Starts the correction of the row with this text. */
  readonly onMend: (text: string) => void
  /** Corrects the row's text. `byKey` is true if the focus has to return to the row. */
  readonly onFix: (text: string, byKey: boolean) => Promise<void>
  readonly onLeave: (byKey: boolean) => void
}

export function RowCells({ row, importId, mode, canFix, fixing, onOpen, onMend, onFix, onLeave }: RowCellsProps) {
  const mend = canFix && !fixing ? mendOf(row, mode) : undefined
  const after = cartAfter(row, mode)
  const fault = faultOf(row)
  return (
    <>
      <div role="gridcell" className={classes.cell} data-figure>
        {row.line}
      </div>
      <div
        role="gridcell"
        className={classes.cell}
        data-raw
        data-fault={fault === 'row' || undefined}
        title={row.original ?? row.text}
      >
        {fixing ? <RowFix importId={importId} row={row} onFix={onFix} onLeave={onLeave} /> : (row.original ?? row.text)}
      </div>
      <div role="gridcell" className={classes.cell} data-figure data-fault={fault === 'id' || undefined}>
        {row.id ?? '–'}
      </div>
      <div role="gridcell" className={classes.cell} title={row.name}>
        <span className={classes.clip}>{row.name ?? ''}</span>
      </div>
      <div role="gridcell" className={classes.cell} data-figure data-fault={fault === 'qty' || undefined}>
        {count(row.qty)}
      </div>
      <div role="gridcell" className={classes.cell} data-figure>
        {row.inCart === 0 ? '–' : count(row.inCart)}
      </div>
      <div role="gridcell" className={classes.cell} data-figure data-changes={after !== undefined || undefined}>
        {count(after)}
      </div>
      <div role="gridcell" className={classes.cell} data-figure data-short={row.verdict === 'gap' || undefined}>
        {count(row.available)}
      </div>
      <div role="gridcell" className={classes.cell}>
        <StatusBadge tone={VERDICT_TONES[row.verdict]}>
          {row.applied ? 'In cart' : VERDICT_LABELS[row.verdict]}
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
        {mend !== undefined && (
          <button
            type="button"
            className={classes.fix}
            data-mend
            tabIndex={-1}
            onClick={() => onMend(mend.text)}
            title="F9"
            aria-label={`${mendSentence(mend)}: line ${row.line}`}
          >
            {mendSentence(mend)}
          </button>
        )}
      </div>
    </>
  )
}
