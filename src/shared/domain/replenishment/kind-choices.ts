import { type ArsProduct, kindOf } from './my-ars.ts'
import type { Looking, PartKind } from './picking.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** The portal's lists of a store's kinds. A row that doesn't name the part above it belongs to each. */
export interface KindLists {
  readonly categories: readonly Named[]
  readonly subcategories: readonly (Named & { readonly categoryId?: number | undefined })[]
  readonly types: readonly (Named & { readonly subcategoryId?: number | undefined })[]
}

export type KindChoices = Readonly<Record<keyof KindLists, readonly Named[]>>

interface KindNamed extends ArsProduct {
  readonly category: Named
  readonly subcategory: Named
  readonly producttype: { readonly typeid: number; readonly typename: string }
}

/** The kind after a part of it is chosen, without the parts below. */
export function withPart(kind: PartKind, part: keyof PartKind, id: number | undefined): PartKind {
  if (part === 'categoryId') return { categoryId: id }
  return part === 'subcategoryId' ? { categoryId: kind.categoryId, subcategoryId: id } : { ...kind, typeId: id }
}

/** The kind after products are picked: a product that was found by its id determines it. */
export const kindOnceFound = (
  kind: PartKind,
  [found]: readonly ArsProduct[],
  looking: Looking | undefined,
): PartKind => (looking === 'id' && found !== undefined ? kindOf(found) : kind)

/** The choices of each part: those below the chosen part above. The kind of the picked product is among them even if the lists lack it. */
export function kindChoices(lists: KindLists, kind: PartKind, picked: KindNamed | undefined): KindChoices {
  const own = picked !== undefined && kindOf(picked).typeId === kind.typeId ? picked : undefined
  const type = own && { id: own.producttype.typeid, name: own.producttype.typename }
  return {
    categories: withOwn(lists.categories, own?.category),
    subcategories: withOwn(
      lists.subcategories.filter(({ categoryId = kind.categoryId }) => categoryId === kind.categoryId),
      own?.subcategory,
    ),
    types: withOwn(
      lists.types.filter(({ subcategoryId = kind.subcategoryId }) => subcategoryId === kind.subcategoryId),
      type,
    ),
  }
}

const withOwn = (kinds: readonly Named[], own: Named | undefined): readonly Named[] => [
  ...new Map([...kinds, ...(own === undefined ? [] : [own])].map((one) => [one.id, one])).values(),
]
