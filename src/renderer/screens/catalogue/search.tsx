import { useParams } from 'react-router-dom'
import { STORE_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'

export default function Search() {
  const { searchString = '' } = useParams()
  return <ProductListing places={STORE_PLACES} search={searchString} />
}
