/** The suggestions for every category; for a chosen category its products, best sellers first. */
import { Button, Select } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Store } from '../../../shared/domain/people/store.ts'
import { assistAddress } from '../../../shared/domain/replenishment/order-assist.ts'
import { assistListingAddress } from '../../../shared/domain/screens/addresses.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { withListMessage } from '../../../shared/lists/failure.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { readListing } from '../../products/listing-address.ts'
import { STORE_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'
import { ScreenProductOverlay } from '../../products/screen-product-overlay.tsx'
import { useCategories } from '../../products/use-categories.ts'
import { useStore } from '../../session/app-state.ts'
import { Overview } from './overview.tsx'
import { useAllCategories } from './queries.ts'

export default function Listing() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const categories = useCategories() ?? []
  const chosen = readListing(params).chosen.categories ?? []
  const category = chosen.length === 1 ? categories.find(({ id }) => String(id) === chosen[0]) : undefined
  const choice = (
    <Select
      aria-label="Category"
      placeholder="Category"
      searchable
      allowDeselect={false}
      data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={category === undefined ? null : String(category.id)}
      onChange={(id) => id !== null && navigate(assistListingAddress(Number(id)), { replace: category !== undefined })}
    />
  )
  if (chosen.length === 0) {
    return (
      <Page
        title={SCREENS.orderAssist.title}
        actions={
          <FilterBar label="Filters: category" isInline>
            {choice}
          </FilterBar>
        }
      >
        <Everything />
      </Page>
    )
  }
  const name = SCREENS.orderAssist.title
  return (
    <ProductListing
      places={STORE_PLACES}
      title={category === undefined ? name : `${name}: ${category.name}`}
      usual="bestseller"
      headFacet={category === undefined ? undefined : 'categories'}
      actions={
        <>
          {choice}
          {category !== undefined && (
            <Button
              component={Link}
              to={assistAddress(category)}
              variant="default"
              leftSection={<IconBulb size={15} aria-hidden />}
            >
              Suggested quantities
            </Button>
          )}
        </>
      }
    />
  )
}

/** The suggestions for everything that the store may order. */
function Everything() {
  const store = useStore()
  return store === undefined ? null : <OfStore store={store} />
}

function OfStore({ store }: { readonly store: Store }) {
  const { value, error, isFetching, retry } = useAllCategories(store)
  if (value !== undefined) {
    return (
      <>
        <Overview categories={value} store={store} />
        <ScreenProductOverlay />
      </>
    )
  }
  if (error === undefined) return <LoadingState label="Loading categories" />
  return <ErrorState error={withListMessage(error, 'categoriesFailed')} onRetry={retry} busy={isFetching} />
}
