import type { Product } from '../../shared/domain/catalogue/product.ts'
import { GOODS } from './goods.ts'
import type { World } from './world.ts'

/** `sold` selects the products that count. */
export function categoriesOf({ products }: Pick<World, 'products'>, sold: (product: Product) => boolean = () => true) {
  const counts = Map.groupBy(products.filter(sold), ({ subcategory }) => subcategory.id)
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
