/** What was typed for badges and calendar, kept until the session ends. */
import { create } from 'zustand'
import type { Day } from '../../../shared/domain/dates.ts'
import { type BadgePerson, MOST_PERSONS } from '../../../shared/domain/papers/badges.ts'
import { useApp } from '../../app/app-state.ts'

interface Drafts {
  /** '' or a number that isn't allowed while it is being typed. */
  readonly count: number | ''
  /** As many as there may be: a smaller number hides the others and doesn't lose them. */
  readonly persons: readonly BadgePerson[]
  readonly babyName: string
  readonly birthDate: Day | undefined
  readonly picture: string | undefined
}

const NOBODY: BadgePerson = { name: '', designation: undefined, picture: undefined, copies: 1 }
const NOTHING: Drafts = {
  count: 1,
  persons: Array.from({ length: MOST_PERSONS }, () => NOBODY),
  babyName: '',
  birthDate: undefined,
  picture: undefined,
}

export const useDrafts = create<Drafts>(() => NOTHING)

export const changeDrafts = (change: Partial<Drafts>): void => useDrafts.setState(change)

export const changePerson = (nth: number, change: Partial<BadgePerson>): void =>
  useDrafts.setState(({ persons }) => ({
    persons: persons.map((person, at) => (at === nth ? { ...person, ...change } : person)),
  }))

useApp.subscribe(({ session }) => {
  if (session.phase !== 'signedIn') useDrafts.setState(NOTHING)
})
