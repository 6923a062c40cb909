import { Button } from '@mantine/core'
import { IconShoppingCartOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { type CartRef, cartKeyOf, cartTypeOf } from '../../shared/domain/carts/cart-ref.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { cartKey, cartQuery } from '../bridge/cart.ts'
import { queryClient } from '../bridge/query-client.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ErrorState } from '../parts/error-state.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { useDelayed } from '../parts/use-delayed.ts'
import { useStore } from '../session/app-state.ts'
import classes from './cart.module.css'
import { CartOutline } from './cart-outline.tsx'
import { CartPanel, type CartPanelProps } from './cart-panel.tsx'

export interface CartScreenProps {
  /** The store that owns the cart: the user's own, or one that they act for. */
  readonly store: Store
  readonly cart: CartRef
  /** The name of the cart's kind if undefined. */
  readonly title?: string | undefined
  /** Shown beside the title. */
  readonly note?: ReactNode
  /** Shown above the whole cart. */
  readonly above?: ReactNode
}

export function CartScreen({ store, cart, title = CART_KINDS[cartTypeOf(cart)].title, note, above }: CartScreenProps) {
  const [head, setHead] = useState<HTMLElement | null>(null)
  const [importing, setImporting] = useState(false)
  return (
    <div className={classes.page} data-proposed={!CART_KINDS[cartTypeOf(cart)].isByHand || undefined}>
      {!importing && (
        <PageHeader
          title={title}
          note={note !== undefined && <div className={classes.note}>{note}</div>}
          actions={<div ref={setHead} className={classes.actions} />}
        />
      )}
      {!importing && above}
      <OpenCart key={cartKeyOf(cart)} store={store} cart={cart} head={head} onImporting={setImporting} />
    </div>
  )
}

interface OpenCartProps extends Pick<CartPanelProps, 'store' | 'head' | 'onImporting'> {
  readonly cart: CartRef
}

/** Milliseconds before the screen says why nothing is there yet. */
const SLOW_AFTER = 10_000

function OpenCart({ store, cart, head, onImporting }: OpenCartProps) {
  const [isStopped, setStopped] = useState(false)
  const { data: snapshot, error, refetch, isFetching } = useQuery({ ...cartQuery(cart), enabled: !isStopped })
  const owner = useStore()?.id ?? store.id
  if (snapshot !== undefined) {
    return <CartPanel store={store} owner={owner} snapshot={snapshot} head={head} onImporting={onImporting} />
  }
  if (isStopped) {
    return (
      <EmptyState
        icon={IconShoppingCartOff}
        title={messages.openingStopped}
        actions={<Button onClick={() => setStopped(false)}>Retry</Button>}
      />
    )
  }
  if (error !== null) return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  const stop = () => {
    setStopped(true)
    void queryClient.cancelQueries({ queryKey: cartKey(cart) })
  }
  return <Opening onStop={stop} />
}

/** A loading state with a Stop button; the portal completes the request even if no one waits for it. */
function Opening({ onStop }: { readonly onStop: () => void }) {
  const isSlow = useDelayed(SLOW_AFTER)
  return (
    <>
      {isSlow && (
        <Notice
          actions={
            <Button size="compact-sm" variant="default" onClick={onStop}>
              Cancel
            </Button>
          }
        >
          {messages.cartStillPreparing}
        </Notice>
      )}
      <CartOutline />
    </>
  )
}
