/** A listing as its address says it, with one of its products over it where the address names one. */
import { Button } from '@mantine/core'
import { IconPackageOff } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ListingQuery, ListingSort } from '../../shared/domain/listing.ts'
import { formatCount } from '../../shared/domain/money.ts'
import { messages } from '../../shared/messages.ts'
import { useCommand } from '../app/commands.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ErrorState } from '../parts/error-state.tsx'
import { ListNotices } from '../parts/list-notices.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { listingParams, readListing } from './listing-address.ts'
import { ListingBar } from './listing-bar.tsx'
import type { ProductPlaces } from './places.ts'
import { ProductGrid } from './product-grid.tsx'
import classes from './product-listing.module.css'
import { ProductOver } from './product-over.tsx'
import { withProduct } from './product-over-state.ts'
import { useCategories } from './use-categories.ts'
import { type Listing, useListing } from './use-listing.ts'
import { keepSort, useUsualSort } from './usual-sort.ts'

export interface ProductListingProps {
  readonly places: ProductPlaces
  /** What is searched for, where that is said by the path. */
  readonly search?: string
  /** The order where the address names none; that which the person chose last, if it isn't said. */
  readonly usual?: ListingSort
}

export function ProductListing({ places, search = '', usual }: ProductListingProps) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const kept = useUsualSort()
  const asked = listingParams(readListing(params, search, usual ?? kept), usual)
  const query = useMemo(() => readListing(new URLSearchParams(asked), search, usual), [asked, search, usual])
  const listing = useListing(query)
  const categories = useCategories()
  useCommand('refresh', listing.retry)

  const [first, ...others] = query.chosen.categories ?? []
  const category = others.length === 0 ? categories?.find(({ id }) => String(id) === first) : undefined
  const title = search === '' ? (category?.name ?? 'Products') : `Search: ${search}`
  const here = pathname + asked
  const change = (what: Partial<ListingQuery>) => {
    if (what.sort !== undefined && usual === undefined) keepSort(what.sort)
    navigate(pathname + listingParams({ ...query, ...what }, usual), { replace: true })
  }
  return (
    <div className={classes.screen}>
      <PageHeader title={title} note={<Scope listing={listing} />} />
      <ListingBar query={query} sellers={listing.sellers} category={category} onChange={change} />
      {listing.notice !== undefined && <Notice tone="bad">{listing.notice}</Notice>}
      <ListNotices
        read={listing.read}
        error={listing.products === undefined ? undefined : listing.error}
        onRetry={listing.retry}
        busy={listing.isFetching}
      />
      <Products listing={listing} title={title} places={places} here={here} />
      <ProductOver places={places} here={here} />
    </div>
  )
}

interface ProductsProps {
  readonly listing: Listing
  readonly title: string
  readonly places: ProductPlaces
  readonly here: string
}

function Products({ listing, title, places, here }: ProductsProps) {
  const { products, error, isFetching, isWhole, retry, more, total, hidden } = listing
  const isBare = products?.length === 0
  // A whole page of what the store may not see is followed by the next one.
  useEffect(() => {
    if (isBare) more()
  }, [isBare, more])
  if (products === undefined && error !== undefined) {
    return <ErrorState error={error} onRetry={retry} busy={isFetching} />
  }
  if (products === undefined) return <LoadingState lines={10} label={`Loading: ${title}`} />
  return (
    <>
      {isBare && isWhole && (
        <EmptyState icon={IconPackageOff} title={messages.productsNotFound}>
          Nothing here is sold to this store at the moment. Look in another category, or search for other words.
        </EmptyState>
      )}
      {!isBare && (
        <ProductGrid
          label={title}
          products={products}
          total={total - hidden}
          places={places}
          quickView={(id) => withProduct(here, id)}
          more={more}
        />
      )}
      <div className={classes.foot} aria-live="polite">
        {isFetching && 'Loading more…'}
        {!isFetching && error !== undefined && (
          <Button variant="default" onClick={retry}>
            Load more
          </Button>
        )}
      </div>
    </>
  )
}

/** How much of it is shown, and what isn't. */
function Scope({ listing: { products, total, hidden, isWhole } }: { readonly listing: Listing }) {
  if (products === undefined || total === 0) return null
  const shown = isWhole ? formatCount(products.length) : `${formatCount(products.length)} of ${formatCount(total)}`
  return (
    <>
      {shown} {total === 1 ? 'product' : 'products'}
      {hidden > 0 && isWhole && `, ${formatCount(hidden)} more are not sold to this store`}
    </>
  )
}
