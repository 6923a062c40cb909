/** The order of a listing. Choosing price or name again turns it round. */
import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ListingSort } from '../../shared/domain/catalogue/listing.ts'

interface Order {
  readonly title: string
  readonly sort: ListingSort
  /** The other way round, with what comes first each way. */
  readonly turned?: readonly [sort: ListingSort, first: string, firstTurned: string]
}

const ORDERS: readonly Order[] = [
  { title: 'New arrivals', sort: 'newarrivals' },
  { title: 'Best seller', sort: 'bestseller' },
  { title: 'Price', sort: 'price', turned: ['price-desc', 'lowest first', 'highest first'] },
  { title: 'Name', sort: 'name', turned: ['name-desc', 'A first', 'Z first'] },
]

export interface SortButtonsProps {
  readonly sort: ListingSort
  readonly onSort: (sort: ListingSort) => void
}

export function SortButtons({ sort, onSort }: SortButtonsProps) {
  return (
    <Button.Group aria-label="Order">
      {ORDERS.map((order) => (
        <SortButton key={order.sort} {...order} now={sort} onSort={onSort} />
      ))}
    </Button.Group>
  )
}

type SortButtonProps = Order & { readonly now: ListingSort; readonly onSort: SortButtonsProps['onSort'] }

function SortButton({ title, sort, turned, now, onSort }: SortButtonProps) {
  const [other, first, firstTurned] = turned ?? []
  const isTurned = now === other
  const isNow = now === sort || isTurned
  const Arrow = isTurned ? IconArrowDown : IconArrowUp
  return (
    <Button
      variant={isNow ? 'light' : 'default'}
      px="sm"
      aria-pressed={isNow}
      aria-label={isNow && turned !== undefined ? `${title}, ${isTurned ? firstTurned : first}` : title}
      rightSection={isNow && turned !== undefined && <Arrow size={14} aria-hidden />}
      onClick={() => onSort(now === sort && other !== undefined ? other : sort)}
    >
      {title}
    </Button>
  )
}
