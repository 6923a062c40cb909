/** What to order of one category, which the address names: `?category=Clothes`. */
import { Button, Select } from '@mantine/core'
import { IconCategory } from '@tabler/icons-react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import { assistAddress, assistListingAddress } from '../../../shared/domain/people/addresses.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { Half } from '../../../shared/domain/replenishment/order-assist.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { retold } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { useStore } from '../../app/app-state.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { STORE_PLACES } from '../../products/places.ts'
import { ProductOver } from '../../products/product-over.tsx'
import { AssistCategory } from './assist-category.tsx'
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
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { value: categories, elsewhere, error, isFetching, retry } = useAssistCategories(half, store)
  const name = params.get('category') ?? ''
  const category = categories && named(categories, name)
  const other = named(elsewhere, name)
  if (category === undefined && other !== undefined) return <Navigate to={assistAddress(other)} replace />

  const here = new URLSearchParams(params)
  here.delete('product')
  return (
    <Page
      title={RULES[half].title}
      actions={
        <>
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
          {category !== undefined && (
            <Button component={Link} to={assistListingAddress(category.id)} variant="default">
              All its products
            </Button>
          )}
        </>
      }
    >
      {categories === undefined && error === undefined && <LoadingState label="Loading the categories" />}
      {categories === undefined && error !== undefined && (
        <ErrorState error={retold(error, 'categoriesFailed')} onRetry={retry} busy={isFetching} />
      )}
      {categories !== undefined && category === undefined && (
        <EmptyState icon={IconCategory} title={messages.chooseCategory}>
          {name === '' ? 'Its sales and stock decide what is suggested.' : `There is no category “${name}” here.`}
        </EmptyState>
      )}
      {category !== undefined && <AssistCategory key={category.id} category={category} half={half} store={store} />}
      <ProductOver places={STORE_PLACES} here={`${pathname}?${here.toString()}`} />
    </Page>
  )
}
