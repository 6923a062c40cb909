/**
 * The state of the connection to the portal, as main reports it, and the rule by which parts of a screen hide errors that the band already
 * reports.
 */
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Net } from '../../shared/bridge/app.ts'
import { type AppError, isUnavailable } from '../../shared/errors.ts'
import { useDelayed } from './use-delayed.ts'

interface NetStore {
  readonly state: Net['state']
  /** The time of the next retry, in milliseconds of this page's clock; undefined while the portal is reachable. */
  readonly retryAt: number | undefined
  readonly copies: number
}

export const useNet = create<NetStore>(() => ({ state: 'ok', retryAt: undefined, copies: 0 }))

export function setNet(net: Net): void {
  useNet.setState({ state: net.state, retryAt: net.state === 'ok' ? undefined : Date.now() + net.againIn })
}

export const useIsPortalDown = (): boolean => useNet(({ state }) => state !== 'ok')

/** Counts a saved copy on screen while mounted. */
export function useSavedCopy(): void {
  useEffect(() => {
    const count = (by: number) => useNet.setState(({ copies }) => ({ copies: copies + by }))
    count(1)
    return () => count(-1)
  }, [])
}

/** Milliseconds after which a single failed read counts as its own error and not as an outage. */
const SURE_AFTER = 700

/** True for a read that failed because the portal is down, which the band reports, and for a moment for one that may have. */
export function useIsErrorSuppressed(error: AppError | undefined): boolean {
  const isDown = useIsPortalDown()
  const isSure = useDelayed(SURE_AFTER, error !== undefined)
  return error !== undefined && isUnavailable(error) && (isDown || !isSure)
}
