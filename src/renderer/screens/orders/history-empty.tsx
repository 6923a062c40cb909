/** No orders that fit: why, and the ways on. */
import { Button } from '@mantine/core'
import { IconCalendarOff, IconFilterOff, IconReceipt, IconShoppingCart } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { type MessageKey, messages } from '../../../shared/messages.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import type { HistorySearch } from './history-search.ts'

const ICON = 15

export interface HistoryEmptyProps {
  /** Why the portal wasn't asked at all. */
  readonly refusal: MessageKey | undefined
  readonly search: HistorySearch
  readonly canOrder: boolean
  readonly onReset: (() => void) | undefined
  /** Keeps the number and drops what else narrows. */
  readonly onNumberAlone: () => void
}

export function HistoryEmpty({ refusal, search, canOrder, onReset, onNumberAlone }: HistoryEmptyProps) {
  if (refusal !== undefined) {
    return <EmptyState icon={IconCalendarOff} title={messages[refusal]} actions={<ClearFilters onReset={onReset} />} />
  }
  const narrowedToo = search.po !== '' && (search.status !== undefined || search.wh !== undefined)
  return (
    <EmptyState
      icon={IconReceipt}
      title={messages.noOrdersFound}
      actions={
        <>
          {narrowedToo && <Button onClick={onNumberAlone}>Look in all orders</Button>}
          <ClearFilters onReset={onReset} />
          {canOrder && search.po === '' && (
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
      {whyNone(search, onReset !== undefined)}
    </EmptyState>
  )
}

function whyNone({ po, status, wh }: HistorySearch, narrowed: boolean): string {
  if (po !== '' && status === undefined && wh === undefined) return `No order of any day has “${po}” in its number.`
  if (po !== '') return `No order with “${po}” in its number has this status and warehouse.`
  return narrowed ? 'Nothing was ordered that fits these filters.' : 'Nothing was ordered in these days.'
}

function ClearFilters({ onReset }: { readonly onReset: (() => void) | undefined }) {
  if (onReset === undefined) return null
  return (
    <Button variant="default" leftSection={<IconFilterOff size={ICON} aria-hidden />} onClick={onReset}>
      Clear filters
    </Button>
  )
}
