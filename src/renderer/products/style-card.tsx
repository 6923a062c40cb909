/** A style of the listing: its sizes with what there is of each, what they cost the store, and those that are chosen into the cart. */

import { IconEye, IconShoppingCartCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import type { ProductView } from '../../shared/domain/catalogue/product-view.ts'
import { ofWholeStyle, rangeText, type Style, sizeNames, styleName } from '../../shared/domain/catalogue/styles.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount, formatPercent, formatRupees } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import { BrandBadge } from './brand-badge.tsx'
import { PickBox } from './pick-box.tsx'
import { howMany } from './picked.ts'
import classes from './product-card.module.css'
import type { StyleItem } from './product-items.ts'
import { ProductLink } from './product-link.tsx'
import { OVER } from './product-over-state.ts'
import { ProductPicture } from './product-picture.tsx'
import { SizeStrip } from './size-strip.tsx'
import { StyleOrder } from './style-order.tsx'
import { useOrdering } from './use-in-cart.ts'
import { backToItem } from './use-roving.ts'

export const StyleCard = memo(function StyleCard(item: StyleItem) {
  const isOrdering = useOrdering(item.places)
  const [first] = item.style
  return first === undefined ? null : <Card {...item} first={first} isOrdering={isOrdering} />
})

interface CardProps extends StyleItem {
  readonly first: ProductView
  readonly isOrdering: boolean
}

function Card({ first, style, places, quickView, inCart, picked, onPick, setPicked, isOrdering }: CardProps) {
  const facts = style.map((view) => view.facts)
  const name = styleName(facts.map((one) => one.name))
  const pieces = facts.reduce((sum, { id }) => sum + (inCart.get(id) ?? 0), 0)
  const whole = ofWholeStyle(style).map((view) => view.facts.id)
  const chosen = facts.filter(({ id }) => picked.has(id))
  const { id, brand } = first.facts
  return (
    <article
      className={classes.card}
      aria-label={name}
      data-in-cart={pieces > 0 || undefined}
      data-picked={chosen.length > 0 || undefined}
    >
      <Link className={classes.picture} to={quickView} state={OVER} tabIndex={-1} aria-hidden draggable={false}>
        <ProductPicture name={String(id)} size="165x200" alt="" />
      </Link>
      <PickBox
        ids={whole}
        name={name}
        chosen={chosen.length > 0 && howMany(whole, picked) === 'none' ? 'some' : howMany(whole, picked)}
        onPick={onPick}
      />
      <span className={classes.brand}>
        <BrandBadge brandId={brand.id} />
      </span>
      {pieces > 0 && (
        <span className={classes.inCart}>
          <IconShoppingCartCheck size={14} aria-hidden />
          {formatCount(pieces)} in the cart
        </span>
      )}
      {!places.ownWindow && (
        <Link to={quickView} state={OVER} className={classes.look} aria-label={`Quick view of ${name}`}>
          <IconEye size={16} aria-hidden />
        </Link>
      )}
      <h2 className={classes.name}>
        <ProductLink id={id} name={name} places={places} quickView={quickView} />
      </h2>
      <p className={classes.about}>
        <span className={classes.of}>{brand.name}</span>
        <span className={classes.number}>{kindsIn(style)}</span>
      </p>
      <Prices style={style} first={first} />
      <SizeStrip label={`Sizes of ${name}`} style={style} inCart={inCart} picked={picked} onPick={onPick} />
      {isOrdering && (
        <StyleOrder
          name={name}
          chosen={chosen}
          names={sizeNames(facts)}
          {...{ inCart, setPicked }}
          onSent={backToItem}
        />
      )}
    </article>
  )
}

function Prices({ style, first }: { readonly style: Style; readonly first: ProductView }) {
  const units = style.flatMap(({ unit }) => unit ?? [])
  const net = rangeText(
    units.map((unit) => unit.net),
    formatRupees,
  )
  const margin = rangeText(
    units.map((unit) => unit.margin),
    formatPercent,
  )?.replace(' % –', ' –')
  const rate = rangeText(
    units.map((unit) => unit.rate),
    formatPercent,
  )?.replace(' % –', ' –')
  const mrp = rangeText(
    style.map(({ facts }) => facts.mrp),
    formatRupees,
  )
  const available = style.reduce((sum, view) => sum + view.available, 0)
  const days = style.map(({ shipDays }) => shipDays)
  return (
    <>
      <p className={classes.price} data-range={net?.includes('–') || undefined}>
        {net === undefined ? (
          <span className={classes.noPrice}>No price: {gapSentence({ gapReason: first.why })}</span>
        ) : (
          <>
            <strong>{net}</strong>
            <span className={classes.quiet}>with {rate} GST</span>
          </>
        )}
      </p>
      <p className={classes.quiet}>{dotted(`MRP ${mrp}`, margin && `margin ${margin}`)}</p>
      <p className={classes.stock}>
        <span>{available > 0 ? `${formatCount(available)} in stock` : 'None in stock'}</span>
        <span className={classes.quiet}>
          ships in {new Set(days).size > 1 ? `${rangeText(days, formatCount)} days` : counted.days(days[0] ?? 0)}
        </span>
      </p>
    </>
  )
}

/** `5 sizes`, `5 sizes in 2 colours`, `3 colours`. */
function kindsIn(style: Style): string {
  const sizes = new Set(style.map(({ facts }) => facts.size)).size
  const colours = new Set(style.map(({ facts }) => facts.color)).size
  if (colours === 1) return counted.sizes(sizes)
  return sizes === 1 ? counted.colours(colours) : `${counted.sizes(sizes)} in ${counted.colours(colours)}`
}
