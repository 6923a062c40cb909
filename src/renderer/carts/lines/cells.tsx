/** What stands in the cells of a line, column by column. */
import type { ReactNode } from 'react'
import type { PricedLine } from '../../../shared/domain/carts/cart.ts'
import { kindOf } from '../../../shared/domain/carts/cart-groups.ts'
import {
  allocationArithmetic,
  barredTitle,
  gapArithmetic,
  gapSentence,
  nameOf,
  type SellerName,
} from '../../../shared/domain/carts/cart-view.ts'
import { formatAmount } from '../../../shared/domain/values/money.ts'
import { wordsOf } from '../../../shared/lists/columns.ts'
import { sellerName } from '../../app/warehouses.ts'
import grid from '../../grid/grid.module.css'
import { refusalOf } from '../../grid/number-editor.tsx'
import { alignIn, cartColumns } from './columns.ts'
import classes from './lines.module.css'

export interface CellProps {
  readonly column: string
  readonly priced: PricedLine
  /** Why the quantity that was typed wasn't taken. */
  readonly refused: string | undefined
  /** It is one of the sizes of a set. */
  readonly inSet: boolean
  readonly shortName: SellerName
  /** Why there is a gap is asked for. */
  readonly onExplain: (id: number) => void
}

/** Called, not mounted: a component for each cell would be half of what a row costs while scrolling. */
export function drawCell(props: CellProps): ReactNode {
  const { column: key, priced } = props
  const column = cartColumns[key]
  if (column === undefined) return null
  const own = OWN[key]
  const value = column.of(priced)
  const title = TITLES[key]
  return (
    <div
      key={key}
      role="gridcell"
      className={`${grid.cell} ${classes.cell}`}
      data-column={key}
      data-align={alignIn(key, column)}
      // Long, and seldom read: put together when the pointer comes.
      onMouseEnter={title && ((event) => event.currentTarget.setAttribute('title', title(props)))}
    >
      {own === undefined ? cut(value === undefined ? '–' : wordsOf(column.kind, value)) : own(props)}
    </div>
  )
}

const cut = (text: string) => <span className={classes.name}>{text}</span>

const OWN: Readonly<Record<string, (props: CellProps) => ReactNode>> = {
  picture: ({ priced }) => (
    <img
      className={classes.picture}
      src={`/pictures/${priced.line.id}/108x131.png`}
      alt=""
      width={30}
      height={36}
      loading="lazy"
      decoding="async"
    />
  ),
  id: ({ priced }) => priced.line.id,
  product: ({ priced, refused, inSet }) => (
    <span className={classes.two}>
      <span className={classes.name}>{nameOf(priced)}</span>
      {refused === undefined ? (
        <span className={classes.small}>{kindOf(priced, inSet)}</span>
      ) : (
        <span className={classes.refusal} id={refusalOf(priced.line.id)} role="alert">
          {refused}
        </span>
      )}
    </span>
  ),
  allocation: ({ priced, shortName, onExplain }) => {
    const gap = gapArithmetic(priced)
    const barred = barredTitle(priced)
    const arithmetic = allocationArithmetic(priced, shortName)
    return (
      <span className={classes.two}>
        <span className={classes.name}>{barred ?? (arithmetic === '' ? 'Nothing' : arithmetic)}</span>
        {gap !== undefined && (
          <button type="button" className={classes.gapText} tabIndex={-1} onClick={() => onExplain(priced.line.id)}>
            {barred === undefined ? `${gap}: ${gapSentence(priced)}` : gapSentence(priced)}
          </button>
        )}
      </span>
    )
  },
  total: ({ priced }) => (
    <span className={classes.two}>
      <span className={classes.name}>{formatAmount(priced.totalPrice)}</span>
      <span className={classes.small} title={`At MRP ${formatAmount(priced.totalMRP)}`}>
        MRP {formatAmount(priced.totalMRP)}
      </span>
    </span>
  ),
}

/** Whole, for where there is no room. */
const TITLES: Readonly<Record<string, (props: CellProps) => string>> = {
  product: ({ priced, refused, inSet }) => [nameOf(priced), kindOf(priced, inSet), refused].filter(Boolean).join('\n'),
  allocation: ({ priced }) => wholeAllocation(priced),
}

/** With the warehouses' whole names, for where there is no room. */
const wholeAllocation = (priced: PricedLine): string =>
  [barredTitle(priced), allocationArithmetic(priced, sellerName), gapArithmetic(priced), gapSentence(priced)]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
