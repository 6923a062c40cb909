/** Alternates for all short lines at once: the planned exchanges, those done, and the gaps that remain, with the reason. */
import { Button, Group, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '../../../shared/domain/carts/cart-view.ts'
import {
  type Exchange,
  exchangedSentence,
  isExchanged,
  planAlternates,
  planSentence,
  type StillShort,
  stillShortSentence,
} from '../../../shared/domain/carts/gap-alternates.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { Heads } from '../../parts/heads.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Retry } from '../../parts/retry.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import classes from './gap.module.css'
import { useAllAlternates } from './use-all-alternates.ts'

export interface AllAlternatesDialogProps {
  readonly model: CartModel
  readonly onClose: () => void
}

export function AllAlternatesDialog({ model, onClose }: AllAlternatesDialogProps) {
  const lines = useCartModelState(model, (state) => state.cart.lines)
  // The lines that were short when the dialog opened: an exchange doesn't change the list.
  const [ids] = useState(() => lines.flatMap(({ line, gapQty }) => (gapQty > 0 ? [line.id] : [])))
  const [names] = useState(() => new Map(lines.map((priced) => [priced.line.id, nameOf(priced)])))
  const { data, refetch, isFetching } = useAllAlternates(ids, ids.length > 0)
  const plan = planAlternates(model.cartType, lines, data?.known ?? new Map())
  const take = useMutation({ mutationFn: () => model.steps.exchange(plan.exchanges) })
  const isThere = data !== undefined || ids.length === 0
  // Quantities are sent in the background: an exchange that the portal refuses isn't counted as done.
  const exchanged = take.data?.filter((exchange) => isExchanged(exchange, lines)) ?? []
  // Offered once only: after a partial refusal, another Enter would exchange the rest twice.
  const offered = isThere && exchanged.length === 0 ? plan.exchanges : []
  const stillShortText = isThere ? stillShortSentence(plan) : undefined
  return (
    <Modal opened onClose={onClose} size="xl" title="Alternates for all gaps">
      <div className={classes.dialog}>
        {!isThere && <LoadingState lines={3} label="Loading alternates" />}
        {data?.savedAt !== undefined && <SavedNotice at={data.savedAt} />}
        {take.error !== null && <Notice tone="bad">{appErrorOf(take.error).message}</Notice>}
        {isThere && (
          <p className={classes.why} role="status">
            {planText(exchanged, plan.exchanges, ids.length)}
          </p>
        )}
        {offered.length > 0 && <Exchanges exchanges={offered} lines={lines} names={names} />}
        {stillShortText !== undefined && (
          <StillShortList lines={plan.stillShort} names={names} title={stillShortText} />
        )}
        {data?.anyFailed && (
          <div>
            <Retry onClick={() => void refetch()} busy={isFetching} />
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            key={take.isSuccess ? 'done' : 'leave'}
            variant="default"
            onClick={onClose}
            ref={take.isSuccess ? focusFirst : null}
            data-autofocus
          >
            Close
          </Button>
          {offered.length > 0 && (
            <Button onClick={() => take.mutate()} loading={take.isPending} ref={focusFirst}>
              Replace gap of {counted.lines(offered.length)}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  )
}

/** The intended keys are Ctrl+G, Enter, Enter. */
const focusFirst = (button: HTMLButtonElement | null) => button?.focus()

function planText(exchanged: readonly Exchange[], planned: readonly Exchange[], short: number): string {
  if (exchanged.length > 0) return exchangedSentence(exchanged)
  return short === 0 ? messages.gapNothing : planSentence({ exchanges: planned })
}

type Names = ReadonlyMap<number, string>

interface ExchangesProps {
  readonly exchanges: readonly Exchange[]
  readonly lines: readonly PricedLine[]
  readonly names: Names
}

function Exchanges({ exchanges, lines, names }: ExchangesProps) {
  const inCart = new Map(lines.map(({ line }) => [line.id, line.qty]))
  return (
    <div className={classes.list}>
      <table className={classes.table}>
        <Heads of={['Line', 'Keeps', ['Alternate', 'text'], 'In cart', 'Added']} />
        <tbody>
          {exchanges.map(({ id, keeps, alternate, pieces }) => (
            <tr key={id}>
              <th scope="row">
                {id} {names.get(id)}
              </th>
              <td>{keeps === 0 ? 'removed' : formatCount(keeps)}</td>
              <td data-text>
                {alternate.id} {alternate.name}
              </td>
              <td>{formatCount(inCart.get(alternate.id) ?? 0)}</td>
              <td>{formatCount(pieces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface StillShortListProps {
  readonly lines: readonly StillShort[]
  readonly names: Names
  readonly title: string
}

const StillShortList = ({ lines, names, title }: StillShortListProps) => (
  <section aria-label="Still short">
    <h3 className={classes.title}>{title}</h3>
    <ul className={classes.left}>
      {lines.map(({ id, pieces, why }) => (
        <li key={id}>
          {id} {names.get(id)}: {counted.pieces(pieces)}, {why}
        </li>
      ))}
    </ul>
  </section>
)
