/** The step to choose orders: one purchase order per warehouse and kind of stock, with the addresses; the user chooses which to place. */
import { Button } from '@mantine/core'
import { IconPackageOff, IconSend } from '@tabler/icons-react'
import type { JournalOrder, PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { sumsOf } from '../../../shared/domain/orders/order-rules.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { AmountText, CountText } from '../../parts/amount-text.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Heads } from '../../parts/heads.tsx'
import text from '../../parts/text.module.css'
import { AddressStrip } from './address-strip.tsx'
import { BelowMinimum } from './below-minimum.tsx'
import classes from './checkout.module.css'
import type { Refusal } from './checkout-state.ts'
import { GapNote } from './gap-note.tsx'
import { GroupRow } from './group-row.tsx'
import tableClasses from './orders.module.css'
import { PreparedNotices } from './prepared-notices.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { BackToCart, StepFrame } from './step-frame.tsx'

export interface GroupsStepProps {
  readonly prepared: PreparedOrder
  readonly chosen: ReadonlySet<string>
  readonly refusal: Refusal | undefined
  /** The reason why the user is at this step again. */
  readonly reason: string | undefined
  readonly onChoose: (group: string, isChosen: boolean) => void
  readonly onCancel: () => void
  readonly onPlace: () => void
  readonly onPrepare: () => void
  readonly onSettled: (order: JournalOrder) => void
  /** Leaves the checkout to fill up an order; undefined for a cart that the portal fills. */
  readonly onFill: ((group: string) => void) | undefined
}

interface GroupsTableProps extends Pick<GroupsStepProps, 'chosen' | 'onChoose'> {
  readonly groups: PreparedOrder['groups']
}

export function GroupsStep(props: GroupsStepProps) {
  const { prepared, chosen, refusal, reason, onChoose, onCancel, onPlace } = props
  const { groups, gapQty, gapPrice } = prepared
  const sums = sumsOf(groups, chosen)
  const nothing = chosen.size === 0
  const unclear = refusal?.unclear === true
  const orderable = groups.filter((group) => group.orderable)
  const canPlace = !nothing && !unclear
  return (
    <StepFrame
      heading="Choose the orders to place"
      onAgree={canPlace ? onPlace : undefined}
      lead={messages.groupsAbout}
      note={
        nothing ? (
          <span className={text.warn}>{messages.selectWarehouse}</span>
        ) : (
          <p className={classes.due} aria-live="polite">
            <strong>{formatRupees(sums.total)}</strong>
            <span>
              {counted.orders(chosen.size)} · {counted.pieces(sums.quantity)} · GST included
            </span>
          </p>
        )
      }
      actions={
        <>
          <BackToCart onClick={onCancel} />
          <Button
            size="sm"
            onClick={onPlace}
            disabled={!canPlace}
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter"
            leftSection={<IconSend size={16} aria-hidden />}
          >
            {nothing ? 'Place orders' : `Place ${counted.orders(chosen.size)} · ${formatRupees(sums.total)}`}
          </Button>
        </>
      }
    >
      {refusal !== undefined && (
        <RefusalNotice
          refusal={refusal}
          orderKey={prepared.key}
          onPrepare={props.onPrepare}
          onSettled={props.onSettled}
        />
      )}
      <PreparedNotices prepared={prepared} reason={reason} />
      <BelowMinimum groups={groups} onFill={props.onFill} />
      <AddressStrip shipping={prepared.shipping} billing={prepared.billing} />
      {groups.length === 0 ? (
        <EmptyState icon={IconPackageOff} title="No warehouse can supply this cart now" />
      ) : (
        orderable.length > 0 && <GroupsTable groups={orderable} chosen={chosen} onChoose={onChoose} />
      )}
      <GapNote quantity={gapQty} price={gapPrice} />
    </StepFrame>
  )
}

function GroupsTable({ groups, chosen, onChoose }: GroupsTableProps) {
  const sums = sumsOf(groups, chosen)
  return (
    <div className={tableClasses.tableFrame} data-fits>
      <table className={tableClasses.table}>
        <caption className={text.unseen}>Orders by warehouse</caption>
        <Heads
          className={tableClasses.head}
          of={[
            'Warehouse',
            ['Lines', 'minor'],
            'Pieces',
            ['Taxable value ₹', 'minor'],
            ['GST ₹', 'minor'],
            'Total ₹',
            'Ships in',
          ]}
        />
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.key} group={group} chosen={chosen.has(group.key)} onChoose={onChoose} />
          ))}
        </tbody>
        <tfoot>
          <tr className={tableClasses.sums}>
            <th scope="row">
              {formatCount(chosen.size)} of {counted.orders(groups.length)} selected
            </th>
            <td data-minor>
              <CountText count={sums.items} />
            </td>
            <td>
              <CountText count={sums.quantity} />
            </td>
            <td data-minor>
              <AmountText amount={sums.base} />
            </td>
            <td data-minor>
              <AmountText amount={sums.tax} />
            </td>
            <td>
              <AmountText amount={sums.total} />
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
