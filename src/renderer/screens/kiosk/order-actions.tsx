import { ActionIcon, Button, type ButtonProps, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { KioskStatus } from '../../../shared/domain/orders/kiosk.ts'
import { kioskInvoiceAddress, kioskReceiptAddress } from '../../../shared/domain/screens/addresses.ts'
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
    <Button {...LOOK} {...look} aria-label={`${label} order ${id}`} onClick={() => onAct(name)}>
      {label}
    </Button>
  )
  if (status === 'Cancelled') return null
  if (status === 'Pending') {
    return (
      <span className={classes.actions}>
        {act('confirm', 'Confirm', { variant: 'light' })}
        {act('checkOut', 'Check out')}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={26} aria-label={`More for ${id}`} title="More">
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onAct('customer')}>Edit customer…</Menu.Item>
            <Menu.Item c="var(--app-bad-text)" onClick={() => onAct('cancel')}>
              Cancel order…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </span>
    )
  }
  return (
    <span className={classes.actions}>
      {act('track', 'Track')}
      <Button {...LOOK} component={Link} aria-label={`Receipt of order ${id}`} to={kioskReceiptAddress(id)}>
        Receipt
      </Button>
      <Button {...LOOK} component={Link} aria-label={`Invoice of order ${id}`} to={kioskInvoiceAddress(id)}>
        Invoice
      </Button>
    </span>
  )
}
