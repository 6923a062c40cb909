import { STORE_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'

export default function Listing() {
  return <ProductListing places={STORE_PLACES} />
}
