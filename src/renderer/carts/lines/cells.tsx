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
import { DECISION_WORDS } from '../../../shared/domain/carts/review.ts'
import { formatAmount } from '../../../shared/domain/values/money.ts'
import { wordsOf } from '../../../shared/lists/columns.ts'
import { reasonWords } from '../../app/replenishment.ts'
import { sellerName } from '../../app/warehouses.ts'
import grid from '../../grid/grid.module.css'
import { refusalOf } from '../../grid/number-editor.tsx'
import type { Review } from '../proposed/review.ts'
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
  /** What is decided about the lines of a proposal. */
  readonly review: Review | undefined
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
  decision: ({ priced, review }) => {
    if (review === undefined) return null
    const { id } = priced.line
    const [heaviest, ...others] = review.decisions.get(id) ?? []
    const isLooked = review.looked.has(id)
    return (
      <span className={classes.decision}>
        <input
          type="checkbox"
          aria-label={`Tick ${nameOf(priced)}`}
          tabIndex={-1}
          checked={review.chosen.has(id)}
          onChange={(event) => review.choose([id], event.currentTarget.checked)}
        />
        {heaviest !== undefined && (
          <button
            type="button"
            className={classes.ground}
            data-ground={heaviest}
            data-looked={isLooked || undefined}
            tabIndex={-1}
            aria-pressed={isLooked}
            aria-label={`${groundsOf(review, id)}: ${isLooked ? 'looked at' : 'mark as looked at'}`}
            onClick={() => review.look([id], !isLooked)}
          >
            {DECISION_WORDS[heaviest]}
            {others.length > 0 && ` +${others.length}`}
          </button>
        )}
      </span>
    )
  },
  reason: ({ priced, review }) => {
    const { proposal } = priced.line
    const isPL = priced.product !== undefined && review?.privateLabels.has(priced.product.brand.id) === true
    return (
      <span className={classes.two}>
        <span className={classes.name}>{(proposal && reasonWords(proposal.replenishmenttype)) ?? '–'}</span>
        <span className={classes.small}>{isPL && 'Private label'}</span>
      </span>
    )
  },
  product: ({ priced, refused, inSet, review }) => (
    <span className={classes.two}>
      <span className={classes.name}>{nameOf(priced)}</span>
      {refused === undefined ? (
        kindCell({ priced, inSet, review })
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

/** What a line is; of a set that is proposed, the way to all its sizes. */
function kindCell({ priced, inSet, review }: Pick<CellProps, 'priced' | 'inSet' | 'review'>): ReactNode {
  const { proposal, parent } = priced.line
  if (review === undefined || proposal?.isSet !== true) {
    return <span className={classes.small}>{kindOf(priced, inSet)}</span>
  }
  return (
    <button
      type="button"
      className={classes.setLink}
      tabIndex={-1}
      aria-label={`Sizes of the set of ${nameOf(priced)}`}
      onClick={() => review.showSet(parent)}
    >
      {kindOf(priced, true)}
    </button>
  )
}

/** Every ground, in words. */
const groundsOf = (review: Review, id: number): string =>
  (review.decisions.get(id) ?? []).map((one) => DECISION_WORDS[one]).join(', ')

/** Whole, for where there is no room. */
const TITLES: Readonly<Record<string, (props: CellProps) => string>> = {
  product: ({ priced, refused, inSet }) => [nameOf(priced), kindOf(priced, inSet), refused].filter(Boolean).join('\n'),
  decision: ({ priced, review }) => {
    if (review === undefined) return ''
    const grounds = groundsOf(review, priced.line.id)
    return grounds === '' ? '' : `${grounds}. ${review.looked.has(priced.line.id) ? 'Looked at.' : 'Click: looked at.'}`
  },
  allocation: ({ priced }) => wholeAllocation(priced),
}

/** With the warehouses' whole names, for where there is no room. */
const wholeAllocation = (priced: PricedLine): string =>
  [barredTitle(priced), allocationArithmetic(priced, sellerName), gapArithmetic(priced), gapSentence(priced)]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
