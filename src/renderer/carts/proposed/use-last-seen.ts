/**
 * A proposed cart as it was when it was last marked as seen, and the marks on its reviewed lines. A kind with a setting keeps both for the
 * account; of another kind only the marks are kept, while its cart is open.
 */
import { useEffect, useState } from 'react'
import { type Mark, marksAfter, PARTS, partTotals, seenLines } from '../../../shared/domain/carts/review.ts'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import type { Setting } from '../../../shared/settings.ts'
import { setSetting, settingNow, useStoredSetting } from '../../bridge/settings.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import type { ProposedReads } from './proposed-reads.ts'

type SeenKey = NonNullable<ProposedReads['seen']>
export type LastSeen = Setting<SeenKey>

type Marks = readonly Mark[]

const NEVER: LastSeen = { at: '', lines: [], looked: [], totals: { warehouse: [], category: [], subcategory: [] } }

const seenNow = (cart: PricedCart): LastSeen => ({
  at: new Date().toISOString(),
  lines: [...seenLines(cart)],
  looked: [],
  totals: Object.fromEntries(
    PARTS.map((part) => [part, [...partTotals(cart, part, sellerName)]]),
  ) as LastSeen['totals'],
})

export interface SeenCart {
  /** Undefined until loaded, and for a cart that was never seen. */
  readonly lastSeen: LastSeen | undefined
  /** The marks on reviewed lines, whether they still hold or not. */
  readonly marks: Marks
  /** Sets these marks, or removes those of the same lines. */
  readonly setMarks: (marks: Marks, isSet: boolean) => void
  readonly markSeen: () => void
}

/** @param key the setting that keeps it; undefined if none does */
export function useLastSeen(cart: PricedCart, key: SeenKey | undefined): SeenCart {
  const stored = useStoredSetting(key)
  const [marksHere, setMarksHere] = useState<Marks>([])
  const isFirst = key !== undefined && stored === null && cart.lines.length > 0
  useEffect(() => {
    if (isFirst) setSetting(key, seenNow(cart))
  }, [isFirst, key, cart])
  if (key === undefined) {
    return {
      lastSeen: undefined,
      marks: marksHere,
      setMarks: (marks, isSet) => setMarksHere((before) => marksAfter(before, marks, isSet, cart)),
      markSeen: () => undefined,
    }
  }
  return {
    lastSeen: stored ?? undefined,
    marks: stored?.looked ?? NEVER.looked,
    setMarks: (marks, isSet) => {
      const now = settingNow(key, NEVER)
      setSetting(key, { ...now, looked: marksAfter(now.looked, marks, isSet, cart) })
    },
    markSeen: () => setSetting(key, { ...seenNow(cart), looked: settingNow(key, NEVER).looked }),
  }
}
