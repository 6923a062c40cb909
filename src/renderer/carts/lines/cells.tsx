import type { ReactNode } from 'react'
import { kindBeside, kindOf, kindParts } from '../../../shared/domain/carts/cart-groups.ts'
import {
  allocatedMrp,
  barredTitle,
  gapInShort,
  nameOf,
  wholeAllocation,
} from '../../../shared/domain/carts/cart-view.ts'
import { brandMark } from '../../../shared/domain/catalogue/brands.ts'
import { nameBeside, nameEnd } from '../../../shared/domain/catalogue/product-name.ts'
import { suggestedPieces } from '../../../shared/domain/replenishment/sell-through.ts'
import { formatAmount } from '../../../shared/domain/values/money.ts'
import { wordsOf } from '../../../shared/lists/columns.ts'
import { dotted } from '../../../shared/text.ts'
import type { Movements } from '../../catalogue/movements.ts'
import { reasonWords } from '../../catalogue/replenishment.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import grid from '../../grid/grid.module.css'
import { refusalOf } from '../../grid/number-editor.tsx'
import textClasses from '../../parts/text.module.css'
import { SellsLine } from '../../products/sells-line.tsx'
import type { CellProps } from './cell-props.ts'
import { alignIn, cartColumns } from './columns.ts'
import classes from './lines.module.css'
import { REVIEW_CELLS, REVIEW_TITLES } from './review-cells.tsx'
import { Segments } from './segments.tsx'

/** Called as a function: a component per cell would be half the cost of a row while scrolling. */
export function drawCell(props: CellProps): ReactNode {
  const { column: key, priced } = props
  const column = cartColumns[key]
  const own = OWN[key]
  const value = column?.of(priced)
  const title = TITLES[key]
  return (
    <div
      key={key}
      role="gridcell"
      className={`${grid.cell} ${classes.cell}`}
      data-column={key}
      data-align={column === undefined ? 'start' : alignIn(key, column)}
      // The title is long and rarely read, so it is built only on hover.
      onMouseEnter={title && ((event) => event.currentTarget.setAttribute('title', title(props)))}
    >
      {own === undefined
        ? cut(value === undefined || column === undefined ? '–' : wordsOf(column.kind, value))
        : own(props)}
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
  ...REVIEW_CELLS,
  reason: ({ priced, review }) => {
    const { proposal } = priced.line
    const isPL = priced.product !== undefined && review?.privateLabels.has(priced.product.brand.id) === true
    return (
      <span className={classes.two}>
        <span className={classes.name}>{(proposal && reasonWords(proposal.replenishmenttype)) ?? '–'}</span>
        <span className={classes.small}>{isPL && (brandMark(priced.product?.brand.id ?? 0) ?? 'Private label')}</span>
      </span>
    )
  },
  product: ({ priced, refused, tab, inSet, review, movements, onTake }) => (
    <span className={classes.two}>
      <span className={classes.name}>{nameIn(priced, inSet)}</span>
      {refused === undefined ? (
        <span className={classes.below}>
          {kindCell({ priced, tab, inSet, review })}
          {movements !== undefined && salesOf({ priced, tab, movements, onTake })}
        </span>
      ) : (
        <span className={classes.refusal} id={refusalOf(priced.line.id)} role="alert">
          {refused}
        </span>
      )}
    </span>
  ),
  allocation: ({ priced, tab, shortName, onExplain }) => {
    const gap = gapInShort(priced)
    const barred = barredTitle(priced)
    return (
      <span className={classes.two}>
        {barred === undefined && priced.allocation.length > 0 ? (
          <Segments priced={priced} shortName={shortName} />
        ) : (
          <span className={classes.name}>{barred ?? 'Not allocated'}</span>
        )}
        {gap !== undefined && (
          <button
            type="button"
            className={classes.gapText}
            tabIndex={tab}
            aria-label={`${gap}: ${nameOf(priced)}`}
            onClick={() => onExplain(priced.line.id)}
          >
            {gap}
          </button>
        )}
      </span>
    )
  },
  total: ({ priced }) => (
    <span className={classes.two}>
      <span className={classes.name}>{formatAmount(priced.totalPrice)}</span>
      <span className={classes.small} title="MRP of the pieces allocated">
        MRP {formatAmount(allocatedMrp(priced))}
      </span>
    </span>
  ),
}

/** The days of stock, and the suggested quantity if it differs from the line's. */
function salesOf({
  priced,
  tab,
  movements,
  onTake,
}: Required<Pick<CellProps, 'priced' | 'tab' | 'onTake'>> & {
  readonly movements: Movements
}): ReactNode {
  const { line, product, availableQty } = priced
  if (product === undefined) return null
  const movement = movements.of(line.id)
  const suggested = suggestedPieces(movement, { categoryId: product.category.id, available: availableQty })
  return (
    <SellsLine
      movement={movement}
      name={nameOf(priced)}
      suggested={suggested === line.qty ? 0 : suggested}
      onTake={(pieces) => onTake(priced, pieces)}
      tab={tab}
    />
  )
}

/** A row of two lines leaves out of the name what the line below it says; a row of one line cuts its title, never size and colour. */
function nameIn(priced: CellProps['priced'], inSet: boolean): ReactNode {
  const whole = nameOf(priced)
  const { title, end } = nameEnd(whole)
  if (end === '') return whole
  return (
    <>
      <span data-kind="whole">{nameBeside(whole, kindParts(priced, inSet))}</span>
      <span data-kind="beside">
        <span className={textClasses.clipped}>{title}</span>
        {end}
      </span>
    </>
  )
}

/** The kind of a line, and its id if given. A one-line row leaves out what the name beside it already says. */
function kindIn(priced: CellProps['priced'], inSet: boolean, id?: string): ReactNode {
  const [whole, beside] = [dotted(kindOf(priced, inSet), id), dotted(kindBeside(priced, inSet), id)]
  if (whole === beside) return whole
  return (
    <>
      <span data-kind="whole">{whole}</span>
      <span data-kind="beside">{beside}</span>
    </>
  )
}

/** The kind of a line; for a proposed set also a button that opens all its sizes. */
function kindCell({ priced, tab, inSet, review }: Pick<CellProps, 'priced' | 'tab' | 'inSet' | 'review'>): ReactNode {
  const { proposal, parent, id } = priced.line
  if (review === undefined) return <span className={classes.small}>{kindIn(priced, inSet)}</span>
  if (proposal?.isSet !== true) {
    return <span className={classes.small}>{kindIn(priced, inSet, String(id))}</span>
  }
  const face = dotted(kindOf(priced, true), String(id))
  return (
    <button
      type="button"
      className={`${textClasses.clipped} ${classes.setLink}`}
      tabIndex={tab}
      aria-label={`${face}: sizes of the set of ${nameOf(priced)}`}
      onClick={() => review.showSet(parent)}
    >
      {kindIn(priced, true, String(id))}
    </button>
  )
}

/** The full text of a cell, as a tooltip for when it is cut off. */
const TITLES: Readonly<Record<string, (props: CellProps) => string>> = {
  product: ({ priced, refused, inSet }) => [nameOf(priced), kindOf(priced, inSet), refused].filter(Boolean).join('\n'),
  ...REVIEW_TITLES,
  allocation: ({ priced }) => wholeAllocation(priced, sellerName),
}
