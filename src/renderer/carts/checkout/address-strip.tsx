/** Where the orders go and who pays for them, on a line that opens to both addresses. */
import { IconReceipt, IconTruckDelivery } from '@tabler/icons-react'
import type { PreparedOrder, ShippingAddress } from '../../../shared/domain/orders/order.ts'
import { AddressCard } from './address-card.tsx'
import classes from './delivery.module.css'

const onALine = ({ name, address1, address2, city, state, pincode }: ShippingAddress): string =>
  [name, address1, address2, city, `${state} ${pincode}`.trim()].filter((part) => part !== '').join(', ')

export function AddressStrip({ shipping, billing }: Pick<PreparedOrder, 'shipping' | 'billing'>) {
  const [to, of] = [onALine(shipping), onALine(billing)]
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
