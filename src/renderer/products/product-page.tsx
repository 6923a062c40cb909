/** A product on a page of its own. */
import { useParams } from 'react-router-dom'
import { messages } from '../../shared/messages.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import type { ProductPlaces } from './places.ts'
import { ProductInfo } from './product-info.tsx'
import { ProductOver } from './product-over.tsx'
import { withCompared } from './product-over-state.ts'
import classes from './product-page.module.css'

export function ProductPage({ places }: { readonly places: ProductPlaces }) {
  const { id = '' } = useParams()
  if (!/^\d{1,10}$/.test(id)) {
    return (
      <>
        <PageHeader title={`Product ${id}`} />
        <EmptyState title={messages.productsNotFound} />
      </>
    )
  }
  const here = places.product(Number(id))
  return (
    <div className={classes.page}>
      <ProductInfo
        id={Number(id)}
        places={places}
        sizeAddress={places.product}
        compare={withCompared(here, [Number(id)])}
        isPage
      />
      <ProductOver places={places} here={here} />
    </div>
  )
}
