/** A proposed cart as it was last said to be seen, kept for the account: another store's isn't. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PricedCart } from '../../../shared/domain/carts/cart.ts'
import { PARTS, partTotals, seenLines } from '../../../shared/domain/carts/review.ts'
import type { Setting } from '../../../shared/settings.ts'
import { setSetting, settingNow, settingQuery } from '../../app/settings.ts'
import { sellerName } from '../../app/warehouses.ts'

type Seen = Setting<'afsSeen'>

const NOTHING: Seen = { at: '', lines: [], looked: [], totals: { warehouse: [], category: [], subcategory: [] } }

const seenNow = (cart: PricedCart): Seen => ({
  at: new Date().toISOString(),
  lines: [...seenLines(cart)],
  looked: [],
  totals: Object.fromEntries(PARTS.map((part) => [part, [...partTotals(cart, part, sellerName)]])) as Seen['totals'],
})

export interface SeenCart {
  /** Undefined until it is known, and of a cart that was never seen. */
  readonly seen: Seen | undefined
  readonly look: (lines: readonly { readonly id: number; readonly qty: number }[], isLooked: boolean) => void
  /** All of it was seen as it is now. */
  readonly seeAll: () => void
}

/** `isOwn` false: nothing is kept, and nothing was seen. */
export function useSeen(cart: PricedCart, isOwn: boolean): SeenCart {
  const { data } = useQuery({ ...settingQuery('afsSeen'), enabled: isOwn })
  const isFirst = isOwn && data === null && cart.lines.length > 0
  useEffect(() => {
    if (isFirst) setSetting('afsSeen', seenNow(cart))
  }, [isFirst, cart])
  return {
    seen: isOwn ? (data ?? undefined) : undefined,
    look: (lines, isLooked) => {
      if (!isOwn) return
      const now = settingNow('afsSeen', NOTHING)
      const ids = new Set(lines.map(({ id }) => id))
      const others = now.looked.filter(({ id }) => !ids.has(id))
      setSetting('afsSeen', { ...now, looked: isLooked ? [...others, ...lines] : others })
    },
    seeAll: () => setSetting('afsSeen', { ...seenNow(cart), looked: settingNow('afsSeen', NOTHING).looked }),
  }
}
