/** Narrows the lines: by text, category, warehouse, tag. */
import { CloseButton, SegmentedControl, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useMemo } from 'react'
import type { PricedCart } from '../../../shared/domain/cart.ts'
import {
  CART_TAGS,
  type CartFilter,
  type CartTag,
  categoriesIn,
  isFiltered,
  NO_FILTER,
  warehousesIn,
} from '../../../shared/domain/cart-view.ts'
import { counted } from '../../../shared/domain/counts.ts'
import { formatCount } from '../../../shared/domain/money.ts'
import type { Named } from '../../../shared/domain/product.ts'
import { sellerName } from '../../app/warehouses.ts'
import { FilterBar } from '../../parts/filter-bar.tsx'
import classes from './cart.module.css'

const ALL = 'All'
const isTag = (text: string): text is CartTag => (CART_TAGS as readonly string[]).includes(text)
const choices = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: String(id), label: name }))
const idOf = (value: string | null): number | undefined => (value === null ? undefined : Number(value))

export interface CartFiltersProps {
  readonly cart: PricedCart
  readonly filter: CartFilter
  readonly shown: number
  readonly findField: RefObject<HTMLInputElement | null>
  readonly onChange: (filter: CartFilter) => void
}

export function CartFilters({ cart, filter, shown, findField, onChange }: CartFiltersProps) {
  const { categories, warehouses } = useMemo(
    () => ({ categories: choices(categoriesIn(cart)), warehouses: choices(warehousesIn(cart, sellerName)) }),
    [cart],
  )
  const filtered = isFiltered(filter)
  return (
    <FilterBar
      label="Filters of the cart"
      scope={`${formatCount(shown)} of ${counted.lines(cart.lines.length)}`}
      onReset={filtered ? () => onChange(NO_FILTER) : undefined}
    >
      <TextInput
        ref={findField}
        className={classes.find ?? ''}
        aria-label="Find in the cart"
        placeholder="Find in the cart  (Ctrl+F)"
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={
          filter.text !== '' && (
            <CloseButton size="xs" aria-label="Clear the search" onClick={() => onChange({ ...filter, text: '' })} />
          )
        }
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && filter.text !== '') onChange({ ...filter, text: '' })
        }}
      />
      <Select
        className={classes.choice ?? ''}
        aria-label="Category"
        placeholder="All categories"
        data={categories}
        value={filter.categoryId === undefined ? null : String(filter.categoryId)}
        onChange={(value) => onChange({ ...filter, categoryId: idOf(value) })}
        clearable
      />
      <Select
        className={classes.choice ?? ''}
        aria-label="Warehouse"
        placeholder="All warehouses"
        data={warehouses}
        value={filter.wh === undefined ? null : String(filter.wh)}
        onChange={(value) => onChange({ ...filter, wh: idOf(value) })}
        clearable
      />
      <SegmentedControl
        aria-label="Tag"
        data={[ALL, ...CART_TAGS]}
        value={filter.tag ?? ALL}
        onChange={(value) => onChange({ ...filter, tag: isTag(value) ? value : undefined })}
      />
    </FilterBar>
  )
}
