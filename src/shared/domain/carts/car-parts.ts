/** Choosing a part of a store's CAR cart: a store, then a subcategory, a type of it and a brand of that. */
import type { Named } from '../catalogue/product.ts'
import type { CartPart } from './cart-ref.ts'

/** What is chosen so far. */
export interface PartChoice {
  readonly user: number | undefined
  readonly subcatid: number | undefined
  readonly typeid: number | undefined
  readonly brandid: number | undefined
}

export const NO_PART: PartChoice = { user: undefined, subcatid: undefined, typeid: undefined, brandid: undefined }

/** In their order: what stands further down hangs on what stands before it. */
export const PART_LEVELS = ['user', 'subcatid', 'typeid', 'brandid'] as const
export type PartLevel = (typeof PART_LEVELS)[number]

/** The choice once something else is chosen at a level: what hangs on it is to be chosen anew. */
export function chosenAt(choice: PartChoice, level: PartLevel, id: number | undefined): PartChoice {
  if (choice[level] === id) return choice
  const above = PART_LEVELS.slice(0, PART_LEVELS.indexOf(level))
  return { ...NO_PART, ...Object.fromEntries(above.map((one) => [one, choice[one]])), [level]: id }
}

/** The part that is chosen; undefined until all four are. */
export function partChosen({ user, subcatid, typeid, brandid }: PartChoice): CartPart | undefined {
  if (user === undefined || subcatid === undefined || typeid === undefined || brandid === undefined) return undefined
  return { user, subcatid, typeid, brandid }
}

/**
 * Types of the cart that a subcategory has, by the catalogue's tree. Where the tree isn't known, or names no type of it, every type of the
 * cart may be of it.
 */
export function typesWithin(types: readonly Named[], ofSubcategory: readonly Named[] | undefined): readonly Named[] {
  if (ofSubcategory === undefined || ofSubcategory.length === 0) return types
  const own = new Set(ofSubcategory.map(({ id }) => id))
  return types.filter(({ id }) => own.has(id))
}

interface WithLines {
  readonly id: number
  /** Products of its lines; undefined where they aren't known. */
  readonly lines: readonly number[] | undefined
}

/** Brands to choose from: those that have lines, or may have some, and the one that is chosen, whatever became of its lines. */
export const offeredBrands = <B extends WithLines>(brands: readonly B[], chosen: number | undefined): readonly B[] =>
  brands.filter(({ id, lines }) => lines?.length !== 0 || id === chosen)

/** The id of the one thing that there is to choose; undefined where there are several, or none. */
export const onlyChoice = (choices: readonly { readonly id: number }[]): number | undefined =>
  choices.length === 1 ? choices[0]?.id : undefined
