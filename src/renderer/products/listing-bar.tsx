/** The toolbar of a listing: filters, sets or single pieces, seller, order, cards or table. */
import { Button, SegmentedControl, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ListedProducts } from '../../shared/bridge/products.ts'
import { type ListingQuery, type ListingView, SETS } from '../../shared/domain/catalogue/listing.ts'
import { FOLDS_FILTERS } from '../navigation/to-rows.ts'
import { AgeingField } from './ageing-field.tsx'
import classes from './listing-bar.module.css'
import { sellerChoices, sellerOf, sellerValue } from './sellers.ts'
import { SortSelect } from './sort-select.tsx'

const ALL = 'all'
const SET_CHOICES = [
  { value: ALL, label: 'All' },
  { value: SETS[0], label: 'Sets' },
  { value: SETS[1], label: 'Single pieces' },
]

const VIEWS: Readonly<Record<ListingView, readonly [name: string, said: string]>> = {
  styles: ['Styles', 'One card for all sizes and colours of a style'],
  cards: ['Products', 'One card for each size and colour'],
  table: ['Table', 'One row for each size and colour'],
}

export interface ListingBarProps {
  readonly query: ListingQuery
  readonly sellers: ListedProducts['sellers']
  readonly narrowings: number
  readonly isFiltersOpen: boolean
  readonly onFilters: () => void
  readonly view: ListingView
  readonly views: readonly ListingView[]
  readonly onView: (view: ListingView) => void
  readonly onChange: (change: Partial<ListingQuery>) => void
  /** True if products can be filtered by their first sale date. */
  readonly isByAge: boolean
}

export function ListingBar(props: ListingBarProps) {
  const { query, sellers, narrowings, isFiltersOpen, onFilters, view, views, onView, onChange, isByAge } = props
  return (
    <div className={classes.bar} role="toolbar" aria-label="Filters, sorting and view">
      <Button
        variant={isFiltersOpen ? 'light' : 'default'}
        aria-expanded={isFiltersOpen}
        {...{ [FOLDS_FILTERS]: true }}
        leftSection={<IconAdjustmentsHorizontal size={15} aria-hidden />}
        onClick={onFilters}
      >
        Filters{narrowings > 0 && ` (${narrowings})`}
      </Button>
      <SegmentedControl
        aria-label="Sets or single products"
        data={SET_CHOICES}
        value={query.sets ?? ALL}
        onChange={(value) => onChange({ sets: SETS.find((sets) => sets === value) })}
      />
      {isByAge && <AgeingField ageing={query.ageing} onChange={(ageing) => onChange({ ageing })} />}
      <div className={classes.end}>
        <Select
          aria-label="Stock of"
          className={classes.seller ?? ''}
          data={sellerChoices(sellers)}
          value={sellerValue(query)}
          allowDeselect={false}
          onChange={(value) => onChange(sellerOf(value ?? ''))}
        />
        <SortSelect sort={query.sort} onSort={(sort) => onChange({ sort })} />
        <SegmentedControl
          aria-label="View"
          aria-keyshortcuts="V"
          data={views.map((one) => ({
            value: one,
            label: <span title={`${VIEWS[one][1]} (V)`}>{VIEWS[one][0]}</span>,
          }))}
          value={view}
          onChange={(value) => onView(value)}
        />
      </div>
    </div>
  )
}
