/** The common parts of a listing's cards: picture, checkbox, brand, quantity in the cart, name. */

import { IconEye, IconShoppingCartCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { calledBy } from '../../shared/domain/catalogue/called-by.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import stack from '../parts/stack.module.css'
import { BrandBadge } from './brand-badge.tsx'
import { PickBox } from './pick-box.tsx'
import type { howMany } from './picked.ts'
import classes from './product-card.module.css'
import type { Drawn, ProductItem } from './product-items.ts'
import { ProductLink } from './product-link.tsx'
import { OVERLAY_STATE } from './product-overlay-state.ts'
import { ProductPicture } from './product-picture.tsx'

export interface CardFrameProps extends Drawn {
  /** The product that supplies the picture, the brand and the link. */
  readonly product: Pick<ProductFacts, 'id' | 'brand'>
  readonly name: string
  /** The visible part of the name; the whole name if undefined. */
  readonly title?: string | undefined
  /** The products that its checkbox selects. */
  readonly ids: readonly number[]
  readonly chosen: ReturnType<typeof howMany>
  /** Undefined where nothing can be selected. */
  readonly onPick: ProductItem['onPick']
  /** Pieces in the cart; undefined if it isn't there. */
  readonly inCart: number | undefined
  readonly children: ReactNode
}

export function CardFrame(props: CardFrameProps) {
  const { product, name, title, ids, chosen, onPick, inCart, places, quickView, children } = props
  const { id, brand } = product
  return (
    <article
      className={`${stack.box} ${classes.card}`}
      aria-label={name}
      data-in-cart={inCart !== undefined || undefined}
      data-picked={chosen !== 'none' || undefined}
    >
      <Link
        className={classes.picture}
        to={quickView}
        state={OVERLAY_STATE}
        tabIndex={-1}
        aria-hidden
        draggable={false}
      >
        <ProductPicture name={String(id)} size="165x200" alt="" />
      </Link>
      {onPick !== undefined && <PickBox {...{ ids, name, chosen, onPick }} />}
      <span className={classes.brand}>
        <BrandBadge brandId={brand.id} />
      </span>
      {inCart !== undefined && (
        <span className={classes.inCart}>
          <IconShoppingCartCheck size={14} aria-hidden />
          {formatCount(inCart)} in the cart
        </span>
      )}
      {!places.ownWindow && (
        <Link
          to={quickView}
          state={OVERLAY_STATE}
          className={classes.look}
          aria-label={`Quick view of ${calledBy({ id, name })}`}
        >
          <IconEye size={16} aria-hidden />
        </Link>
      )}
      <h2 className={classes.name}>
        <ProductLink id={id} name={name} title={title} places={places} quickView={quickView} />
      </h2>
      {children}
    </article>
  )
}
