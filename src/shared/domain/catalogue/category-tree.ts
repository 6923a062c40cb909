/** The categories that a store may look through. */
import { isFoodGroup } from './visibility.ts'

export interface Named {
  readonly id: number
  readonly name: string
}

export interface Subcategory extends Named {
  /** How many products it has; undefined where the portal doesn't say. */
  readonly products?: number | undefined
}

export interface Category extends Named {
  readonly subcategories: readonly Subcategory[]
}

/** Without the two of food for those without a licence, and without what is empty but for these. */
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

/** Products of all its subcategories; undefined where the portal doesn't count those of each. */
export const productsIn = ({ subcategories }: Category): number | undefined =>
  subcategories.reduce<number | undefined>(
    (sum, { products }) => (sum === undefined || products === undefined ? undefined : sum + products),
    0,
  )
