/** A confirmation that shows how taking all suggestions changes the cart. */
import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { CART_CAPACITY } from '../../../shared/domain/carts/cart-kinds.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { Heads } from '../../parts/heads.tsx'
import { Notice } from '../../parts/notice.tsx'
import { notifyPut, type PutMessage } from '../../products/put-in-cart.ts'
import type { ChosenQuantity } from './quantities.ts'
import classes from './take-all.module.css'

export interface TakeAllProps {
  readonly opened: boolean
  readonly takings: readonly ChosenQuantity[]
  readonly busy: boolean
  /** Products that don't fit into the cart. */
  readonly missing: number
  readonly onTake: () => Promise<readonly PutMessage[]>
  readonly onClose: () => void
}

export function TakeAll({ opened, takings, busy, missing, onTake, onClose }: TakeAllProps) {
  const [outcome, setOutcome] = useState<readonly PutMessage[]>()
  const close = () => {
    setOutcome(undefined)
    onClose()
  }
  /** Success is a toast; other results stay in the dialog. */
  const take = async () => {
    const reports = await onTake()
    if (reports.some(({ tone }) => tone !== 'good')) return setOutcome(reports)
    notifyPut(reports)
    close()
  }
  return (
    <Modal opened={opened} onClose={close} title="Add all suggestions to cart" size="lg">
      {outcome === undefined ? (
        <Changes takings={takings} missing={missing} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too.
        <section className={classes.scroller} aria-label="Result" tabIndex={0}>
          {outcome.map(({ message, tone }) => (
            <Notice key={message} tone={tone}>
              {message}
            </Notice>
          ))}
        </section>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={close}>
          {outcome === undefined ? 'Cancel' : 'Close'}
        </Button>
        {outcome === undefined && (
          <Button onClick={() => void take()} loading={busy} disabled={takings.length === 0} data-autofocus>
            Add to cart
          </Button>
        )}
      </Group>
    </Modal>
  )
}

function Changes({ takings, missing }: Pick<TakeAllProps, 'takings' | 'missing'>) {
  const changed = takings.filter(({ inCart }) => inCart !== undefined).length
  const added = takings.length - changed
  const byHand = takings.filter((one) => one.byHand).length
  const parts = [
    `${formatCount(added)} ${added === 1 ? 'product is' : 'products are'} added to the cart`,
    changed > 0 ? `${formatCount(changed)} ${changed === 1 ? 'quantity changes' : 'quantities change'}` : '',
    byHand > 0 ? `${formatCount(byHand)} edited by you` : '',
  ]
  return (
    <>
      {missing > 0 && (
        <Notice tone="warn">
          {messages.cartFull}: the last {counted.products(missing)} won’t be added. A cart holds up to{' '}
          {formatCount(CART_CAPACITY)} products.
        </Notice>
      )}
      <p className={classes.said}>{parts.filter((part) => part !== '').join(', ')}.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too. */}
      <section className={classes.scroller} aria-label="Changes" tabIndex={0}>
        <table className={classes.table}>
          <Heads of={['Product', 'In cart', 'New quantity', 'Edited']} />
          <tbody>
            {takings.map(({ id, name, qty, inCart, byHand: isByHand }) => (
              <tr key={id} data-by-hand={isByHand || undefined}>
                <th scope="row">{name}</th>
                <td>{inCart === undefined ? '–' : formatCount(inCart)}</td>
                <td>{formatCount(qty)}</td>
                <td>{isByHand && 'by you'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
