import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { CarouselProducts } from '../../../shared/bridge/assist.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import type { ProductView } from '../../../shared/domain/pricing/product-view.ts'
import { CAROUSEL_PAGE } from '../../../shared/domain/replenishment/order-assist.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { Card } from '../../parts/card.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import stack from '../../parts/stack.module.css'
import { OrderField } from '../../products/order-field.tsx'
import { STORE_PLACES } from '../../products/places.ts'
import { OVERLAY_STATE, withProduct } from '../../products/product-overlay-state.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import { useInCart, useOrdering } from '../../products/use-in-cart.ts'
import classes from './carousel.module.css'
import type { QueryState } from './queries.ts'

export interface CarouselProps {
  readonly title: string
  readonly state: QueryState<CarouselProducts>
  /** The message if there are none. */
  readonly none: string
}

export function Carousel({ title, state: { value, error, isFetching, retry }, none }: CarouselProps) {
  const [turned, setPage] = useState(0)
  const products = value?.products ?? []
  const last = Math.max(0, Math.ceil(products.length / CAROUSEL_PAGE) - 1)
  const page = Math.min(turned, last)
  return (
    <Card title={title} aside={last > 0 && <Pager title={title} page={page} last={last} onTurn={setPage} />}>
      {value === undefined && error === undefined && <LoadingState lines={4} label={`Loading: ${title}`} />}
      {value === undefined && error !== undefined && <QuietError error={error} onRetry={retry} busy={isFetching} />}
      {value?.missing.map((sentence) => (
        <p key={sentence} className={classes.missing}>
          {sentence}
        </p>
      ))}
      {value !== undefined && products.length === 0 && <p className={classes.none}>{none}</p>}
      {products.length > 0 && (
        <ul className={stack.list} aria-label={title}>
          {products.slice(page * CAROUSEL_PAGE, (page + 1) * CAROUSEL_PAGE).map((view) => (
            <Item key={view.facts.id} view={view} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface PagerProps {
  readonly title: string
  readonly page: number
  readonly last: number
  readonly onTurn: (page: number) => void
}

/** The buttons stay in place at both ends, so that they keep the focus. */
const Pager = ({ title, page, last, onTurn }: PagerProps) => (
  <fieldset className={classes.pager} aria-label={`Pages: ${title}`}>
    <ActionIcon
      size={24}
      aria-label="Previous products"
      aria-disabled={page === 0}
      onClick={() => onTurn(Math.max(0, page - 1))}
    >
      <IconChevronLeft size={16} aria-hidden />
    </ActionIcon>
    <span className={classes.page} aria-live="polite">
      {page + 1} of {last + 1}
    </span>
    <ActionIcon
      size={24}
      aria-label="Next products"
      aria-disabled={page === last}
      onClick={() => onTurn(Math.min(last, page + 1))}
    >
      <IconChevronRight size={16} aria-hidden />
    </ActionIcon>
  </fieldset>
)

function Item({ view: { facts, unit, available } }: { readonly view: ProductView }) {
  const { pathname, search } = useLocation()
  const isOrdering = useOrdering(STORE_PLACES)
  const inCart = useInCart(isOrdering)
  const to = withProduct(pathname + search, facts.id)
  const { title, variant } = nameParts(facts)
  return (
    <li className={classes.item}>
      <Link className={classes.picture} to={to} state={OVERLAY_STATE} tabIndex={-1} aria-hidden draggable={false}>
        <ProductPicture name={String(facts.id)} size="108x131" alt="" />
      </Link>
      <div className={classes.facts}>
        <Link className={classes.name} to={to} state={OVERLAY_STATE} title={facts.name} aria-label={facts.name}>
          {title}
        </Link>
        <p className={classes.quiet}>{variant}</p>
        <p className={classes.quiet}>
          {unit !== undefined && <strong>{formatRupees(unit.net)}</strong>} {formatCount(available)} in warehouses
        </p>
        {isOrdering && <OrderField product={facts} inCart={inCart.get(facts.id)} isSecond />}
      </div>
    </li>
  )
}
