/** One line of the cart. It is drawn anew only when its own line changes or the cursor comes or goes. */
import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import { useStore } from 'zustand'
import type { PricedLine } from '../../../../shared/domain/cart.ts'
import {
  allocationArithmetic,
  barredTitle,
  gapArithmetic,
  gapSentence,
  type SellerName,
} from '../../../../shared/domain/cart-view.ts'
import { formatAmount, formatCount } from '../../../../shared/domain/money.ts'
import { sellerName } from '../../../app/warehouses.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState, useShortName } from '../cart-models.ts'
import type { Cursor } from './cursor.ts'
import classes from './grid.module.css'
import { QuantityEditor } from './quantity-editor.tsx'

export interface GridRowProps {
  readonly model: CartModel
  readonly cursor: Cursor
  /** Parents of the cart's sets. */
  readonly sets: ReadonlySet<string>
  readonly place: number
  readonly index: number
  /** Pixels from the top of the list. */
  readonly top: number
  readonly onMove: (event: KeyboardEvent) => boolean
  readonly onDelete: (id: number) => void
}

export const GridRow = memo(function GridRow({
  model,
  cursor,
  sets,
  place,
  index,
  top,
  onMove,
  onDelete,
}: GridRowProps) {
  const priced = useCartModelState(model, (state) => state.cart.lines[place])
  const shortName = useShortName(model)
  const active = useStore(cursor, (state) => state.place === place)
  if (priced === undefined) return null
  const { line, product } = priced
  return (
    <div
      className={classes.row}
      role="row"
      aria-rowindex={index + 2}
      data-active={active || undefined}
      data-gap={priced.gapQty > 0 || undefined}
      data-barred={barredTitle(priced) !== undefined || undefined}
      data-line={line.id}
      style={{ top }}
      onMouseDown={(event) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button,input') !== null))
          return
        event.preventDefault()
        cursor.setState({ place })
      }}
    >
      <LineCells priced={priced} inSet={sets.has(line.parent)} />
      <div role="gridcell" className={classes.cell} data-align="end" data-column="qty">
        {active ? (
          <QuantityEditor model={model} line={line} name={product?.name} onMove={onMove} onDelete={onDelete} />
        ) : (
          <span className={classes.quantity}>{formatCount(line.qty)}</span>
        )}
      </div>
      <MoneyCells priced={priced} shortName={shortName} />
      <div role="gridcell" className={classes.cell} data-align="end">
        <button
          type="button"
          className={classes.delete}
          aria-label={`Delete ${product?.name ?? line.id}`}
          tabIndex={-1}
          onClick={() => onDelete(line.id)}
        >
          <IconTrash size={15} aria-hidden />
        </button>
      </div>
    </div>
  )
})

interface LineCellsProps {
  readonly priced: PricedLine
  /** It is one of the sizes of a set. */
  readonly inSet: boolean
}

function LineCells({ priced: { line, product }, inSet }: LineCellsProps) {
  const kinds = [inSet ? 'Set' : undefined, product?.brand.name, product?.size, product?.color].filter(
    (kind) => kind !== undefined && kind !== '',
  )
  return (
    <>
      <div role="gridcell" className={classes.cell}>
        <img
          className={classes.picture}
          src={`/pictures/${line.id}/108x131.png`}
          alt=""
          width={30}
          height={36}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div role="gridcell" className={classes.cell} data-column="id">
        {line.id}
      </div>
      <div role="gridcell" className={classes.cell} data-column="product">
        <span className={classes.two}>
          <span className={classes.name}>{product?.name ?? 'Not in the catalogue any more'}</span>
          <span className={classes.small}>{kinds.join(' · ')}</span>
        </span>
      </div>
      <div role="gridcell" className={classes.cell} data-align="end">
        {formatAmount(line.mrp)}
      </div>
    </>
  )
}

interface MoneyCellsProps {
  readonly priced: PricedLine
  readonly shortName: SellerName
}

function MoneyCells({ priced, shortName }: MoneyCellsProps) {
  const { unit, availableQty, totalPrice, totalMRP, gapQty, gapPrice } = priced
  const gap = gapArithmetic(priced)
  const reason = gapSentence(priced)
  const arithmetic = allocationArithmetic(priced, shortName)
  const barred = barredTitle(priced)
  const whole = [barred, allocationArithmetic(priced, sellerName), gap, reason]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
  return (
    <>
      <div role="gridcell" className={classes.cell} data-align="end">
        {formatCount(availableQty)}
      </div>
      <div role="gridcell" className={classes.cell} data-column="allocation" title={whole}>
        <span className={classes.two}>
          <span className={classes.name}>{barred ?? (arithmetic === '' ? 'Nothing' : arithmetic)}</span>
          {gap !== undefined && (
            <span className={classes.gapText}>{barred === undefined ? `${gap}: ${reason}` : reason}</span>
          )}
        </span>
      </div>
      <div role="gridcell" className={classes.cell} data-align="end">
        {unit === undefined ? '–' : formatAmount(unit.net)}
      </div>
      <div role="gridcell" className={classes.cell} data-align="end">
        {unit === undefined ? '–' : `${unit.rate} %`}
      </div>
      <div role="gridcell" className={classes.cell} data-align="end" data-column="total">
        <span className={classes.two}>
          <span className={classes.name}>{formatAmount(totalPrice)}</span>
          <span className={classes.small} title="At MRP">
            MRP {formatAmount(totalMRP)}
          </span>
        </span>
      </div>
      <div role="gridcell" className={classes.cell} data-align="end" data-column="gap">
        {gapQty === 0 || unit === undefined ? '–' : formatAmount(gapPrice)}
      </div>
    </>
  )
}
