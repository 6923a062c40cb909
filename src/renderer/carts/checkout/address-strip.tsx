import { IconReceipt, IconTruckDelivery } from '@tabler/icons-react'
import type { PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { addressLine } from '../../../shared/domain/orders/order-address.ts'
import { AddressCard } from './address-card.tsx'
import classes from './delivery.module.css'

export function AddressStrip({ shipping, billing }: Pick<PreparedOrder, 'shipping' | 'billing'>) {
  const [to, of] = [addressLine(shipping), addressLine(billing)]
  return (
    <details className={classes.strip}>
      <summary>
        <span className={classes.stripLine}>
          <IconTruckDelivery size={15} stroke={1.75} aria-hidden />
          <span>
            <b>Ships to</b> {to}
          </span>
        </span>
        <span className={classes.stripLine}>
          <IconReceipt size={15} stroke={1.75} aria-hidden />
          <span>
            <b>Bills to</b> {of === to ? 'the same address' : of}
          </span>
        </span>
      </summary>
      <div className={classes.addresses}>
        <AddressCard title="Ships to" icon={IconTruckDelivery} address={shipping} />
        <AddressCard title="Bills to" icon={IconReceipt} address={billing} />
      </div>
    </details>
  )
}
