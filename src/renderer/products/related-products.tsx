/** Products related to another: its spare parts, its alternates, and products often ordered with it. */
import { IconPackageOff } from '@tabler/icons-react'
import type { Related } from '../../shared/bridge/products.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { useAsk } from '../bridge/queries.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { QuietError } from '../parts/quiet-error.tsx'
import { SavedNotice } from '../parts/saved-notice.tsx'
import type { ProductPlaces } from './places.ts'
import { ProductRow } from './product-row.tsx'

export interface RelatedProductsProps {
  readonly id: number
  readonly what: Related
  readonly label: string
  /** The message if there are none. */
  readonly none: string
  readonly places: ProductPlaces
  /** The address of the screen that they are on. */
  readonly here: string
}

export function RelatedProducts({ id, what, label, none, places, here }: RelatedProductsProps) {
  const { data, error, refetch, isFetching } = useAsk('products.related', { id, what, fresh: false })
  if (data === undefined && error !== null) {
    return <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (data === undefined || data === null) return <LoadingState lines={3} label={`Loading: ${label}`} />
  if (data.products.length === 0) return <EmptyState icon={IconPackageOff} title={none} />
  return (
    <>
      {data.saved && <SavedNotice at={data.at} />}
      <ProductRow label={label} products={data.products} places={places} here={here} />
    </>
  )
}
