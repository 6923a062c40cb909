/** Picking products for My ARS: the search, the products offered, the limits, and the message for a missing choice. */
import { type MessageKey, say } from '../../messages.ts'
import { calledBy } from '../catalogue/called-by.ts'
import type { Known } from '../values/known.ts'
import { type ArsParent, MOST_ALTERNATES, roomForAlternates } from './my-ars.ts'

export interface PickRule {
  readonly most: number
  /** The message for one product too many. */
  readonly tooMany: MessageKey
  /** The message if nothing is picked; undefined if that is allowed. */
  readonly missing: MessageKey | undefined
  /** The message if nothing is offered. */
  readonly none: MessageKey
}

/** The rules for each kind of change (document 2, section 5). */
export const PICKS = {
  parent: { most: 1, tooMany: 'arsOneProduct', missing: 'arsNoParent', none: 'arsNothingToAdd' },
  alternates: {
    most: MOST_ALTERNATES,
    tooMany: 'arsThreeAlternates',
    missing: undefined,
    none: 'arsNothingToAdd',
  },
  alternate: { most: 1, tooMany: 'arsOneProduct', missing: 'arsNoAlternate', none: 'arsNothingToAdd' },
  replacement: { most: 1, tooMany: 'arsOneProduct', missing: 'arsNoReplacement', none: 'arsNothingToReplace' },
} as const satisfies Readonly<Record<string, PickRule>>

interface Numbered {
  readonly id: number
}

export type Picked<P> = { readonly chosen: readonly P[] } | { readonly refused: MessageKey }

/** Toggles a product: removes it if it was picked, and refuses it if the limit is reached. */
export function pick<P extends Numbered>(
  { most, tooMany }: Pick<PickRule, 'most' | 'tooMany'>,
  chosen: readonly P[],
  product: P,
): Picked<P> {
  if (chosen.some(({ id }) => id === product.id)) return { chosen: unpick(chosen, product.id) }
  return chosen.length >= most ? { refused: tooMany } : { chosen: [...chosen, product] }
}

/** The picked products without one of them. */
export const unpick = <P extends Numbered>(chosen: readonly P[], product: number): readonly P[] =>
  chosen.filter(({ id }) => id !== product)

/** The reason why the user can't continue with these picks; undefined if they can. */
export const refusePicks = (
  { missing }: Pick<PickRule, 'missing'>,
  chosen: readonly Numbered[],
): MessageKey | undefined => (chosen.length === 0 ? missing : undefined)

/** The ids of a parent and its alternates, which aren't offered again for that line. */
export const inLine = (parent: Numbered & { readonly alternateProducts?: readonly Numbered[] }): readonly number[] => [
  parent.id,
  ...(parent.alternateProducts ?? []).map(({ id }) => id),
]

/** Products that can be picked: without excluded ones and those with a pending request. */
export function offered<P extends Numbered & { readonly isRequestPending: boolean }>(
  products: readonly P[],
  exclude: readonly number[],
): readonly P[] {
  const excluded = new Set(exclude)
  return products.filter(({ id, isRequestPending }) => !isRequestPending && !excluded.has(id))
}

/** The ids that aren't offered: those of a line, and those with a pending request. Undefined while the requests aren't known. */
export const notOffered = (
  line: readonly number[],
  pending: Known<readonly number[]>,
): readonly number[] | undefined => (pending.known ? [...line, ...pending.value] : undefined)

export interface CandidatesAbout {
  readonly looking: Looking | undefined
  readonly search: string
  /** Ids that aren't offered; nothing is excluded while they aren't known. */
  readonly exclude: readonly number[] | undefined
  /** Parents of My ARS, if another one is being added. */
  readonly listed: readonly number[]
}

/** The products of a reading that can be picked. The portal can't search its bin, so a search selects among the bin's products here. */
export function candidatesIn<P extends Numbered & { readonly name: string; readonly isRequestPending: boolean }>(
  products: readonly P[],
  { looking, search, exclude = [], listed }: CandidatesAbout,
): readonly P[] {
  const all = offered(products, [...exclude, ...listed])
  return looking === 'bin' ? all.filter((one) => matchesText(one, search)) : all
}

/** The reason why a product that was found by its id isn't offered, after its name; undefined if there is no such product. */
export function whyNotOffered(
  found: (Numbered & { readonly name: string; readonly isRequestPending: boolean }) | undefined,
  listed: readonly number[],
): string | undefined {
  if (found === undefined) return undefined
  const why = refuseParent(found, listed.includes(found.id), true)
  return why === undefined ? undefined : `${calledBy(found)}: ${say(why)}`
}

/** Category, subcategory and type, as far as chosen. */
export interface PartKind {
  readonly categoryId?: number | undefined
  readonly subcategoryId?: number | undefined
  readonly typeId?: number | undefined
}

export interface WholeKind {
  readonly categoryId: number
  readonly subcategoryId: number
  readonly typeId: number
}

/** All three of them; undefined while one is missing. */
export function wholeKind({ categoryId, subcategoryId, typeId }: PartKind): WholeKind | undefined {
  if (categoryId === undefined || subcategoryId === undefined || typeId === undefined) return undefined
  return { categoryId, subcategoryId, typeId }
}

/** The product ID, if the text is one. */
export const typedProductId = (text: string): number | undefined =>
  /^\s*\d{4,15}\s*$/.test(text) ? Number(text) : undefined

/** True if a product matches the text: each word is part of its name or equals its id. */
export function matchesText({ id, name }: Numbered & { readonly name: string }, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const within = name.toLowerCase()
  return words.every((word) => within.includes(word) || String(id) === word)
}

export type PickSource = 'listing' | 'bin'

export interface LookingAbout {
  readonly source: PickSource
  readonly kind: PartKind
  /** True if the user chooses the kind, so that products of all kinds are found. */
  readonly isAnyKind: boolean
  readonly search: string
}

/** The source of products: the bin, a kind's listing, a single id, or the whole listing by words. */
export type Looking = 'bin' | 'kind' | 'id' | 'words'

/** The source for the current search; undefined while there is nothing to search for. */
export function lookingFor({ source, kind, isAnyKind, search }: LookingAbout): Looking | undefined {
  if (source === 'bin') return 'bin'
  if (isAnyKind && typedProductId(search) !== undefined) return 'id'
  if (wholeKind(kind) !== undefined) return 'kind'
  return isAnyKind && search.trim() !== '' ? 'words' : undefined
}

/**
 * The reason why a product can't become a parent of My ARS; undefined if it can.
 * @param product undefined if My ARS doesn't have it
 */
export function refuseParent(
  product: { readonly isRequestPending: boolean } | undefined,
  isListed: boolean,
  isPending: boolean,
): MessageKey | undefined {
  if (product === undefined) return 'arsNotAvailable'
  if (isListed) return 'arsListedAlready'
  return isPending || product.isRequestPending ? 'arsHasRequest' : undefined
}

/** The reason why a parent can't have another alternate; undefined if it can. */
export const refuseAlternate = (parent: Pick<ArsParent, 'alternateProducts'>): MessageKey | undefined =>
  roomForAlternates(parent) === 0 ? 'arsAlternatesFull' : undefined
