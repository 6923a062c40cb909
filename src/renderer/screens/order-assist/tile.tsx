/** A category: its suggestion, a loading state, or the reason why it couldn't be calculated. */
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router-dom'
import { type CategorySuggestion, suggestedInCart } from '../../../shared/domain/replenishment/assist-overview.ts'
import { assistAddress } from '../../../shared/domain/replenishment/order-assist.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { useIsErrorSuppressed, useIsPortalDown } from '../../parts/net.ts'
import { Placeholder } from '../../parts/placeholder.tsx'
import { Retry } from '../../parts/retry.tsx'
import stack from '../../parts/stack.module.css'
import classes from './overview.module.css'
import type { CategoryOverview } from './use-overview.ts'

export interface TileProps {
  readonly of: CategoryOverview
  /** Pieces by product. */
  readonly inCart: ReadonlyMap<number, number>
}

export function Tile({ of: { category, value, suggested, error, isFetching, retry }, inCart }: TileProps) {
  // A missing part is mentioned even if there is a suggestion without it.
  const why = value === undefined ? error?.message : value.missing.join(' ')
  const isDown = useIsPortalDown()
  const isFailed = useIsErrorSuppressed(value === undefined ? error : undefined)
  const isQuiet = isFailed || (isDown && suggested === undefined && value !== undefined)
  return (
    <li className={`${stack.box} ${classes.tile}`} data-tone={isQuiet ? undefined : toneOf(suggested, why)}>
      <Link className={classes.name} to={assistAddress(category)}>
        {category.name}
      </Link>
      {suggested !== undefined && <Figures of={suggested} inCart={suggestedInCart(value?.products ?? [], inCart)} />}
      {isQuiet && <Placeholder lines={2} />}
      {!isQuiet && why !== undefined && why !== '' && (
        <div className={classes.why}>
          <span>{why}</span>
          {!isDown && <Retry onClick={retry} busy={isFetching} />}
        </div>
      )}
      {value === undefined && error === undefined && (
        <>
          <VisuallyHidden>Calculating</VisuallyHidden>
          <Skeleton height={22} width="60%" radius="sm" />
          <Skeleton height={14} width="80%" radius="sm" />
        </>
      )}
    </li>
  )
}

const toneOf = (suggested: CategorySuggestion | undefined, why: string | undefined): 'warn' | 'calm' | undefined => {
  if (suggested === undefined) return why === undefined ? undefined : 'warn'
  return suggested.products === 0 ? 'calm' : undefined
}

interface FiguresProps {
  readonly of: CategorySuggestion
  readonly inCart: number
}

function Figures({ of: { products, pieces, worth, urgent, unknown }, inCart }: FiguresProps) {
  const unsure = unknown > 0 ? say('assistUnknown', { products: counted.products(unknown) }) : ''
  if (products === 0) return <p className={classes.facts}>{dotted(messages.assistNothing, unsure)}</p>
  return (
    <>
      <p className={classes.worth}>{worth === undefined ? counted.pieces(pieces) : formatWholeRupees(worth)}</p>
      <p className={classes.facts}>
        {dotted(worth === undefined ? '' : counted.pieces(pieces), counted.products(products), unsure)}
      </p>
      {inCart > 0 && <p className={classes.facts}>{say('assistInCart', { products: counted.products(inCart) })}</p>}
      {urgent > 0 && <p className={classes.urgent}>{say('assistUrgent', { products: counted.products(urgent) })}</p>}
    </>
  )
}
