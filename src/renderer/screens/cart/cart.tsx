/** The cart's screen: which cart, and whether it is being filled from a file. */
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { CartType } from '../../../shared/domain/cart.ts'
import { cartTypesOf } from '../../../shared/domain/cart-rules.ts'
import type { Store } from '../../../shared/domain/store.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { cartQuery } from '../../app/cart.ts'
import { CART_TITLES } from '../../app/cart-titles.ts'
import { useStore } from '../../app/desk-state.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import classes from './cart.module.css'
import { CartDesk } from './cart-desk.tsx'

export default function Cart() {
  const store = useStore()
  return store === undefined ? null : <CartOf store={store} />
}

function CartOf({ store }: { readonly store: Store }) {
  const [search, setSearch] = useSearchParams()
  const cartTypes = cartTypesOf(store)
  const [first] = cartTypes
  const cartType = cartTypes.find((one) => one === search.get('cart')) ?? first ?? 'all'
  const tabs = cartTypes.length > 1 && (
    <SegmentedControl
      aria-label="Which cart"
      data={cartTypes.map((one) => ({ value: one, label: CART_TITLES[one] }))}
      value={cartType}
      onChange={(value) => setSearch({ cart: value }, { replace: true })}
    />
  )
  return (
    <div className={classes.page}>
      <OpenCart key={cartType} store={store} cartType={cartType} tabs={tabs} />
    </div>
  )
}

interface OpenCartProps {
  readonly store: Store
  readonly cartType: CartType
  readonly tabs: React.ReactNode
}

function OpenCart({ store, cartType, tabs }: OpenCartProps) {
  const { data: snapshot, error, refetch, isFetching } = useQuery(cartQuery(cartType))
  if (snapshot !== undefined) return <CartDesk store={store} snapshot={snapshot} tabs={tabs} />
  if (error === null) return <LoadingState lines={12} label="Opening the cart" />
  return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
}
