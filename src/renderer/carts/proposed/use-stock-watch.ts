/** Watches a stock check of the portal: polls until it is done, then the cart is read again. */
import { useDidUpdate } from '@mantine/hooks'
import { useState } from 'react'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { usePortalRead } from '../../bridge/queries.ts'
import { proposedReads } from './proposed-reads.ts'

/** Polling interval in milliseconds (document 2: until it isn't in progress). */
const ASK_EVERY = 10_000

export interface StockWatch {
  /** True while the check runs: nothing can be ordered. */
  readonly isLooking: boolean
  /** True once a check has ended: the cart has to be reviewed. */
  readonly isDone: boolean
  readonly dismiss: () => void
  /** Polls at once. */
  readonly ask: () => void
}

const isAtIt = (status: string | undefined): boolean => status?.replace(/\s/g, '').toLowerCase() === 'inprogress'

export function useStockWatch(cartType: CartType, userid: number, refresh: () => void): StockWatch {
  const [wasLooking, setWasLooking] = useState(false)
  const [isDone, setDone] = useState(false)
  const again = wasLooking ? { againAfter: ASK_EVERY } : {}
  const { data, refetch } = usePortalRead(proposedReads(cartType)?.stockCheck(userid), again)
  const isLooking = isAtIt(data?.answer.status)
  if (isLooking && !wasLooking) setWasLooking(true)
  useDidUpdate(() => {
    if (isLooking || !wasLooking) return
    setWasLooking(false)
    setDone(true)
    refresh()
  }, [isLooking])
  return { isLooking, isDone, dismiss: () => setDone(false), ask: () => void refetch() }
}
