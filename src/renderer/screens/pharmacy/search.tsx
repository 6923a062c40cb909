import { useParams } from 'react-router-dom'
import { PHARMACY_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'

export default function Search() {
  const { searchString = '' } = useParams()
  return <ProductListing places={PHARMACY_PLACES} search={searchString} />
}
