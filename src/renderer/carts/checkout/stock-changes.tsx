/** The changes in supply since the user last saw the cart. */

import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { LineChange } from '../../../shared/domain/orders/order.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import text from '../../parts/text.module.css'
import classes from './delivery.module.css'

export function StockChanges({ changes }: { readonly changes: readonly LineChange[] }) {
  return (
    <section className={classes.changes} aria-label="Changed quantities">
      <ul className={classes.changeList}>
        {changes.map(({ id, name, was, now, price }) => (
          <li key={id} className={classes.change}>
            <span className={text.quietFigures}>{id}</span>
            <span className={text.clipped} title={name}>
              {name}
            </span>
            <span className={classes.wasNow}>
              <VisuallyHidden>was </VisuallyHidden>
              <s className={classes.was}>{formatCount(was)}</s>
              <IconArrowRight size={13} aria-hidden />
              <VisuallyHidden>now </VisuallyHidden>
              <strong>{formatCount(now)}</strong>
              {price !== undefined && (
                <span className={classes.priceNow}>
                  at {formatRupees(price.now)} instead of {formatRupees(price.was)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.changeSentence} role="status">
        {messages.cartAdjusted}
      </p>
    </section>
  )
}
