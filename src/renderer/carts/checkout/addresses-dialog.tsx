/** The delivery and billing addresses of the store's orders, available before checkout. */
import { Modal } from '@mantine/core'
import { IconReceipt, IconTruckDelivery } from '@tabler/icons-react'
import { billingOf, hasAddresses, shippingOf } from '../../../shared/domain/orders/order-address.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { AddressCard } from './address-card.tsx'
import classes from './delivery.module.css'
import { FillRequired } from './fill-required.tsx'

export interface AddressesDialogProps {
  readonly store: Store
  readonly opened: boolean
  readonly onClose: () => void
}

export function AddressesDialog({ store, opened, onClose }: AddressesDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Shipping and billing address"
      size={720}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {!hasAddresses(store) && <FillRequired />}
      <div className={classes.addresses}>
        <AddressCard title="Ships to" icon={IconTruckDelivery} address={shippingOf(store)} />
        <AddressCard title="Bills to" icon={IconReceipt} address={billingOf(store)} />
      </div>
    </Modal>
  )
}
