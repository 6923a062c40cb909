/** How it stands with the portal, as main tells it, and which pieces of a screen keep quiet while a band says so. */
import { useEffect } from 'react'
import { create } from 'zustand'
import type { Net } from '../../shared/bridge/app.ts'
import { type AppError, isAbsence } from '../../shared/errors.ts'
import { useAfter } from './use-after.ts'

interface NetStore {
  readonly state: Net['state']
  /** When the portal is asked next, in milliseconds of this page's clock; undefined while it is there. */
  readonly askedAt: number | undefined
  /** Saved copies that are on the screen. */
  readonly copies: number
}

export const useNet = create<NetStore>(() => ({ state: 'ok', askedAt: undefined, copies: 0 }))

/** Main's word of it. */
export function setNet(net: Net): void {
  useNet.setState({ state: net.state, askedAt: net.state === 'ok' ? undefined : Date.now() + net.againIn })
}

export const useIsPortalDown = (): boolean => useNet(({ state }) => state !== 'ok')

/** Counts a saved copy that the user sees. */
export function useSavedCopy(): void {
  useEffect(() => {
    const count = (by: number) => useNet.setState(({ copies }) => ({ copies: copies + by }))
    count(1)
    return () => count(-1)
  }, [])
}

/** Milliseconds until it is known whether one read failed or all do. */
const SURE_AFTER = 700

/** True of a read that failed as the portal is down, which the band says for all, and for a moment of one that may have. */
export function useKeepsQuiet(error: AppError | undefined): boolean {
  const isDown = useIsPortalDown()
  const isSure = useAfter(SURE_AFTER, error !== undefined)
  return error !== undefined && isAbsence(error) && (isDown || !isSure)
}
