/** What is replaced, and what may take its place. */
import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import type { PricedLine } from '../../../shared/domain/carts/cart.ts'
import { newLine } from '../../../shared/domain/carts/cart-rules.ts'
import { type Replaceable, replacingPieces } from '../../../shared/domain/carts/replace-proposed.ts'
import { priceCart } from '../../../shared/domain/pricing/price-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import type { CartModel } from '../model/cart-model.ts'
import classes from './proposed.module.css'

export function Replaced({ lines }: { readonly lines: readonly PricedLine[] }) {
  const [first] = lines
  if (first?.product === undefined) return null
  const { id, name, mrp, color } = first.product
  return (
    <li className={classes.line}>
      <span className={classes.picture}>
        <ProductPicture name={String(id)} size="108x131" alt="" />
      </span>
      <span>
        <strong>{name}</strong>
        <div className={classes.quiet}>
          {dotted(
            lines.length > 1 ? `Set of ${lines.length} sizes` : undefined,
            color,
            `MRP ${formatAmount(mrp)}`,
            counted.pieces(lines.reduce((sum, { line }) => sum + line.qty, 0)),
          )}
        </div>
      </span>
    </li>
  )
}

export interface CandidateProps {
  readonly model: CartModel
  readonly unit: Replaceable
  readonly like: PricedLine | undefined
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

export function Candidate({ model, unit, like, isChosen, onChoose }: CandidateProps) {
  const [product] = unit.products
  const pieces = like === undefined ? 1 : replacingPieces(like)
  const priced = useMemo(
    () =>
      priceCart(
        unit.products.map((one) => newLine(one, pieces)),
        { ...model.supply(), products: unit.products },
      ),
    [model, unit, pieces],
  )
  if (product === undefined) return null
  const isShort = priced.lines.some(({ allocatedQty }) => allocatedQty < pieces)
  const label = `Choose ${product.name}`
  return (
    <div className={classes.candidate} data-chosen={isChosen || undefined}>
      <span className={classes.candidateHead}>
        <Checkbox
          aria-label={label}
          checked={isChosen}
          disabled={isShort}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className={classes.picture}>
          <ProductPicture name={String(product.id)} size="108x131" alt="" />
        </span>
        <strong>{product.name}</strong>
      </span>
      <span className={classes.quiet}>
        {dotted(
          product.brand.name,
          unit.products.length > 1 ? `${unit.products.length} sizes` : product.size,
          `MRP ${formatAmount(product.mrp)}`,
          priced.lines[0]?.unit && `net ${formatAmount(priced.lines[0].unit.net)}`,
          `${counted.pieces(priced.lines.reduce((sum, { availableQty }) => sum + availableQty, 0))} there`,
        )}
      </span>
      {isShort && <span className={classes.refusal}>{messages.alternateShort}</span>}
    </div>
  )
}
