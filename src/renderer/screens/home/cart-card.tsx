/** The cart in four figures; while it is empty, the ways to fill it. */

import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconRepeat, IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CART_KINDS, cartAddress, type HandCart } from '../../../shared/domain/carts/cart-kinds.ts'
import type { CartTotals } from '../../../shared/domain/pricing/priced-cart.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { cartQuery, usePricedCart } from '../../bridge/cart.ts'
import { Card } from '../../parts/card.tsx'
import { Figures } from '../../parts/figures.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'

const ICON = 15

interface CartCardProps {
  readonly cartType: HandCart
  readonly canUpload: boolean
}

export function CartCard({ cartType, canUpload }: CartCardProps) {
  const { error, refetch, isFetching } = useQuery(cartQuery(cartType))
  const totals = usePricedCart(cartType)?.totals
  return (
    <Card title={CART_KINDS[cartType].title}>
      {totals === undefined && error === null && <LoadingState lines={3} />}
      {totals === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {totals?.items === 0 && <EmptyCart cartType={cartType} canUpload={canUpload} />}
      {totals !== undefined && totals.items > 0 && (
        <FilledCart totals={totals} cartType={cartType} canUpload={canUpload} />
      )}
    </Card>
  )
}

function EmptyCart({ cartType, canUpload }: CartCardProps) {
  return (
    <>
      <p className={text.quiet}>
        Your cart is empty. {canUpload && 'Import a CSV file or an Excel workbook of product IDs and quantities, '}
        {canUpload ? 'add' : 'Add'} products one by one, or reorder an earlier order.
      </p>
      <div className={stack.below}>
        {canUpload && <ImportButton cartType={cartType} first />}
        <Button
          component={Link}
          to={cartAddress(cartType)}
          variant={canUpload ? 'default' : 'filled'}
          leftSection={<IconPlus size={ICON} aria-hidden />}
        >
          Add products
        </Button>
        <Button
          component={Link}
          to={cartAddress(cartType)}
          state={{ reorder: true }}
          variant="default"
          leftSection={<IconRepeat size={ICON} aria-hidden />}
        >
          Reorder
        </Button>
      </div>
    </>
  )
}

function FilledCart({ totals, cartType, canUpload }: CartCardProps & { readonly totals: CartTotals }) {
  const { items, quantity, allocatedQty, net, gapQty, gapPrice } = totals
  return (
    <Figures
      figures={[
        { label: 'Lines', value: formatCount(items) },
        { label: 'Pieces allocated', value: `${formatCount(allocatedQty)} of ${formatCount(quantity)}` },
        { label: 'Allocated value', value: formatRupees(net) },
        { label: 'Gap', value: formatRupees(gapPrice), tone: gapQty > 0 ? 'warn' : undefined },
      ]}
    >
      <Button component={Link} to={cartAddress(cartType)} leftSection={<IconShoppingCart size={ICON} aria-hidden />}>
        Open the cart
      </Button>
      {canUpload && <ImportButton cartType={cartType} />}
    </Figures>
  )
}

const ImportButton = ({ cartType, first = false }: { readonly cartType: HandCart; readonly first?: boolean }) => (
  <Button
    component={Link}
    to={cartAddress(cartType)}
    state={{ pickFile: true }}
    variant={first ? 'filled' : 'default'}
    leftSection={<IconFileImport size={ICON} aria-hidden />}
  >
    Import a file
  </Button>
)
