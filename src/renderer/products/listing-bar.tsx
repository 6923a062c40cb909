/** What the listing shows: subcategories, whose stock, in which order. */
import { Button, Select } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ListedProducts } from '../../shared/bridge/products.ts'
import type { Category } from '../../shared/domain/category-tree.ts'
import type { ListingQuery, ListingSort } from '../../shared/domain/listing.ts'
import { WAREHOUSE_TYPES, type WarehouseType } from '../../shared/domain/product.ts'
import { sellerName } from '../app/warehouses.ts'
import classes from './listing-bar.module.css'

export interface ListingBarProps {
  readonly query: ListingQuery
  readonly sellers: ListedProducts['sellers']
  /** The one that is chosen, where it is one. */
  readonly category: Category | undefined
  readonly onChange: (change: Partial<ListingQuery>) => void
}

export function ListingBar({ query, sellers, category, onChange }: ListingBarProps) {
  const subcategories = query.chosen.subcategories ?? []
  const chosen = new Set(subcategories)
  const toggle = (id: string) => {
    const kept = chosen.has(id) ? subcategories.filter((one) => one !== id) : [...subcategories, id]
    onChange({ chosen: { ...query.chosen, subcategories: kept } })
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label="What is listed">
      {category !== undefined && (
        <fieldset className={classes.chips}>
          <legend className={classes.legend}>Subcategories</legend>
          {category.subcategories.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={classes.chip}
              aria-pressed={chosen.has(String(id))}
              onClick={() => toggle(String(id))}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
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
      </div>
    </div>
  )
}

const TYPE_TITLES: Readonly<Record<WarehouseType, string>> = {
  Warehouse: 'Warehouses',
  DC: 'Distribution centres',
  Stockist: 'Stockists',
}

const ANY = 'any'

function sellerChoices(sellers: ListedProducts['sellers']) {
  const types = WAREHOUSE_TYPES.filter((type) => sellers.some(({ whType }) => whType === type))
  return [
    { value: ANY, label: 'All warehouses' },
    ...(types.length > 1 ? [{ group: 'Of one kind', items: types.map(typeChoice) }] : []),
    {
      group: 'One of them',
      items: sellers.map(({ whID, name }) => ({
        value: String(whID),
        label: sellerName({ wh: whID, whName: name }),
      })),
    },
  ]
}

const typeChoice = (type: WarehouseType) => ({ value: type, label: TYPE_TITLES[type] })

const sellerValue = ({ whId, whType }: ListingQuery): string => (whId === undefined ? (whType ?? ANY) : String(whId))

const sellerOf = (value: string): Pick<ListingQuery, 'whId' | 'whType'> => ({
  whId: /^\d+$/.test(value) ? Number(value) : undefined,
  whType: WAREHOUSE_TYPES.find((type) => type === value),
})

interface SortButtonsProps {
  readonly sort: ListingSort
  readonly onSort: (sort: ListingSort) => void
}

/** Choosing the price again turns it round. */
function SortButtons({ sort, onSort }: SortButtonsProps) {
  const byPrice = sort === 'price' || sort === 'price-desc'
  const upwards = sort !== 'price-desc'
  const Arrow = upwards ? IconArrowUp : IconArrowDown
  return (
    <Button.Group aria-label="Order">
      <Button
        variant={variantOf(sort === 'newarrivals')}
        aria-pressed={sort === 'newarrivals'}
        onClick={() => onSort('newarrivals')}
      >
        New arrivals
      </Button>
      <Button
        variant={variantOf(sort === 'bestseller')}
        aria-pressed={sort === 'bestseller'}
        onClick={() => onSort('bestseller')}
      >
        Best seller
      </Button>
      <Button
        variant={variantOf(byPrice)}
        aria-pressed={byPrice}
        aria-label={byPrice ? `Price, ${upwards ? 'lowest' : 'highest'} first` : 'Price'}
        rightSection={byPrice && <Arrow size={14} aria-hidden />}
        onClick={() => onSort(sort === 'price' ? 'price-desc' : 'price')}
      >
        Price
      </Button>
    </Button.Group>
  )
}

const variantOf = (isChosen: boolean) => (isChosen ? 'light' : 'default')
