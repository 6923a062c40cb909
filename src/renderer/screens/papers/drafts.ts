import { type BadgePerson, MOST_PERSONS } from '../../../shared/domain/papers/badges.ts'
import type { Day } from '../../../shared/domain/values/dates.ts'
import { createDraft } from '../../session/drafts.ts'

const NOBODY: BadgePerson = { name: '', designation: undefined, picture: undefined, copies: 1 }

interface Badges {
  /** '' or an invalid number while it is being typed. */
  readonly count: number | ''
  /** Always of full length: a smaller number hides the others without losing them. */
  readonly persons: readonly BadgePerson[]
}

export const badgesDraft = createDraft<Badges>('staffBadges', {
  count: 1,
  persons: Array.from({ length: MOST_PERSONS }, () => NOBODY),
})

export const changePerson = (nth: number, change: Partial<BadgePerson>): void =>
  badgesDraft.change(({ persons }) => ({
    persons: persons.map((person, at) => (at === nth ? { ...person, ...change } : person)),
  }))

interface CalendarDraft {
  /** Undefined for the current one. */
  readonly year: number | undefined
  readonly babyName: string
  readonly birthDate: Day | undefined
  readonly picture: string | undefined
}

export const calendarDraft = createDraft<CalendarDraft>('calendar', {
  year: undefined,
  babyName: '',
  birthDate: undefined,
  picture: undefined,
})
