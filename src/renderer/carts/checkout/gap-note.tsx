/** The pieces that no warehouse can supply now; renders nothing if there are none. */
import { IconPackageOff } from '@tabler/icons-react'
import { formatCount, formatRupees, type Paise } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import classes from './orders.module.css'

export function GapNote({ quantity, price }: { readonly quantity: number; readonly price: Paise }) {
  if (quantity === 0) return null
  return (
    <div className={classes.gap}>
      <IconPackageOff size={16} stroke={1.75} aria-hidden />
      <dl>
        <div>
          <dt>Gap quantity</dt>
          <dd>{formatCount(quantity)}</dd>
        </div>
        <div>
          <dt>Gap price</dt>
          <dd>{formatRupees(price)}</dd>
        </div>
      </dl>
      <p>{messages.gapNow}</p>
    </div>
  )
}
