/** One purchase order that can be placed, as a row. */

import { Checkbox } from '@mantine/core'
import { ORDER_TYPES } from '../../../shared/domain/catalogue/stock-types.ts'
import { freeShippingSentence } from '../../../shared/domain/orders/order-rules.ts'
import { ORDER_TYPE_TONES } from '../../../shared/domain/orders/order-words.ts'
import type { OrderGroup } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import { AmountText, CountText } from '../../parts/amount-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import text from '../../parts/text.module.css'
import classes from './orders.module.css'

export interface GroupRowProps {
  readonly group: OrderGroup
  readonly chosen: boolean
  readonly onChoose: (group: string, isChosen: boolean) => void
}

export function GroupRow({ group, chosen, onChoose }: GroupRowProps) {
  const { key, whType, orderType, lines, quantity, base, tax, total, shipDays } = group
  const called = sellerName(group)
  const note = freeShippingSentence(group)
  const noteId = `group-note-${key}`
  return (
    <tr className={classes.groupRow} data-chosen={chosen || undefined}>
      <th scope="row">
        <div className={classes.groupLine}>
          <Checkbox
            size="sm"
            checked={chosen}
            onChange={(event) => onChoose(key, event.currentTarget.checked)}
            aria-describedby={note === undefined ? undefined : noteId}
            label={
              <span className={classes.groupName} title={whType}>
                {called} <StatusBadge tone={ORDER_TYPE_TONES[orderType]}>{ORDER_TYPES[orderType]}</StatusBadge>
              </span>
            }
          />
          {note !== undefined && (
            <span className={text.small} id={noteId}>
              {note.replaceAll('₹ ', '₹\u00a0')}
            </span>
          )}
        </div>
      </th>
      <td data-minor>
        <CountText count={lines.length} />
      </td>
      <td>
        <CountText count={quantity} />
      </td>
      <td data-minor>
        <AmountText amount={base} />
      </td>
      <td data-minor>
        <AmountText amount={tax} />
      </td>
      <td>
        <strong>
          <AmountText amount={total} />
        </strong>
      </td>
      <td>{counted.days(shipDays)}</td>
    </tr>
  )
}
