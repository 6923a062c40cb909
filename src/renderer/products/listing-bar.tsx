/** How a listing is looked at: its filters, sets or single pieces, whose stock, in which order, as cards or as a table. */
import { Button, SegmentedControl, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconTable } from '@tabler/icons-react'
import type { ListedProducts } from '../../shared/bridge/products.ts'
import { type ListingQuery, type ListingView, SETS } from '../../shared/domain/catalogue/listing.ts'
import { KeyHint } from '../parts/key-hint.tsx'
import { AgeingField } from './ageing-field.tsx'
import classes from './listing-bar.module.css'
import { sellerChoices, sellerOf, sellerValue } from './sellers.ts'
import { SortButtons } from './sort-buttons.tsx'

const ALL = 'all'
const SET_CHOICES = [
  { value: ALL, label: 'All' },
  { value: SETS[0], label: 'Sets' },
  { value: SETS[1], label: 'Single' },
]

export interface ListingBarProps {
  readonly query: ListingQuery
  readonly sellers: ListedProducts['sellers']
  /** How many things narrow the listing. */
  readonly narrowings: number
  readonly isFiltersOpen: boolean
  readonly onFilters: () => void
  readonly view: ListingView
  readonly onView: () => void
  readonly onChange: (change: Partial<ListingQuery>) => void
  /** Products are narrowed by since when they are sold, too. */
  readonly isByAge: boolean
}

export function ListingBar(props: ListingBarProps) {
  const { query, sellers, narrowings, isFiltersOpen, onFilters, view, onView, onChange, isByAge } = props
  const [Other, other] = view === 'cards' ? [IconTable, 'a table'] : [IconLayoutGrid, 'cards']
  return (
    <div className={classes.bar} role="toolbar" aria-label="What is listed">
      <Button
        variant={isFiltersOpen ? 'light' : 'default'}
        aria-expanded={isFiltersOpen}
        leftSection={<IconAdjustmentsHorizontal size={15} aria-hidden />}
        onClick={onFilters}
      >
        Filters{narrowings > 0 && ` (${narrowings})`}
      </Button>
      <SegmentedControl
        aria-label="Sets or single pieces"
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
        <SortButtons sort={query.sort} onSort={(sort) => onChange({ sort })} />
        <Button
          variant="default"
          px="xs"
          aria-label={`Show as ${other}`}
          aria-keyshortcuts="V"
          title={`Show as ${other} (V)`}
          rightSection={<KeyHint keys="V" />}
          onClick={onView}
        >
          <Other size={16} aria-hidden />
        </Button>
      </div>
    </div>
  )
}
