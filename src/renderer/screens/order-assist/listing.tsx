/** Products of a category, its best sellers first. A category has to be chosen. */
import { Button, Select } from '@mantine/core'
import { IconCategory } from '@tabler/icons-react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { assistAddress, assistListingAddress } from '../../../shared/domain/people/addresses.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { readListing } from '../../products/listing-address.ts'
import { STORE_PLACES } from '../../products/places.ts'
import { ProductListing } from '../../products/product-listing.tsx'
import { useCategories } from '../../products/use-categories.ts'
import classes from './listing.module.css'

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
      <Page title={SCREENS.orderAssist.title} actions={choice}>
        <EmptyState icon={IconCategory} title={messages.chooseCategory}>
          Its best sellers stand first.
        </EmptyState>
      </Page>
    )
  }
  return (
    <div className={classes.screen}>
      <div className={classes.bar}>
        <strong>{SCREENS.orderAssist.title}</strong>
        {choice}
        {category !== undefined && (
          <Button component={Link} to={assistAddress(category)} variant="default">
            Suggested quantities
          </Button>
        )}
      </div>
      <ProductListing places={STORE_PLACES} usual="bestseller" />
    </div>
  )
}
