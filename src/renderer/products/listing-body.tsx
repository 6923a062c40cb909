import { Button } from '@mantine/core'
import { IconPackageOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'
import type { Style } from '../../shared/domain/pricing/styles.ts'
import { messages } from '../../shared/messages.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ErrorState } from '../parts/error-state.tsx'
import { listingParams } from './listing-address.ts'
import { ListingLoading } from './listing-loading.tsx'
import type { ProductPlaces } from './places.ts'
import { ProductGrid } from './product-grid.tsx'
import classes from './product-listing.module.css'
import { ProductTable } from './product-table.tsx'
import { useNearest } from './search-notes.tsx'
import type { ProductList } from './use-listing.ts'
import type { Picked } from './use-picked.ts'

export interface ListingBodyProps {
  readonly listing: ProductList
  readonly title: string
  readonly places: ProductPlaces
  readonly picked: Picked
  readonly view: ListingView
  readonly styles: readonly Style[]
  readonly quickView: (id: number) => string
  readonly search: string
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

export function ListingBody(props: ListingBodyProps) {
  const { listing, title, places, picked, view, styles, quickView, search, isNarrowed, onClear } = props
  const { products, error, isFetching, isWhole, retry, more } = listing
  const isBare = products?.length === 0
  // If the store may see none of a page's products, load the next one.
  useEffect(() => {
    if (isBare) more()
  }, [isBare, more])
  if (products === undefined && error !== undefined) {
    return (
      <div className={classes.body}>
        <ErrorState error={error} onRetry={retry} busy={isFetching} />
      </div>
    )
  }
  if (products === undefined || (isBare && !isWhole && error === undefined)) {
    return (
      <div className={classes.body}>
        <ListingLoading view={view} label={`Loading: ${title}`} />
      </div>
    )
  }
  const Items = view === 'table' ? ProductTable : ProductGrid
  return (
    <div className={classes.body}>
      {isBare && isWhole && <NothingFound {...{ places, search, isNarrowed, onClear }} />}
      {!isBare && (
        <Items
          label={title}
          view={view}
          styles={styles}
          total={totalOf(listing, view, styles)}
          places={places}
          quickView={quickView}
          picked={picked}
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
    </div>
  )
}

/** The number of styles is known only once all products are loaded. */
function totalOf(
  { total, hidden, unmatched, isWhole }: ProductList,
  view: ListingView,
  styles: readonly Style[],
): number {
  if (view !== 'styles') return total - hidden - unmatched
  return isWhole ? styles.length : -1
}

function NothingFound(props: Pick<ListingBodyProps, 'places' | 'search' | 'isNarrowed' | 'onClear'>) {
  const { places, search, isNarrowed, onClear } = props
  const nearest = useNearest(search)
  return (
    <EmptyState
      icon={IconPackageOff}
      title={messages.productsNotFound}
      actions={
        <>
          {isNarrowed && <Button onClick={onClear}>Clear all filters</Button>}
          {!isNarrowed &&
            nearest.map(({ facet, id, name }) => (
              <Button
                key={`${facet} ${id}`}
                component={Link}
                to={places.listing + listingParams({ chosen: { [facet]: [id] } })}
                variant="default"
              >
                {name}
              </Button>
            ))}
        </>
      }
    >
      {wordsOfNothing(isNarrowed, nearest.length > 0)}
    </EmptyState>
  )
}

function wordsOfNothing(isNarrowed: boolean, isNear: boolean): string {
  if (isNarrowed) return messages.nothingNarrowed
  return isNear ? messages.nothingNear : messages.nothingSold
}
