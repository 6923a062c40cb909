import { PHARMACY_PLACES } from '../../products/places.ts'
import { ProductPage } from '../../products/product-page.tsx'

export default function Product() {
  return <ProductPage places={PHARMACY_PLACES} />
}
