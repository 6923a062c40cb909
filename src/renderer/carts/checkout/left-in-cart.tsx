/** The cart's content after an order was settled: failed groups, groups left out, and pieces that no warehouse could supply. */

import { IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartRef } from '../../../shared/domain/carts/cart-ref.ts'
import type { JournalOrder } from '../../../shared/domain/orders/order.ts'
import { outcomeSums } from '../../../shared/domain/orders/order-rules.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { cartQuery } from '../../bridge/cart.ts'
import classes from './outcome.module.css'

interface LeftInCartProps {
  readonly groups: JournalOrder['groups']
  /** The cart that the order was prepared from. */
  readonly of: CartRef
}

export function LeftInCart({ groups, of }: LeftInCartProps) {
  const { data: cart, dataUpdatedAt } = useQuery(cartQuery(of))
  // Mounted when the order is settled; a cart read before that still has the ordered lines.
  const [settled] = useState(() => Date.now())
  if (cart === undefined || cart.saved || dataUpdatedAt < settled) return null
  const failed = outcomeSums(groups, 'failed').quantity
  const pieces = cart.lines.reduce((sum, { qty }) => sum + qty, 0)
  if (failed === 0 && pieces === 0) return null
  return (
    <p className={classes.left}>
      <IconShoppingCart size={16} stroke={1.75} aria-hidden />
      {failed > 0 && <span>{say('piecesNotPlaced', { pieces: counted.pieces(failed) })}</span>}
      <span>
        {pieces === 0
          ? messages.nothingLeftInCart
          : say('stillInCart', { lines: counted.lines(cart.lines.length), pieces: counted.pieces(pieces) })}
      </span>
    </p>
  )
}
