/** Order suggestions for the category in the address: `?category=Clothes`. */
import { Button, Select } from '@mantine/core'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Half } from '../../../shared/domain/catalogue/movement.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { assistAddress } from '../../../shared/domain/replenishment/order-assist.ts'
import { assistListingAddress } from '../../../shared/domain/screens/addresses.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { withListMessage } from '../../../shared/lists/failure.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { ScreenProductOverlay } from '../../products/screen-product-overlay.tsx'
import { useStore } from '../../session/app-state.ts'
import { AssistCategory } from './assist-category.tsx'
import { Overview } from './overview.tsx'
import { useAssistCategories } from './queries.ts'

const RULES = { apparel: SCREENS.orderAssistApparels, nonApparel: SCREENS.orderAssistNonApparels } as const

const named = (categories: readonly Category[], name: string): Category | undefined =>
  categories.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())

export function AssistScreen({ half }: { readonly half: Half }) {
  const store = useStore()
  return store === undefined ? null : <OfStore half={half} store={store} />
}

function OfStore({ half, store }: { readonly half: Half; readonly store: Store }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { value: categories, elsewhere, error, isFetching, retry } = useAssistCategories(half, store)
  const name = params.get('category') ?? ''
  const category = categories && named(categories, name)
  const other = named(elsewhere, name)
  if (category === undefined && other !== undefined) return <Navigate to={assistAddress(other)} replace />

  return (
    <Page
      title={RULES[half].title}
      actions={
        <>
          <FilterBar label="Filters: category" isInline>
            <Select
              aria-label="Category"
              placeholder="Category"
              searchable
              allowDeselect={false}
              data={(categories ?? []).map((one) => one.name)}
              value={category?.name ?? null}
              onChange={(chosen) => {
                const found = categories && named(categories, chosen ?? '')
                if (found !== undefined) navigate(assistAddress(found), { replace: category !== undefined })
              }}
            />
          </FilterBar>
          {category !== undefined && (
            <Button component={Link} to={assistListingAddress(category.id)} variant="default">
              All products
            </Button>
          )}
        </>
      }
    >
      {categories === undefined && error === undefined && <LoadingState label="Loading categories" />}
      {categories === undefined && error !== undefined && (
        <ErrorState error={withListMessage(error, 'categoriesFailed')} onRetry={retry} busy={isFetching} />
      )}
      {categories !== undefined && category === undefined && (
        <>
          {name !== '' && <Notice tone="warn">No category “{name}” here.</Notice>}
          <Overview categories={categories} store={store} />
        </>
      )}
      {category !== undefined && <AssistCategory key={category.id} category={category} half={half} store={store} />}
      <ScreenProductOverlay />
    </Page>
  )
}
