/** A screen that is one cart, of whatever kind. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CART_KINDS, type CartType } from '../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { useStore } from '../app/app-state.ts'
import { appErrorOf } from '../app/bridge.ts'
import { cartQuery } from '../app/cart.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import classes from './cart.module.css'
import { CartPanel, type CartPanelProps } from './cart-panel.tsx'

export interface CartScreenProps {
  /** The store whose cart it is: the person's own, or one that is acted for. */
  readonly store: Store
  readonly cartType: CartType
  /** What the kind is called, if left out. */
  readonly title?: string | undefined
  /** Beside the title. */
  readonly note?: ReactNode
  /** Above all of the cart. */
  readonly above?: ReactNode
}

export function CartScreen({ store, cartType, title = CART_KINDS[cartType].title, note, above }: CartScreenProps) {
  const [head, setHead] = useState<HTMLElement | null>(null)
  const [importing, setImporting] = useState(false)
  return (
    <div className={classes.page}>
      {!importing && (
        <PageHeader title={title} note={note} actions={<div ref={setHead} className={classes.actions} />} />
      )}
      {!importing && above}
      <OpenCart key={cartType} store={store} cartType={cartType} head={head} onImporting={setImporting} />
    </div>
  )
}

interface OpenCartProps extends Pick<CartPanelProps, 'store' | 'head' | 'onImporting'> {
  readonly cartType: CartType
}

function OpenCart({ store, cartType, head, onImporting }: OpenCartProps) {
  const { data: snapshot, error, refetch, isFetching } = useQuery(cartQuery(cartType))
  const owner = useStore()?.id ?? store.id
  if (snapshot !== undefined) {
    return <CartPanel store={store} owner={owner} snapshot={snapshot} head={head} onImporting={onImporting} />
  }
  if (error === null) return <LoadingState lines={12} label="Opening the cart" />
  return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
}
