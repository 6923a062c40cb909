/** Narrows the lines: by text, category, warehouse, tag. */
import { CloseButton, SegmentedControl, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { memo, type RefObject, useMemo } from 'react'
import type { PricedCart } from '../../shared/domain/carts/cart.ts'
import {
  CART_TAGS,
  type CartFilter,
  type CartTag,
  categoriesIn,
  isFiltered,
  NO_FILTER,
  warehousesIn,
} from '../../shared/domain/carts/cart-view.ts'
import type { Named } from '../../shared/domain/catalogue/product.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { sellerName } from '../app/warehouses.ts'
import { FilterBar } from '../parts/filter-bar.tsx'
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
  /** What isn't named stays. */
  readonly onChange: (change: Partial<CartFilter>) => void
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
            <CloseButton size="xs" aria-label="Clear the search" onClick={() => onChange({ text: '' })} />
          )
        }
        value={filter.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && filter.text !== '') onChange({ text: '' })
        }}
      />
      <Choice
        label="Category"
        all="All categories"
        data={categories}
        field="categoryId"
        value={filter.categoryId}
        onChange={onChange}
      />
      <Choice
        label="Warehouse"
        all="All warehouses"
        data={warehouses}
        field="wh"
        value={filter.wh}
        onChange={onChange}
      />
      <Tags tag={filter.tag} onChange={onChange} />
    </FilterBar>
  )
}

interface ChoiceProps extends Pick<CartFiltersProps, 'onChange'> {
  readonly label: string
  readonly all: string
  readonly data: ReturnType<typeof choices>
  readonly field: 'categoryId' | 'wh'
  readonly value: number | undefined
}

/** Drawn anew only when it is another choice: a field of Mantine's costs as much as several lines of the cart. */
const Choice = memo(function Choice({ label, all, data, field, value, onChange }: ChoiceProps) {
  return (
    <Select
      className={classes.choice ?? ''}
      aria-label={label}
      placeholder={all}
      data={data}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange({ [field]: idOf(chosen) })}
      clearable
    />
  )
})

const Tags = memo(function Tags({ tag, onChange }: Pick<CartFilter, 'tag'> & Pick<CartFiltersProps, 'onChange'>) {
  return (
    <SegmentedControl
      aria-label="Tag"
      data={[ALL, ...CART_TAGS]}
      value={tag ?? ALL}
      onChange={(value) => onChange({ tag: isTag(value) ? value : undefined })}
    />
  )
})
