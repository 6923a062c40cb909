import { Button, CloseButton, Popover, SegmentedControl, Select, TextInput } from '@mantine/core'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { memo, type RefObject } from 'react'
import {
  CART_TAGS,
  type CartFilter,
  type CartTag,
  isFiltered,
  kindsIn,
  NO_FILTER,
  warehousesIn,
} from '../../shared/domain/carts/cart-view.ts'
import type { Named } from '../../shared/domain/catalogue/product.ts'
import type { PricedCart } from '../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import { runCommand } from '../navigation/commands.ts'
import { FilterBar } from '../parts/filter-bar.tsx'
import classes from './cart.module.css'
import { CloseGap } from './gap/close-gap.tsx'
import type { CartModel } from './model/cart-model.ts'
import { type Review, useReview } from './proposed/review.ts'
import { useSearchProposal } from './proposed/search.ts'
import { type InOrder, useKindsInOrder } from './proposed/use-kinds.ts'

const ALL = 'All'
const isTag = (text: string): text is CartTag => (CART_TAGS as readonly string[]).includes(text)
const choices = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: String(id), label: name }))
const idOf = (value: string | null): number | undefined => (value === null ? undefined : Number(value))

export interface CartFiltersProps {
  readonly model: CartModel
  readonly cart: PricedCart
  readonly filter: CartFilter
  readonly visibleCount: number
  readonly findField: RefObject<HTMLInputElement | null>
  readonly onChange: (change: Partial<CartFilter>) => void
}

export function CartFilters({ model, cart, filter, visibleCount, findField, onChange }: CartFiltersProps) {
  const review = useReview()
  const search = useSearchProposal(model)
  const inOrder = useKindsInOrder(model.cartType)
  const filtered = isFiltered(filter)
  return (
    <FilterBar
      label="Cart filters"
      // A proposal shows the count below its lines.
      scope={review === undefined ? `${formatCount(visibleCount)} of ${counted.lines(cart.lines.length)}` : undefined}
      onReset={filtered ? () => onChange(NO_FILTER) : undefined}
    >
      <TextInput
        ref={findField}
        className={classes.find ?? ''}
        aria-label="Search the cart"
        placeholder="Search the cart  (Ctrl+F)"
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={
          filter.text !== '' && (
            <CloseButton size="xs" aria-label="Clear search" onClick={() => onChange({ text: '' })} />
          )
        }
        value={filter.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && filter.text !== '') onChange({ text: '' })
          if (event.key !== 'Enter' || review === undefined) return
          // Enter in an empty field resets all filters.
          if (filter.text.trim() === '') onChange(NO_FILTER)
          else search(filter.text)
        }}
      />
      <Kinds cart={cart} filter={filter} inOrder={inOrder} isProposed={review !== undefined} onChange={onChange} />
      <Tags tag={filter.tag} tags={tagsOf(review)} gapQty={review && cart.totals.gapQty} onChange={onChange} />
      {filter.tag === 'GAP' && review === undefined && cart.totals.gapQty > 0 && (
        <>
          <CloseGap model={model} variant="light">
            Close all gaps
          </CloseGap>
          <Button variant="light" title="Ctrl+G" onClick={() => runCommand('alternates')}>
            Alternates…
          </Button>
        </>
      )}
    </FilterBar>
  )
}

const OWN_TAGS: readonly CartTag[] = ['GAP', 'BABYHUG']
const GAP_ONLY: readonly CartTag[] = ['GAP']

/** The tags of a proposal: the gap, and in some stores the company's own brands. */
const tagsOf = (review: Review | undefined): readonly CartTag[] => {
  if (review === undefined) return CART_TAGS
  return review.hasOwnBrands ? OWN_TAGS : GAP_ONLY
}

interface KindsProps extends Pick<CartFiltersProps, 'cart' | 'filter' | 'onChange'> {
  readonly inOrder: InOrder
  readonly isProposed: boolean
}

const CATEGORY = { label: 'Category', all: 'All categories', field: 'categoryId', of: 'category' } as const
const BY_HAND = [CATEGORY, { label: 'Warehouse', all: 'All warehouses', field: 'wh', of: 'warehouse' }] as const
const PROPOSED = [
  CATEGORY,
  { label: 'Subcategory', all: 'All subcategories', field: 'subcategoryId', of: 'subcategory' },
  { label: 'Type', all: 'All types', field: 'typeId', of: 'type' },
] as const

/** Filters behind one button: category and warehouse; in a proposal subcategory and type, each within its parent. */
function Kinds({ cart, filter, inOrder, isProposed, onChange }: KindsProps) {
  const { categoryId, subcategoryId, typeId, wh } = filter
  const set = [categoryId, subcategoryId, typeId, wh].filter((one) => one !== undefined).length
  return (
    <Popover position="bottom-start" trapFocus withinPortal={false}>
      <Popover.Target>
        <Button variant={set === 0 ? 'default' : 'light'} leftSection={<IconFilter size={14} aria-hidden />}>
          Filters{set > 0 && ` ${set}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.kinds ?? ''}>
        {(isProposed ? PROPOSED : BY_HAND).map(({ label, all, field, of }) => (
          <Choice
            key={field}
            label={label}
            all={all}
            field={field}
            data={choices(of === 'warehouse' ? warehousesIn(cart, sellerName) : inOrder(of, kindsIn(cart, of, filter)))}
            value={filter[field]}
            onChange={onChange}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}

interface ChoiceProps extends Pick<CartFiltersProps, 'onChange'> {
  readonly label: string
  readonly all: string
  readonly data: ReturnType<typeof choices>
  readonly field: 'categoryId' | 'subcategoryId' | 'typeId' | 'wh'
  readonly value: number | undefined
}

const Choice = ({ label, all, data, field, value, onChange }: ChoiceProps) => (
  <Select
    className={classes.choice ?? ''}
    aria-label={label}
    placeholder={all}
    data={data}
    comboboxProps={{ withinPortal: false }}
    value={value === undefined ? null : String(value)}
    onChange={(chosen) => onChange({ [field]: idOf(chosen) })}
    clearable
  />
)

interface TagsProps extends Pick<CartFilter, 'tag'>, Pick<CartFiltersProps, 'onChange'> {
  readonly tags: readonly CartTag[]
  /** Pieces of the gap, shown on its tag; undefined if they are shown elsewhere. */
  readonly gapQty: number | undefined
}

const Tags = memo(function Tags({ tag, tags, gapQty, onChange }: TagsProps) {
  return (
    <SegmentedControl
      aria-label="Tag"
      data={[ALL, ...tags].map((value) => ({
        value,
        label: value === 'GAP' && gapQty !== undefined ? `GAP ${formatCount(gapQty)}` : value,
      }))}
      value={tag ?? ALL}
      onChange={(value) => onChange({ tag: isTag(value) ? value : undefined })}
    />
  )
})
