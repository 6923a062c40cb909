/** What can be done with a kiosk order of the list. */
import { Button, type ButtonProps } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { KioskStatus } from '../../../shared/domain/orders/kiosk.ts'
import { kioskInvoiceAddress, kioskReceiptAddress } from '../../../shared/domain/people/addresses.ts'
import classes from './kiosk.module.css'

export type KioskAct = 'confirm' | 'cancel' | 'customer' | 'checkOut' | 'track'

interface OrderActionsProps {
  readonly id: string
  readonly status: KioskStatus
  readonly onAct: (act: KioskAct) => void
}

const LOOK = { size: 'compact-sm', variant: 'default' } as const

export function OrderActions({ id, status, onAct }: OrderActionsProps) {
  const act = (name: KioskAct, label: string, look: Partial<ButtonProps> = {}) => (
    <Button {...LOOK} {...look} onClick={() => onAct(name)}>
      {label}
    </Button>
  )
  if (status === 'Cancelled') return null
  if (status === 'Pending') {
    return (
      <span className={classes.actions}>
        {act('confirm', 'Confirm', { variant: 'light' })}
        {act('customer', 'Edit customer')}
        {act('checkOut', 'Check out')}
        {act('cancel', 'Cancel', { variant: 'subtle', color: 'gray' })}
      </span>
    )
  }
  return (
    <span className={classes.actions}>
      {act('track', 'Track')}
      <Button {...LOOK} component={Link} to={kioskReceiptAddress(id)}>
        Receipt
      </Button>
      <Button {...LOOK} component={Link} to={kioskInvoiceAddress(id)}>
        Invoice
      </Button>
    </span>
  )
}
