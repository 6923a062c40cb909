/** The pharmacy's home screen: categories, best sellers, products viewed last. */
import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { categoriesFor, productsIn } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { dotted } from '../../../shared/text.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { Card } from '../../parts/card.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { listingParams } from '../../products/listing-address.ts'
import { PHARMACY_PLACES } from '../../products/places.ts'
import { ProductOverlay } from '../../products/product-overlay.tsx'
import { ProductRow } from '../../products/product-row.tsx'
import { useListing } from '../../products/use-listing.ts'
import { useViewedProducts } from '../../products/use-product.ts'
import { useStore } from '../../session/app-state.ts'
import { WatchCard } from '../../watching/watch-card.tsx'
import classes from './dashboard.module.css'

const { listing } = PHARMACY_PLACES
const { pharmacy } = SCREENS
const IN_A_ROW = 6
const BEST = { search: '', chosen: {}, sort: 'bestseller' } as const

export default function Dashboard() {
  const store = useStore()
  const viewed = useViewedProducts(IN_A_ROW)
  if (store === undefined) return null
  return (
    <div className={classes.page}>
      <PageHeader
        title={`Welcome, ${store.firstname}`}
        note={dotted(store.companyName, store.companyName.includes(store.city) ? '' : store.city)}
      />
      <WatchCard store={store} />
      <Categories store={store} />
      <Card
        title="Best sellers"
        aside={
          <Anchor component={Link} to={listing + listingParams({ sort: 'bestseller' })} size="sm">
            All best sellers
          </Anchor>
        }
      >
        <BestSellers />
      </Card>
      {viewed.length > 0 && (
        <Card title="Recently viewed">
          <ProductRow label="Recently viewed" products={viewed} places={PHARMACY_PLACES} here={pharmacy.path} />
        </Card>
      )}
      <ProductOverlay places={PHARMACY_PLACES} here={pharmacy.path} />
    </div>
  )
}

function Categories({ store }: { readonly store: Store }) {
  const { data: read, error, refetch, isFetching } = usePortal('catalogue.categories', {})
  const categories = read === undefined ? undefined : categoriesFor(read.answer, store)
  return (
    <Card title="Categories">
      {categories === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {categories === undefined && error === null && <LoadingState lines={3} label="Loading categories" />}
      <ul className={classes.categories}>
        {categories?.map((category) => (
          <li key={category.id}>
            <Link
              className={classes.category}
              to={listing + listingParams({ chosen: { categories: [String(category.id)] } })}
            >
              <strong>{category.name}</strong>
              <Products of={productsIn(category)} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Products = ({ of }: { readonly of: number | undefined }) =>
  of === undefined ? null : <span>{counted.products(of)}</span>

function BestSellers() {
  const { products, error, isFetching, retry } = useListing(BEST)
  if (products === undefined && error !== undefined)
    return <QuietError error={error} onRetry={retry} busy={isFetching} />
  if (products === undefined) return <LoadingState lines={5} label="Loading best sellers" />
  return (
    <ProductRow
      label="Best sellers"
      products={products.slice(0, IN_A_ROW)}
      places={PHARMACY_PLACES}
      here={pharmacy.path}
    />
  )
}
