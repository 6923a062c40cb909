/** Choosing a part of a store's CAR cart: a store, then a subcategory, a type within it and a brand within that. */
import type { Named } from '../catalogue/product.ts'
import type { CartPart } from './cart-ref.ts'

export interface PartChoice {
  readonly user: number | undefined
  readonly subcatid: number | undefined
  readonly typeid: number | undefined
  readonly brandid: number | undefined
}

export const NO_PART: PartChoice = { user: undefined, subcatid: undefined, typeid: undefined, brandid: undefined }

/** In order: each level depends on the levels before it. */
export const PART_LEVELS = ['user', 'subcatid', 'typeid', 'brandid'] as const
export type PartLevel = (typeof PART_LEVELS)[number]

/** Returns the choice with another id at a level. All levels below it are cleared. */
export function chosenAt(choice: PartChoice, level: PartLevel, id: number | undefined): PartChoice {
  if (choice[level] === id) return choice
  const above = PART_LEVELS.slice(0, PART_LEVELS.indexOf(level))
  return { ...NO_PART, ...Object.fromEntries(above.map((one) => [one, choice[one]])), [level]: id }
}

/** The chosen part; undefined until all four levels are chosen. */
export function partChosen({ user, subcatid, typeid, brandid }: PartChoice): CartPart | undefined {
  if (user === undefined || subcatid === undefined || typeid === undefined || brandid === undefined) return undefined
  return { user, subcatid, typeid, brandid }
}

/**
 * The cart's types that belong to a subcategory, by the catalogue's tree. Returns all types of the cart if the tree isn't known or lists
 * none of them.
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

/** Brands to choose from: those that have lines, those whose lines aren't known, and the chosen one in any case. */
export const offeredBrands = <B extends WithLines>(brands: readonly B[], chosen: number | undefined): readonly B[] =>
  brands.filter(({ id, lines }) => lines?.length !== 0 || id === chosen)

/** The id of the only choice; undefined if there are several or none. */
export const onlyChoice = (choices: readonly { readonly id: number }[]): number | undefined =>
  choices.length === 1 ? choices[0]?.id : undefined
