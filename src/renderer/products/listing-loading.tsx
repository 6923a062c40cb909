import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'
import stack from '../parts/stack.module.css'
import classes from './listing-loading.module.css'

const CARDS = 10
const LINES = 14

export function ListingLoading({ view, label }: { readonly view: ListingView; readonly label: string }) {
  const isTable = view === 'table'
  return (
    <div className={isTable ? classes.lines : classes.cards} role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[...Array(isTable ? LINES : CARDS).keys()].map((one) =>
        isTable ? <Skeleton key={one} height={36} radius="sm" /> : <Card key={one} />,
      )}
    </div>
  )
}

function Card() {
  return (
    <div className={`${stack.box} ${classes.card}`}>
      <Skeleton height={120} radius="sm" />
      <Skeleton height={14} mt={8} radius="sm" />
      <Skeleton height={14} width="70%" radius="sm" />
      <Skeleton height={20} width="45%" mt={6} radius="sm" />
      <Skeleton height={28} mt={10} radius="sm" />
    </div>
  )
}
