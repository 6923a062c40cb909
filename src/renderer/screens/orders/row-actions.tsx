/** What can be done with an order of the list without opening it. */
import { ActionIcon } from '@mantine/core'
import { IconFileInvoice, IconRepeat } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { offersInvoice } from '../../../shared/domain/order-history.ts'
import type { OrderRow } from './history-columns.tsx'
import classes from './orders.module.css'
import { invoicePath } from './paths.ts'

const ICON = 16

export interface RowActionsProps {
  readonly order: OrderRow
  readonly onReorder: ((poid: string) => void) | undefined
}

export function RowActions({ order, onReorder }: RowActionsProps) {
  const { poid } = order
  return (
    <div className={classes.rowActions}>
      {onReorder !== undefined && (
        <ActionIcon
          color="lagoon.7"
          title={`Reorder ${poid}`}
          aria-label={`Reorder ${poid}`}
          onClick={() => onReorder(poid)}
        >
          <IconRepeat size={ICON} aria-hidden />
        </ActionIcon>
      )}
      {offersInvoice(order) && (
        <ActionIcon
          component={Link}
          to={invoicePath(poid)}
          color="lagoon.7"
          title={`Invoice of ${poid}`}
          aria-label={`Invoice of ${poid}`}
        >
          <IconFileInvoice size={ICON} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
