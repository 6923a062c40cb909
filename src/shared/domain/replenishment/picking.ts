/** Products that are picked for My ARS: how they are looked for, which are offered, how many are picked, what is missing to go on. */
import type { MessageKey } from '../../messages.ts'
import { type ArsParent, MOST_ALTERNATES, roomForAlternates } from './my-ars.ts'

export interface PickRule {
  readonly most: number
  /** What is said of one more than that. */
  readonly tooMany: MessageKey
  /** What is said where nothing is picked; undefined where that will do. */
  readonly missing: MessageKey | undefined
  /** What is said where nothing is offered. */
  readonly none: MessageKey
}

/** What is picked for which change (document 2, section 5). */
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

/** What a press on a product does: one that was picked is taken back, one more than may be picked is refused. */
export function pick<P extends Numbered>(
  { most, tooMany }: Pick<PickRule, 'most' | 'tooMany'>,
  chosen: readonly P[],
  product: P,
): Picked<P> {
  if (chosen.some(({ id }) => id === product.id)) return { chosen: chosen.filter(({ id }) => id !== product.id) }
  return chosen.length >= most ? { refused: tooMany } : { chosen: [...chosen, product] }
}

/** Why it can't go on with what is picked; undefined where it can. */
export const refusePicks = (
  { missing }: Pick<PickRule, 'missing'>,
  chosen: readonly Numbered[],
): MessageKey | undefined => (chosen.length === 0 ? missing : undefined)

/** A parent and its alternates: what stands in a line isn't offered for it once more. */
export const inLine = (parent: Numbered & { readonly alternateProducts?: readonly Numbered[] }): readonly number[] => [
  parent.id,
  ...(parent.alternateProducts ?? []).map(({ id }) => id),
]

/** Products that may be picked: without those that are excluded, and those that have a request. */
export function offered<P extends Numbered & { readonly isRequestPending: boolean }>(
  products: readonly P[],
  exclude: readonly number[],
): readonly P[] {
  const excluded = new Set(exclude)
  return products.filter(({ id, isRequestPending }) => !isRequestPending && !excluded.has(id))
}

/** Category, subcategory and type, as far as they are chosen. */
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

/** The number of a product, where that is what was typed. */
export const typedProductId = (text: string): number | undefined =>
  /^\s*\d{4,15}\s*$/.test(text) ? Number(text) : undefined

/** Whether a product is meant by a part of its name, every word of it, or by its number. */
export function isMeant({ id, name }: Numbered & { readonly name: string }, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const within = name.toLowerCase()
  return words.every((word) => within.includes(word) || String(id) === word)
}

export type PickSource = 'listing' | 'bin'

export interface LookingAbout {
  readonly source: PickSource
  readonly kind: PartKind
  /** The user chooses the kind: products of every kind are found. */
  readonly isAnyKind: boolean
  readonly search: string
}

/** Where products come from: the bin, a kind's listing, one by its number, or the whole listing by words. */
export type Looking = 'bin' | 'kind' | 'id' | 'words'

/** How products are looked for; undefined while nothing is asked for. */
export function lookingFor({ source, kind, isAnyKind, search }: LookingAbout): Looking | undefined {
  if (source === 'bin') return 'bin'
  if (isAnyKind && typedProductId(search) !== undefined) return 'id'
  if (wholeKind(kind) !== undefined) return 'kind'
  return isAnyKind && search.trim() !== '' ? 'words' : undefined
}

/**
 * Why a product can't become a parent of My ARS; undefined where it can.
 * @param product undefined where My ARS doesn't have it
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

/** Why a parent can't have one alternate more; undefined where it can. */
export const refuseAlternate = (parent: Pick<ArsParent, 'alternateProducts'>): MessageKey | undefined =>
  roomForAlternates(parent) === 0 ? 'arsAlternatesFull' : undefined
