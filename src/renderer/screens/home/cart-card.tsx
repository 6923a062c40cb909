/** The cart in four figures. */
import { Button } from '@mantine/core'
import { IconFileImport, IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { CartType } from '../../../shared/domain/cart.ts'
import { formatCount, formatRupees } from '../../../shared/domain/money.ts'
import { priceCart } from '../../../shared/domain/price-cart.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { cartQuery } from '../../app/cart.ts'
import { CART_TITLES } from '../../app/cart-titles.ts'
import { Card } from '../../parts/card.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { Figures } from '../../parts/figures.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'

export function CartCard({ cartType, canUpload }: { readonly cartType: CartType; readonly canUpload: boolean }) {
  const { data: snapshot, error, refetch, isFetching } = useQuery(cartQuery(cartType))
  const cart = useMemo(
    () => (snapshot === undefined ? undefined : priceCart(snapshot.lines, snapshot.supply)),
    [snapshot],
  )
  return (
    <Card title={CART_TITLES[cartType]}>
      {cart === undefined && error === null && <LoadingState lines={3} />}
      {cart === undefined && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {cart !== undefined && (
        <Figures
          figures={[
            { label: 'Lines', value: formatCount(cart.totals.items) },
            {
              label: 'Pieces allocated',
              value: `${formatCount(cart.totals.allocatedQty)} of ${formatCount(cart.totals.quantity)}`,
            },
            { label: 'Allocated value', value: formatRupees(cart.totals.net) },
            {
              label: 'Gap',
              value: formatRupees(cart.totals.gapPrice),
              tone: cart.totals.gapQty > 0 ? 'warn' : undefined,
            },
          ]}
        >
          <Button component={Link} to={`/checkout?cart=${cartType}`} leftSection={<IconShoppingCart size={15} />}>
            Open the cart
          </Button>
          {canUpload && (
            <Button
              component={Link}
              to={`/checkout?cart=${cartType}`}
              state={{ pickFile: true }}
              variant="default"
              leftSection={<IconFileImport size={15} />}
            >
              Import a cart CSV
            </Button>
          )}
        </Figures>
      )}
    </Card>
  )
}
