/** Names and prices of products, including those the store may not order: a product that arrives in a load was sent all the same. */
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { KnownProduct } from '../../shared/domain/receiving/received.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { PRODUCT_FIELDS } from '../../shared/portal/product-shape.ts'
import type { Reader } from '../portal/reader.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

export interface ProductsAboutDeps {
  readonly reader: Reader
  /** Products that this computer has seen. */
  readonly productIndex: () => ProductIndex | undefined
}

/** Returns those of the ids that are products; an error if one of them isn't known here and the portal can't be asked. */
export async function productsAbout(
  { reader, productIndex }: ProductsAboutDeps,
  ids: readonly number[],
): Promise<Result<readonly KnownProduct[]>> {
  if (ids.length === 0) return ok([])
  const saved = stored(() => productIndex()?.byIds(ids) ?? [])
  const here = saved.ok ? saved.value.map(({ product }) => known(product)) : []
  const missing = ids.filter((id) => here.every((one) => one.id !== id))
  if (missing.length === 0) return ok(here)
  const answer = await reader.read('catalogue.productInfo', { body: { products: missing, fields: PRODUCT_FIELDS } })
  if (!answer.ok) return answer
  return ok([...here, ...answer.value.answer.filter(({ id }) => missing.includes(id)).map(known)])
}

const known = ({ id, name, mrp, size, color }: Product): KnownProduct => ({ id, name, mrp, size, color })
