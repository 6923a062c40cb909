import { lazily } from '../../lazily.ts'
import type { MessageKey } from '../../messages.ts'
import type { BadgeArrangement, BadgeColours, BadgeDesigns, Designation } from '../../reference.ts'
import type { Store } from '../people/store.ts'
import { chunked } from '../values/chunked.ts'
import type { Built } from './built.ts'

export const MOST_PERSONS = 18
/** Badges on a sheet: 4 × 5 cards fit on A4, and the last one holds the instructions. */
export const BADGES_ON_A_SHEET = 19
/** Millimetres: a badge, the gap between two, and the margins of a sheet. */
const BADGE = { width: 46, height: 54, gap: 3, aside: 8.5, above: 7.4 } as const
const IN_A_ROW = 4
/** Maximum copies for one person: a full sheet. */
export const MOST_COPIES = BADGES_ON_A_SHEET
export const LONGEST_NAME = 40

export const DESIGNATION_NAMES: Readonly<Record<Designation, string>> = {
  storeManager: 'Store Manager',
  croServiceExpert: 'CRO-Service Expert',
  srCro: 'Sr. CRO',
  assistantManager: 'Assistant Manager',
  cashier: 'Cashier',
  floorManager: 'Floor Manager',
}

export interface BadgePerson {
  readonly name: string
  readonly designation: Designation | undefined
  /** The picture chosen by the user; undefined prints initials. */
  readonly picture: string | undefined
  readonly copies: number
}

export interface BadgeDesign {
  readonly arrangement: BadgeArrangement
  /** The brand's name as text. */
  readonly wordmark: string
  readonly colours: BadgeColours
  /** The designations of this concept and signage, in the order in which they are offered. */
  readonly designations: readonly Designation[]
}

export interface Badge {
  readonly name: string
  readonly initials: string
  readonly designation: string
  readonly picture: string | undefined
}

export interface BadgeSheets {
  readonly design: Omit<BadgeDesign, 'designations'>
  readonly storeName: string
  /** At most 19 badges each. */
  readonly sheets: readonly (readonly Badge[])[]
}

type OfStore = Pick<Store, 'companyName' | 'fcf'>

/** The signage decides the brand and its colours, the concept the layout, and both together the designations. */
export function badgeDesign({ fcf }: Pick<Store, 'fcf'>, { concepts, signages }: BadgeDesigns): BadgeDesign {
  const of = concepts.find(({ concept }) => concept === undefined || concept === fcf.concept)
  const by = signages.find(({ signage }) => signage === undefined || signage === fcf.signage)
  if (of === undefined || by === undefined) throw new Error('badges.json has no last entry for all other stores')
  return {
    arrangement: by.arrangement ?? of.arrangement,
    wordmark: by.wordmark,
    colours: by.colours,
    designations: of.designations.filter((designation) => !by.without.includes(designation)),
  }
}

/** The error for a number of persons; undefined for a whole number from 1 to 18. */
export const refusePersons = (count: number | undefined): MessageKey | undefined =>
  count !== undefined && Number.isInteger(count) && count >= 1 && count <= MOST_PERSONS ? undefined : 'noOfPersons'

/** The typed number of copies, as a whole number from 1 to 19; an empty or invalid one counts as 1. */
export function copiesOf(typed: number | string): number {
  const copies = Math.trunc(Number(typed))
  return copies >= 1 ? Math.min(copies, MOST_COPIES) : 1
}

/** The error of each of a person's fields. */
export function refusePerson(
  { name, designation }: BadgePerson,
  offered: readonly Designation[],
): { readonly name: MessageKey | undefined; readonly designation: MessageKey | undefined } {
  return {
    name: name.trim() === '' ? 'badgeNameMissing' : undefined,
    designation: designation === undefined || !offered.includes(designation) ? 'badgeDesignationMissing' : undefined,
  }
}

/** The current sheets, complete or not: a person without a name gets a badge without one. */
export function badgeSheets(persons: readonly BadgePerson[], store: OfStore, designs: BadgeDesigns): BadgeSheets {
  const { designations: _, ...design } = badgeDesign(store, designs)
  const badges = persons.flatMap((person) => Array.from({ length: person.copies }, () => badgeOf(person)))
  return {
    design,
    storeName: shortened(store.companyName.trim(), LONGEST_NAME),
    sheets: chunked(badges, BADGES_ON_A_SHEET),
  }
}

/** The part of the sheet that has badges, in millimetres; undefined if they fill a row, which is as wide as the sheet. */
export function usedPart({ sheets }: BadgeSheets): { readonly width: number; readonly height: number } | undefined {
  const badges = sheets[0]?.length ?? 0
  if (badges === 0 || badges >= IN_A_ROW) return undefined
  const { width, height, gap, aside, above } = BADGE
  return { width: 2 * aside + badges * width + (badges - 1) * gap, height: 2 * above + height }
}

/** Refuses, with a message, a person without a name, or with a designation that this store doesn't have. */
export function buildBadges(
  persons: readonly BadgePerson[],
  store: OfStore,
  designs: BadgeDesigns,
): Built<BadgeSheets> {
  const { designations } = badgeDesign(store, designs)
  const wrong = persons
    .map((person) => refusePerson(person, designations))
    .find(({ name, designation }) => name ?? designation)
  const why = refusePersons(persons.length) ?? wrong?.name ?? wrong?.designation
  return why === undefined ? { ok: true, paper: badgeSheets(persons, store, designs) } : { ok: false, why }
}

function badgeOf({ name, designation, picture }: BadgePerson): Badge {
  const trimmed = name.trim().replace(/\s+/g, ' ')
  return {
    name: trimmed,
    initials: initialsOf(trimmed),
    designation: designation === undefined ? '' : DESIGNATION_NAMES[designation],
    picture,
  }
}

/** Letters with the marks that belong to them: क्ष is one, as is é. */
const letters = lazily(() => new Intl.Segmenter('en-IN', { granularity: 'grapheme' }))

/** Initials of the first and the last name: `AS` of Anaya R. Sharma. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^[\p{L}\p{M}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...letters().segment(word ?? '')][0]?.segment.toUpperCase() ?? '').join('')
}

const shortened = (text: string, most: number): string => {
  const signs = [...letters().segment(text)].map(({ segment }) => segment)
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}
