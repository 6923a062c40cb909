/** The current step of the tour, and who gets it: new users on the practice portal, where no order is real. */
import { create } from 'zustand'
import { mayOpen } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { ruleOf } from '../../shared/domain/screens.ts'
import { setSetting } from '../bridge/settings.ts'
import { useApp } from '../session/app-state.ts'
import { TOUR, type TourMark } from './tour-steps.ts'

/** The index of the current step; undefined if the tour isn't running. */
export const useTour = create<{ readonly at?: number | undefined }>(() => ({}))

// The tour ends with the session.
useApp.subscribe(({ session }) => {
  if (session.phase !== 'signedIn' && useTour.getState().at !== undefined) useTour.setState({ at: undefined })
})

export const startTour = (): void => useTour.setState({ at: 0 })
export const goToStep = (at: number): void => useTour.setState({ at })

/** Ends the tour. It isn't offered again, but the palette and the shortcuts sheet still start it. */
export function leaveTour(): void {
  useTour.setState({ at: undefined })
  setSetting('tour', 'known')
}

export const hasTour = (store: Store): boolean => TOUR.every(({ screen }) => mayOpen(store, ruleOf(screen)))

export const useTourMark = (mark: TourMark): { readonly 'data-toured': true | undefined } => ({
  'data-toured': useTour(({ at }) => at !== undefined && TOUR[at]?.mark === mark) || undefined,
})
