/** Category, subcategory and type, each limiting the next: the filters of My ARS and the bin. */
import type { Answer, Args } from '../../portal/calls.ts'
import { fromCall, type Option } from '../choices.ts'
import type { ListContext } from '../context.ts'
import * as filter from '../filters.ts'

type FilterLists = Answer<'ars.filters'>
type FilterCall = 'ars.filters' | 'ars.binFilters'

interface Kind {
  readonly id: number
  readonly name: string
}

const optionsOf = (kinds: readonly Kind[]): Option[] =>
  kinds.map(({ id, name }) => ({ value: String(id), label: name || String(id) }))

/** Keeps kinds without a parent under every parent; without a choice above, keeps all. */
const under =
  <K extends Kind>(of: (kind: K) => number | undefined, chosen: readonly string[] | undefined) =>
  (kind: K): boolean =>
    chosen?.[0] === undefined || of(kind) === undefined || String(of(kind)) === chosen[0]

export function arsFilters<N extends FilterCall>(call: N, asks: (context: ListContext) => Args<N>) {
  const from = (within: readonly string[], kinds: (lists: FilterLists, chosen: Chosen) => readonly Kind[]) =>
    fromCall(call, {
      within,
      asks: ({ context }) => asks(context),
      options: (answer, { chosen }) => optionsOf(kinds(answer, chosen)),
    })
  return {
    category: filter.choice(
      'Category',
      from([], ({ categories }) => categories),
    ),
    subcategory: filter.choice(
      'Subcategory',
      from(['category'], ({ subcategories }, { category }) => subcategories.filter(under(inCategory, category))),
    ),
    type: filter.choice(
      'Type',
      from(['category', 'subcategory'], ({ subcategories, types }, { category, subcategory }) => {
        const there = new Set(subcategories.filter(under(inCategory, category)).map(({ id }) => id))
        return types
          .filter(under(inSubcategory, subcategory))
          .filter((type) => type.subcategoryId === undefined || there.has(type.subcategoryId))
      }),
    ),
  }
}

type Chosen = Readonly<Record<string, readonly string[] | undefined>>
const inCategory = ({ categoryId }: FilterLists['subcategories'][number]) => categoryId
const inSubcategory = ({ subcategoryId }: FilterLists['types'][number]) => subcategoryId

const idIn = (chosen: string | undefined): number | undefined =>
  chosen !== undefined && /^\d{1,15}$/.test(chosen) ? Number(chosen) : undefined

export interface ArsFilterValues {
  readonly category?: string | undefined
  readonly subcategory?: string | undefined
  readonly type?: string | undefined
}

/** In the form of the calls. */
export const arsNarrowing = ({ category, subcategory, type }: ArsFilterValues) => ({
  catId: idIn(category),
  subcatId: idIn(subcategory),
  typeId: idIn(type),
})
