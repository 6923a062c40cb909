/** What can be done with a kiosk order of the list. */
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { KioskStatus } from '../../../shared/domain/orders/kiosk.ts'
import { kioskInvoiceAddress, kioskReceiptAddress } from '../../../shared/domain/people/addresses.ts'

export type KioskAct = 'confirm' | 'cancel'

interface OrderActionsProps {
  readonly id: string
  readonly status: KioskStatus
  readonly onAct: (act: KioskAct) => void
}

const LOOK = { size: 'compact-sm', variant: 'default' } as const

export function OrderActions({ id, status, onAct }: OrderActionsProps) {
  if (status === 'Pending') {
    return (
      <>
        <Button {...LOOK} onClick={() => onAct('confirm')}>
          Confirm
        </Button>
        <Button {...LOOK} onClick={() => onAct('cancel')}>
          Cancel
        </Button>
      </>
    )
  }
  if (status === 'Cancelled') return null
  return (
    <>
      <Button {...LOOK} component={Link} to={kioskReceiptAddress(id)}>
        Receipt
      </Button>
      <Button {...LOOK} component={Link} to={kioskInvoiceAddress(id)}>
        Invoice
      </Button>
    </>
  )
}
