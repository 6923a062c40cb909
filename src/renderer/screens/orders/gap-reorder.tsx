/** The gap of an order, product by product: present stock, quantity in the cart, and quantity to order again. */

import { Button } from '@mantine/core'
import { IconCircleCheck, IconShoppingCart, IconShoppingCartPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { GapProducts } from '../../../shared/bridge/products.ts'
import { gapsAddress } from '../../../shared/domain/screens/addresses.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { useAsk } from '../../bridge/queries.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { useCommand } from '../../navigation/commands.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { GapTable } from './gap-table.tsx'
import { NoOrder } from './no-order.tsx'
import { useGapOrder } from './use-gap-order.ts'

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
    <Page title={`Reorder gap of ${orderId}`} actions={<Back orderId={orderId} />}>
      {failed === undefined && data === undefined && <LoadingState lines={10} label="Loading gap" />}
      {failed !== undefined && <NoOrder poid={orderId} error={failed} onRetry={again} busy={isFetching} />}
      {data?.products.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={messages.noGapReport}>
          {messages.noGapReportWhy}
        </EmptyState>
      )}
    </Page>
  )
}

const Back = ({ orderId }: { readonly orderId: string }) => <BackLink to={gapsAddress(orderId)}>Back to order</BackLink>

/** The reason why no product is preselected. */
function whyNone(orderable: readonly GapProducts['products'][number][], inCart: ReadonlyMap<number, number>): string {
  if (orderable.length === 0) return messages.gapNoneAvailable
  return orderable.every(({ id }) => inCart.has(id)) ? messages.gapAllInCart : messages.gapNoneChosen
}

interface GapsProps {
  readonly orderId: string
  readonly read: GapProducts
  readonly error: ReturnType<typeof appErrorOf> | undefined
  readonly onRetry: () => void
  readonly busy: boolean
}

function Gaps({ orderId, read, error, onRetry, busy }: GapsProps) {
  const { products } = read
  const cart = useRef<HTMLAnchorElement>(null)
  const order = useGapOrder(products, () => cart.current?.focus())
  const { inCart, orderable, picked } = order
  const missing = products.reduce((sum, { gap }) => sum + gap, 0)
  const none = whyNone(orderable, inCart)
  return (
    <Page
      title={`Reorder gap of ${orderId}`}
      note={`${counted.products(products.length)}, gap of ${counted.pieces(missing)}${picked.size === 0 ? ` · ${none}` : ''}`}
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
            Go to cart
          </Button>
          {picked.size > 0 && (
            <Button
              leftSection={<IconShoppingCartPlus size={ICON} aria-hidden />}
              onClick={order.takePicked}
              loading={order.busy}
            >
              Add {formatCount(picked.size)} to cart
            </Button>
          )}
        </>
      }
    >
      <ListNotices read={read} error={error} onRetry={onRetry} busy={busy} />
      <GapTable products={products} order={order} />
    </Page>
  )
}
