import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  CART_KINDS,
  cartTypesOf,
  countsIn,
  DEFAULT_CART,
  type HandCart,
} from '../../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { cartQuery } from '../../bridge/cart.ts'
import { usePortal } from '../../bridge/queries.ts'
import { setSetting, settingQuery } from '../../bridge/settings.ts'
import { CartOutline } from '../../carts/cart-outline.tsx'
import { CartScreen } from '../../carts/cart-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { useStore } from '../../session/app-state.ts'

export default function Cart() {
  const store = useStore()
  return store === undefined ? null : <CartOf store={store} />
}

function CartOf({ store }: { readonly store: Store }) {
  const [search, setSearch] = useSearchParams()
  const cartTypes = cartTypesOf(store)
  const [first] = cartTypes
  // With a single cart, the one open last doesn't matter.
  const last = useQuery({ ...settingQuery('cartType'), enabled: cartTypes.length > 1 })
  const requested = cartTypes.find((one) => one === search.get('cart'))
  const cartType = requested ?? cartTypes.find((one) => one === last.data) ?? first ?? DEFAULT_CART
  const counts = useCartCounts(cartType, cartTypes.length > 1)
  const tabs = cartTypes.length > 1 && (
    <SegmentedControl
      aria-label="Cart"
      data={cartTypes.map((one) => ({ value: one, label: labelled(CART_KINDS[one].title, counts?.[one]) }))}
      value={cartType}
      onChange={(value) => {
        const chosen = cartTypes.find((one) => one === value)
        if (chosen !== undefined) setSetting('cartType', chosen)
        setSearch({ cart: value }, { replace: true })
      }}
    />
  )
  if (requested === undefined && last.isLoading) {
    return (
      <Page title="Carts">
        <CartOutline />
      </Page>
    )
  }
  // The tabs name the cart, so the title doesn't.
  const naming = tabs ? { title: 'Carts', note: tabs } : {}
  return <CartScreen store={store} cart={cartType} {...naming} />
}

const labelled = (title: string, count: number | undefined): string =>
  count === undefined ? title : `${title} (${formatCount(count)})`

/** The portal's line counts of both carts, read again whenever the cart on screen is read. */
function useCartCounts(cartType: HandCart, enabled: boolean): ReturnType<typeof countsIn> | undefined {
  const { data, refetch } = usePortal('cart.counts', { body: { cartType } }, { enabled, keepPrevious: true })
  const { dataUpdatedAt } = useQuery({ ...cartQuery(cartType), enabled })
  const known = useRef(dataUpdatedAt)
  useEffect(() => {
    if (enabled && known.current !== dataUpdatedAt) void refetch()
    known.current = dataUpdatedAt
  }, [enabled, dataUpdatedAt, refetch])
  if (data === undefined) return undefined
  return countsIn(data.answer)
}
