import { Popover } from '@mantine/core'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import { inTransitOf } from '../../../shared/domain/catalogue/movement.ts'
import { explain, missingFigures } from '../../../shared/domain/replenishment/order-assist.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import classes from './explanation.module.css'

const pieces = (count: number | undefined): string => (count === undefined ? 'not available' : formatCount(count))

export interface ExplanationProps {
  readonly row: AssistedProduct
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
}

export function Explanation({ row, opened, onChange }: ExplanationProps) {
  const { suggestion, view } = row
  const qty = suggestion === undefined ? '–' : formatCount(suggestion.qty)
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" width={330} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={classes.why}
          aria-label={`${qty} suggested for ${calledBy(view.facts)}: why`}
          data-none={suggestion === undefined || suggestion.qty === 0 || undefined}
          onClick={() => onChange(!opened)}
        >
          {qty}
        </button>
      </Popover.Target>
      <Popover.Dropdown>{opened && <Grounds row={row} />}</Popover.Dropdown>
    </Popover>
  )
}

function Grounds({ row: { suggestion, movement, view } }: { readonly row: AssistedProduct }) {
  const { sale, stock, orders, reported } = movement
  const grounds: readonly (readonly [string, string])[] = [
    ['Sold in 30 days', pieces(sale)],
    ['Store stock', pieces(stock)],
    ['Pending', pieces(orders?.pending)],
    ['In transit', pieces(inTransitOf(movement))],
    ['Orders confirmed', pieces(orders?.confirmed)],
    ['Orders shipped or delivered', pieces(orders?.shipped)],
    ['In transit, as the portal reports', pieces(reported)],
    ...view.stock.map((one) => [`In stock at ${sellerName(one)}`, formatCount(one.stock)] as const),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the focus, so that it is read and Escape closes it.
    <div className={classes.grounds} tabIndex={0} data-autofocus>
      <p className={classes.words}>
        {suggestion === undefined
          ? say('nothingSuggested', { missing: missingFigures(movement).join(', ') })
          : `${explain(suggestion)}.`}
      </p>
      <dl className={classes.list}>
        {grounds.map(([label, value]) => (
          <div key={label} className={classes.ground}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
