/** What an order lacks, product by product: what there is of it now, what the cart has, and how many to order again. */

import { Button } from '@mantine/core'
import { IconArrowLeft, IconShoppingCart, IconShoppingCartPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { GapProduct, GapProducts } from '../../../shared/bridge/products.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { gapsAddress } from '../../../shared/domain/people/addresses.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { useCommand } from '../../app/commands.ts'
import { useAsk } from '../../app/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { toast } from '../../parts/toasts.tsx'
import { usePutInCarts, type WantedQuantity } from '../../products/put-in-cart.ts'
import { useInCart } from '../../products/use-in-cart.ts'
import { GapTable } from './gap-table.tsx'
import { NoOrder } from './no-order.tsx'

const ICON = 15

export default function GapReorder() {
  const { id: orderId = '' } = useParams()
  const payload = { orderId, fresh: false }
  const { data, error, refetch, isFetching } = useAsk('products.gaps', payload, orderId !== '')
  const again = () => {
    void ask('products.gaps', { orderId, fresh: true }).then(
      (anew) => queryClient.setQueryData(['products.gaps', payload], anew),
      () => refetch(),
    )
  }
  useCommand('refresh', again)
  const failed = error === null ? undefined : appErrorOf(error)
  if (data !== undefined && data !== null && data.products.length > 0) {
    return <Gaps key={orderId} orderId={orderId} read={data} error={failed} onRetry={again} busy={isFetching} />
  }
  return (
    <Page title={`Reorder the gap of ${orderId}`} actions={<Back orderId={orderId} />}>
      {failed === undefined && data === undefined && <LoadingState lines={10} label="Loading what is missing" />}
      {failed !== undefined && <NoOrder poid={orderId} error={failed} onRetry={again} busy={isFetching} />}
      {data?.products.length === 0 && (
        <EmptyState icon={IconShoppingCart} title={messages.noGapReport}>
          Nothing of it is missing, so there is nothing to order again.
        </EmptyState>
      )}
    </Page>
  )
}

const Back = ({ orderId }: { readonly orderId: string }) => (
  <Button
    component={Link}
    to={gapsAddress(orderId)}
    variant="subtle"
    leftSection={<IconArrowLeft size={ICON} aria-hidden />}
  >
    Back to the order
  </Button>
)

/** The table shows by itself what is in the cart now. */
const noMore = () => undefined

interface GapsProps {
  readonly orderId: string
  readonly read: GapProducts
  readonly error: ReturnType<typeof appErrorOf> | undefined
  readonly onRetry: () => void
  readonly busy: boolean
}

function Gaps({ orderId, read, error, onRetry, busy }: GapsProps) {
  const { products } = read
  const inCart = useInCart(true)
  // What a cart has no room for is refused whole: a part of what was missing would be missed again.
  const { put, busy: taking } = usePutInCarts(true)
  /** Until the person says otherwise: all that can be ordered and isn't in the cart yet. */
  const cart = useRef<HTMLAnchorElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(() => new Map())
  const orderable = products.filter(({ view }) => view !== undefined)
  const picked = chosen ?? new Set(orderable.flatMap(({ id }) => (inCart.has(id) ? [] : [id])))
  const textOf = (gap: GapProduct): string => typed.get(gap.id) ?? String(gap.gap)
  const missing = products.reduce((sum, { gap }) => sum + gap, 0)

  const wantedOf = ({ id, view }: GapProduct, qty: number | undefined): WantedQuantity[] =>
    view === undefined || qty === undefined ? [] : [{ product: view.facts, qty, inCart: inCart.get(id) }]
  const takePicked = () => {
    const asked = orderable.filter((gap) => picked.has(gap.id))
    const wanted = asked.flatMap((gap) => wantedOf(gap, parseQuantity(textOf(gap))))
    const changing = wanted.filter(({ qty, inCart: there }) => qty !== there)
    if (wanted.length < asked.length) toast.warn(messages.quantityRange)
    else if (changing.length > 0) put(changing, () => cart.current?.focus())
    else toast.warn(wanted.length === 0 ? messages.selectProduct : messages.sameQuantity)
  }

  const none = orderable.every(({ id }) => inCart.has(id)) ? messages.gapAllInCart : messages.gapNoneChosen

  return (
    <Page
      title={`Reorder the gap of ${orderId}`}
      note={`${counted.products(products.length)}, ${counted.pieces(missing)} missing${picked.size === 0 ? ` · ${none}` : ''}`}
      actions={
        <>
          <Back orderId={orderId} />
          <Button
            component={Link}
            ref={cart}
            to={SCREENS.cart.path}
            variant={picked.size === 0 ? 'filled' : 'default'}
            leftSection={<IconShoppingCart size={ICON} aria-hidden />}
          >
            Go to the cart
          </Button>
          {picked.size > 0 && (
            <Button
              leftSection={<IconShoppingCartPlus size={ICON} aria-hidden />}
              onClick={takePicked}
              loading={taking}
            >
              Add {formatCount(picked.size)} to the cart
            </Button>
          )}
        </>
      }
    >
      <ListNotices read={read} error={error} onRetry={onRetry} busy={busy} />
      <GapTable
        products={products}
        inCart={inCart}
        picked={picked}
        textOf={textOf}
        onPick={(ids, isPicked) => {
          const next = new Set(picked)
          for (const id of ids) {
            if (isPicked) next.add(id)
            else next.delete(id)
          }
          setChosen(next)
        }}
        onType={(gap, text) => setTyped(new Map(typed).set(gap.id, text))}
        onRemove={(gap) => put(wantedOf(gap, 0), noMore)}
      />
    </Page>
  )
}
