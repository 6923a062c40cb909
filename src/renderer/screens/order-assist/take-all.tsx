/** What taking all of it changes in the cart, before it does. */
import { Button, Group, Modal } from '@mantine/core'
import { formatCount } from '../../../shared/domain/money.ts'
import type { Taking } from './quantities.ts'
import classes from './take-all.module.css'

export interface TakeAllProps {
  readonly opened: boolean
  readonly takings: readonly Taking[]
  readonly busy: boolean
  readonly onTake: () => void
  readonly onClose: () => void
}

export function TakeAll({ opened, takings, busy, onTake, onClose }: TakeAllProps) {
  const changed = takings.filter(({ inCart }) => inCart !== undefined).length
  const added = takings.length - changed
  const byHand = takings.filter((one) => one.byHand).length
  const said = [
    `${formatCount(added)} ${added === 1 ? 'product is' : 'products are'} added to the cart`,
    changed > 0 ? `${formatCount(changed)} ${changed === 1 ? 'gets' : 'get'} another quantity` : '',
    byHand > 0 ? `${formatCount(byHand)} changed by hand` : '',
  ]
  return (
    <Modal opened={opened} onClose={onClose} title="Take all that is suggested" size="lg">
      <p className={classes.said}>{said.filter((part) => part !== '').join(', ')}.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too. */}
      <section className={classes.scroller} aria-label="What changes" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">In the cart</th>
              <th scope="col">Will be</th>
              <th scope="col">Changed</th>
            </tr>
          </thead>
          <tbody>
            {takings.map(({ id, name, qty, inCart, byHand: isByHand }) => (
              <tr key={id} data-by-hand={isByHand || undefined}>
                <th scope="row">{name}</th>
                <td>{inCart === undefined ? '–' : formatCount(inCart)}</td>
                <td>{formatCount(qty)}</td>
                <td>{isByHand && 'by hand'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onTake} loading={busy} disabled={takings.length === 0} data-autofocus>
          Put into the cart
        </Button>
      </Group>
    </Modal>
  )
}
