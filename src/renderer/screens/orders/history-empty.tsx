/** No orders in these days: why, and the ways on. */
import { Button } from '@mantine/core'
import { IconCalendarOff, IconFilterOff, IconReceipt, IconShoppingCart } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { type MessageKey, messages } from '../../../shared/messages.ts'
import { EmptyState } from '../../parts/empty-state.tsx'

const ICON = 15

export interface HistoryEmptyProps {
  /** Why the portal wasn't asked at all. */
  readonly refusal: MessageKey | undefined
  /** Orders on other pages. */
  readonly elsewhere: boolean
  readonly canOrder: boolean
  readonly onFirstPage: () => void
  readonly onReset: (() => void) | undefined
}

export function HistoryEmpty({ refusal, elsewhere, canOrder, onFirstPage, onReset }: HistoryEmptyProps) {
  if (refusal !== undefined) {
    return <EmptyState icon={IconCalendarOff} title={messages[refusal]} actions={<ClearFilters onReset={onReset} />} />
  }
  if (elsewhere) {
    return (
      <EmptyState
        icon={IconReceipt}
        title="No page that far"
        actions={<Button onClick={onFirstPage}>First page</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={IconReceipt}
      title={messages.noOrdersFound}
      actions={
        <>
          <ClearFilters onReset={onReset} />
          {canOrder && (
            <Button
              component={Link}
              to="/checkout"
              variant="default"
              leftSection={<IconShoppingCart size={ICON} aria-hidden />}
            >
              Go to the cart
            </Button>
          )}
        </>
      }
    >
      {onReset === undefined ? 'Nothing was ordered in these days.' : 'Nothing was ordered that fits these filters.'}
    </EmptyState>
  )
}

function ClearFilters({ onReset }: { readonly onReset: (() => void) | undefined }) {
  if (onReset === undefined) return null
  return (
    <Button leftSection={<IconFilterOff size={ICON} aria-hidden />} onClick={onReset}>
      Clear filters
    </Button>
  )
}
