import { Select } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { LISTING_SORTS, type ListingSort } from '../../shared/domain/catalogue/listing.ts'
import classes from './listing-bar.module.css'

const TITLES: Readonly<Record<ListingSort, string>> = {
  newarrivals: 'New arrivals',
  bestseller: 'Best sellers',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name: A to Z',
  'name-desc': 'Name: Z to A',
}

export interface SortSelectProps {
  readonly sort: ListingSort
  readonly onSort: (sort: ListingSort) => void
}

export const SortSelect = ({ sort, onSort }: SortSelectProps) => (
  <Select
    aria-label="Sort by"
    className={classes.sort ?? ''}
    leftSection={<IconArrowsSort size={14} aria-hidden />}
    data={LISTING_SORTS.map((value) => ({ value, label: TITLES[value] }))}
    value={sort}
    allowDeselect={false}
    onChange={(value) => onSort(LISTING_SORTS.find((one) => one === value) ?? sort)}
  />
)
