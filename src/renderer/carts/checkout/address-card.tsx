import type { TablerIcon } from '@tabler/icons-react'
import type { ShippingAddress } from '../../../shared/domain/orders/order.ts'
import { missingIn, type RequiredField } from '../../../shared/domain/orders/order-address.ts'
import text from '../../parts/text.module.css'
import classes from './delivery.module.css'

const FIELD_NAMES: Readonly<Record<RequiredField, string>> = {
  name: 'name',
  address1: 'address',
  city: 'city',
  state: 'state',
  pincode: 'pincode',
}

export interface AddressCardProps {
  readonly title: string
  readonly icon: TablerIcon
  readonly address: ShippingAddress
}

export function AddressCard({ title, icon: Icon, address }: AddressCardProps) {
  const { name, address1, address2, city, state, pincode, mobilenumber, GSTNumber } = address
  const missing = missingIn(address)
  const street = [address1, address2].filter((part) => part !== '')
  const town = [city, state].filter((part) => part !== '').join(', ')
  return (
    <section className={classes.address} aria-label={title}>
      <p className={classes.addressTitle}>
        <Icon size={15} stroke={1.75} aria-hidden />
        {title}
      </p>
      <address className={classes.addressText}>
        {name !== '' && <strong>{name}</strong>}
        {street.map((part) => (
          <span key={part}>{part}</span>
        ))}
        <span>
          {town} {pincode !== '' && <b className={classes.pincode}>{pincode}</b>}
        </span>
      </address>
      {missing.length > 0 && (
        <p className={classes.missing}>Missing: {missing.map((field) => FIELD_NAMES[field]).join(', ')}</p>
      )}
      <dl className={`${text.terms} ${classes.addressFacts}`}>
        <div>
          <dt>Mobile</dt>
          <dd>{mobilenumber === '' ? '–' : mobilenumber}</dd>
        </div>
        <div>
          <dt>GSTIN</dt>
          <dd>{GSTNumber === '' ? '–' : GSTNumber}</dd>
        </div>
      </dl>
    </section>
  )
}
