/** A style of the listing: its sizes with their stock, the price, and a button that adds the selected sizes to the cart. */

import { memo } from 'react'
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import { nameParts } from '../../shared/domain/catalogue/product-name.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import {
  figuresOf,
  kindsOf,
  ofWholeStyle,
  type Style,
  sizeNames,
  styleName,
} from '../../shared/domain/pricing/styles.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import text from '../parts/text.module.css'
import { CardFrame } from './card-frame.tsx'
import { howMany } from './picked.ts'
import classes from './product-card.module.css'
import type { StyleItem } from './product-items.ts'
import { ShipsIn } from './ships-in.tsx'
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
  const ofWhole = howMany(whole, picked)
  return (
    <CardFrame
      product={first.facts}
      ids={whole}
      chosen={chosen.length > 0 && ofWhole === 'none' ? 'some' : ofWhole}
      inCart={pieces === 0 ? undefined : pieces}
      {...{ name, onPick, places, quickView }}
    >
      <p className={classes.about}>
        <span className={classes.of}>{nameParts({ name, brand: first.facts.brand }).variant}</span>
        <span className={classes.number}>{kindsOf(style)}</span>
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
    </CardFrame>
  )
}

function Prices({ style, first }: { readonly style: Style; readonly first: ProductView }) {
  const { net, margin, rate, mrp, available, shipDays } = figuresOf(style)
  return (
    <>
      <p className={classes.price} data-range={net?.includes('–') || undefined}>
        {net === undefined ? (
          <span className={classes.noPrice}>No price: {gapSentence({ gapReason: first.why })}</span>
        ) : (
          <>
            <strong>{net}</strong>
            <span className={text.smallFigures}>incl. {rate} GST</span>
          </>
        )}
      </p>
      <p className={text.smallFigures}>{dotted(`MRP ${mrp}`, margin && `margin ${margin}`)}</p>
      <p className={classes.stock}>
        <span>{available > 0 ? `${formatCount(available)} in warehouses` : 'Out of stock'}</span>
        {shipDays !== undefined && <ShipsIn days={shipDays} />}
      </p>
    </>
  )
}
