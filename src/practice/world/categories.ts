/** What is sold, by category, and how much of it there is. */
import { GOODS } from './goods.ts'
import type { World } from './world.ts'

export function categoriesOf({ products }: Pick<World, 'products'>) {
  const counts = Map.groupBy(products, ({ subcategory }) => subcategory.id)
  return GOODS.map(({ id, name, subcategories }) => ({
    id,
    name,
    subcategories: subcategories.map((sub) => ({
      id: sub.id,
      name: sub.name,
      products: counts.get(sub.id)?.length ?? 0,
    })),
  }))
}
