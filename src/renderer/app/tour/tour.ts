/** Where the tour stands, and for whom it is: new users on the practice portal, where nothing is real. */
import { create } from 'zustand'
import { mayOpen } from '../../../shared/domain/people/access.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import { useApp } from '../app-state.ts'
import { setSetting } from '../settings.ts'
import { TOUR, type TourMark } from './tour-steps.ts'

/** The step that is shown; undefined while there is no tour. */
export const useTour = create<{ readonly at?: number | undefined }>(() => ({}))

// It ends with the session.
useApp.subscribe(({ session }) => {
  if (session.phase !== 'signedIn' && useTour.getState().at !== undefined) useTour.setState({ at: undefined })
})

export const startTour = (): void => useTour.setState({ at: 0 })
export const goToStep = (at: number): void => useTour.setState({ at })

/** It isn't offered again; the palette and the sheet of keys have it. */
export function leaveTour(): void {
  useTour.setState({ at: undefined })
  setSetting('tour', 'known')
}

export const hasTour = (store: Store): boolean => TOUR.every(({ screen }) => mayOpen(store, ruleOf(screen)))

/** For the element that a step points at. */
export const useTourMark = (mark: TourMark): { readonly 'data-toured': true | undefined } => ({
  'data-toured': useTour(({ at }) => at !== undefined && TOUR[at]?.mark === mark) || undefined,
})
