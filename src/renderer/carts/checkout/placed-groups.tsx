import { ActionIcon, Anchor, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ORDER_TYPES } from '../../../shared/domain/catalogue/stock-types.ts'
import type { PlacedGroup } from '../../../shared/domain/orders/order.ts'
import { isPlacedOtherwise } from '../../../shared/domain/orders/order-answer.ts'
import { ORDER_TYPE_TONES, OUTCOMES } from '../../../shared/domain/orders/order-words.ts'
import { orderAddress } from '../../../shared/domain/screens/addresses.ts'
import { usePortal } from '../../bridge/queries.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import { AmountText, CountText } from '../../parts/amount-text.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { Heads } from '../../parts/heads.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import text from '../../parts/text.module.css'
import classes from './orders.module.css'

/** The sort order: outcomes that need attention come first. */
const RANKS: Readonly<Record<PlacedGroup['outcome'], number>> = { failed: 0, unknown: 1, placed: 2 }

export function PlacedGroups({ groups }: { readonly groups: readonly PlacedGroup[] }) {
  const sorted = groups.toSorted((one, other) => RANKS[one.outcome] - RANKS[other.outcome])
  return (
    <div className={classes.tableFrame} data-fits data-results>
      <table className={classes.table}>
        <caption className={text.unseen}>Orders by warehouse</caption>
        <Heads
          className={classes.head}
          of={[
            'Warehouse',
            ['Result', 'text'],
            ['PO number', 'text'],
            ['Lines', 'minor'],
            'Pieces',
            ['Gap', 'minor'],
            ['Gap ₹', 'minor'],
            'Total ₹',
          ]}
        />
        <tbody>
          {sorted.map((group) => (
            <PlacedRow key={group.key} group={group} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PlacedRow({ group }: { readonly group: PlacedGroup }) {
  const { orderType, outcome, poid, netpayment, message, items, quantity, total } = group
  const { word, tone } = OUTCOMES[outcome]
  return (
    <tr>
      <th scope="row">
        <span className={classes.groupName}>
          {sellerName(group)} <StatusBadge tone={ORDER_TYPE_TONES[orderType]}>{ORDER_TYPES[orderType]}</StatusBadge>
        </span>
      </th>
      <td data-text>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </td>
      <td data-text>
        {poid === undefined ? (
          <span className={classes.placedMessage}>{message ?? '–'}</span>
        ) : (
          <PoNumber poid={poid} />
        )}
      </td>
      <td data-minor>
        <CountText count={items} />
      </td>
      <td>
        <CountText count={quantity} />
      </td>
      <GapCells poid={poid} />
      <td>
        <strong>
          <AmountText amount={total} />
        </strong>
        {isPlacedOtherwise(group) && (
          <div className={text.warn}>
            placed for <AmountText amount={netpayment ?? total} />
          </div>
        )}
      </td>
    </tr>
  )
}

/** The gap of a placed order, as the portal reports it now. */
function GapCells({ poid }: { readonly poid: string | undefined }) {
  const details = usePortal('order.details', { body: { id: poid ?? '' } }, { enabled: poid !== undefined })
  const answer = details.data?.answer
  if (answer === undefined) {
    return (
      <>
        <td data-minor aria-busy={details.isLoading}>
          –
        </td>
        <td data-minor>–</td>
      </>
    )
  }
  return (
    <>
      <td data-minor>{answer.gapTotalQty === undefined ? '–' : <CountText count={answer.gapTotalQty} />}</td>
      <td data-minor>{answer.gapTotalPrice === undefined ? '–' : <AmountText amount={answer.gapTotalPrice} />}</td>
    </>
  )
}

function PoNumber({ poid }: { readonly poid: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <span className={classes.poNumber}>
      <Anchor component={Link} to={orderAddress(poid)} size="sm" fw={600}>
        {poid}
      </Anchor>
      <Tooltip label={copied ? 'Copied' : 'Copy PO number'}>
        <ActionIcon
          size="sm"
          color={copied ? 'green' : 'gray'}
          aria-label={copied ? `${poid} copied` : `Copy ${poid}`}
          onClick={() => setCopied(copyText(poid))}
        >
          {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        </ActionIcon>
      </Tooltip>
    </span>
  )
}
