/** One purchase order that could be placed, and what it is short of. */

import { Checkbox, Progress } from '@mantine/core'
import type { OrderGroup } from '../../../shared/domain/carts/cart.ts'
import {
  freeShippingSentence,
  minimumSentenceHere,
  progressToMinimum,
} from '../../../shared/domain/orders/order-rules.ts'
import { ORDER_TYPE_TONES, ORDER_TYPES } from '../../../shared/domain/orders/order-words.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { sellerName } from '../../app/warehouses.ts'
import { AmountText, CountText } from '../../parts/amount-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './orders.module.css'

export interface GroupRowProps {
  readonly group: OrderGroup
  readonly chosen: boolean
  readonly onChoose: (group: string, wanted: boolean) => void
}

export function GroupRow({ group, chosen, onChoose }: GroupRowProps) {
  const { key, whType, orderType, orderable, lines, quantity, base, tax, total, shipDays } = group
  const called = sellerName(group)
  // What can't be ordered yet isn't shipped at all, free or not.
  const note = minimumSentenceHere(group) ?? freeShippingSentence(group)
  const noteId = `group-note-${key}`
  return (
    <tr className={classes.groupRow} data-chosen={chosen || undefined} data-short={!orderable || undefined}>
      <th scope="row">
        <Checkbox
          size="sm"
          checked={chosen}
          disabled={!orderable}
          onChange={(event) => onChoose(key, event.currentTarget.checked)}
          aria-describedby={note === undefined ? undefined : noteId}
          label={
            <span className={classes.groupName}>
              {called} <StatusBadge tone={ORDER_TYPE_TONES[orderType]}>{ORDER_TYPES[orderType]}</StatusBadge>
            </span>
          }
        />
        <div className={classes.groupNote} id={noteId}>
          {!orderable && (
            <Progress
              value={progressToMinimum(group) * 100}
              size={4}
              w={72}
              color="marigold.5"
              aria-label={`${called}: part of the minimum`}
            />
          )}
          <span>{note?.replaceAll('₹ ', '₹\u00a0') ?? whType}</span>
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
