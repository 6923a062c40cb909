/**
 * A proposed cart when it was last marked as seen, and its reviewed lines. For the user's own store both are stored for the account; for
 * another store only the reviewed lines are kept, while its cart is open.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PricedCart } from '../../../shared/domain/carts/cart.ts'
import { type Mark, PARTS, partTotals, seenLines } from '../../../shared/domain/carts/review.ts'
import type { Setting } from '../../../shared/settings.ts'
import { setSetting, settingNow, settingQuery } from '../../bridge/settings.ts'
import { sellerName } from '../../catalogue/warehouses.ts'

type Seen = Setting<'afsSeen'>

const NOTHING: Seen = { at: '', lines: [], looked: [], totals: { warehouse: [], category: [], subcategory: [] } }

const seenNow = (cart: PricedCart): Seen => ({
  at: new Date().toISOString(),
  lines: [...seenLines(cart)],
  looked: [],
  totals: Object.fromEntries(PARTS.map((part) => [part, [...partTotals(cart, part, sellerName)]])) as Seen['totals'],
})

type Looked = readonly Mark[]

export interface SeenCart {
  /** Undefined until loaded, and for a cart that was never seen. */
  readonly seen: Seen | undefined
  readonly looked: Looked
  readonly look: (lines: Looked, isLooked: boolean) => void
  /** Marks the whole cart as seen in its present state. */
  readonly seeAll: () => void
}

/** The reviewed lines after a change; lines that have left the cart are dropped. */
function lookedAfter(before: Looked, lines: Looked, isLooked: boolean, cart: PricedCart): Mark[] {
  const here = new Set(cart.lines.map(({ line }) => line.id))
  const ids = new Set(lines.map(({ id }) => id))
  const others = before.filter(({ id }) => here.has(id) && !ids.has(id))
  return isLooked ? [...others, ...lines] : others
}

export function useSeen(cart: PricedCart, isOwn: boolean): SeenCart {
  const { data } = useQuery({ ...settingQuery('afsSeen'), enabled: isOwn })
  const [lookedHere, setLookedHere] = useState<Looked>([])
  const isFirst = isOwn && data === null && cart.lines.length > 0
  useEffect(() => {
    if (isFirst) setSetting('afsSeen', seenNow(cart))
  }, [isFirst, cart])
  if (!isOwn) {
    return {
      seen: undefined,
      looked: lookedHere,
      look: (lines, isLooked) => setLookedHere((before) => lookedAfter(before, lines, isLooked, cart)),
      seeAll: () => undefined,
    }
  }
  return {
    seen: data ?? undefined,
    looked: data?.looked ?? NOTHING.looked,
    look: (lines, isLooked) => {
      const now = settingNow('afsSeen', NOTHING)
      setSetting('afsSeen', { ...now, looked: lookedAfter(now.looked, lines, isLooked, cart) })
    },
    seeAll: () => setSetting('afsSeen', { ...seenNow(cart), looked: settingNow('afsSeen', NOTHING).looked }),
  }
}
