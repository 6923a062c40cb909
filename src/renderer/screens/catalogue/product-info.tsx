import { STORE_PLACES } from '../../products/places.ts'
import { ProductPage } from '../../products/product-page.tsx'

export default function ProductInfo() {
  return <ProductPage places={STORE_PLACES} />
}
