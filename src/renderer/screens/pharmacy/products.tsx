/** Products for a pharmacy, of the categories that the address names. */
import { PHARMACY_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'

export default function Products() {
  return <ProductListing places={PHARMACY_PLACES} />
}
