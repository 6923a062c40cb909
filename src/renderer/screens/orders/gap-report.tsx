/** The gap of an order, product by product, with its value and a link to order it again. */
import { Button } from '@mantine/core'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { hasCart } from '../../../shared/domain/people/access.ts'
import { gapReorderAddress } from '../../../shared/domain/screens/addresses.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { useStore } from '../../session/app-state.ts'
import type { ShownOrder } from './use-order.ts'

export function GapReport({ order: { poid } }: { readonly order: ShownOrder }) {
  const store = useStore()
  return (
    <ListPanel
      list="gapReport"
      subject={poid}
      before={
        store !== undefined &&
        hasCart(store) && (
          <Button
            component={Link}
            to={gapReorderAddress(poid)}
            variant="default"
            leftSection={<IconPlaylistAdd size={15} aria-hidden />}
          >
            Reorder gap
          </Button>
        )
      }
    />
  )
}
