import { isFoodGroup } from './visibility.ts'

export interface Named {
  readonly id: number
  readonly name: string
}

export interface Subcategory extends Named {
  /** The number of products; undefined if the portal doesn't send it. */
  readonly products?: number | undefined
}

export interface Category extends Named {
  readonly subcategories: readonly Subcategory[]
}

/** Leaves out the two food groups for stores without a licence, and categories that are empty without them. */
export const categoriesFor = (
  tree: readonly Category[],
  { hasFoodLicense }: { readonly hasFoodLicense: boolean },
): readonly Category[] =>
  hasFoodLicense
    ? tree
    : tree.flatMap((category) => {
        const subcategories = category.subcategories.filter(({ id, name }) => !isFoodGroup({ id, name }))
        const isEmptied = subcategories.length === 0 && category.subcategories.length > 0
        return isFoodGroup({ name: category.name }) || isEmptied ? [] : [{ ...category, subcategories }]
      })

/** The number of products in all its subcategories; undefined unless the portal counts each. */
export const productsIn = ({ subcategories }: Category): number | undefined =>
  subcategories.reduce<number | undefined>(
    (sum, { products }) => (sum === undefined || products === undefined ? undefined : sum + products),
    0,
  )
