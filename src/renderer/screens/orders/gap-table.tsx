/** The missing products of an order, each with a quantity. All are rendered, as an order has at most a few hundred lines. */

import { Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { GapProduct } from '../../../shared/bridge/products.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { calledBy } from '../../../shared/domain/catalogue/called-by.ts'
import { nameParts } from '../../../shared/domain/catalogue/product-name.ts'
import { formatCount, formatRupees, times } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import stack from '../../parts/stack.module.css'
import textClasses from '../../parts/text.module.css'
import { TwoLines } from '../../parts/two-lines.tsx'
import { PlainButton } from '../../products/plain-button.tsx'
import { QuantityField } from '../../products/quantity-field.tsx'
import classes from './gap-table.module.css'
import type { GapOrder } from './use-gap-order.ts'

const FIGURES = [
  'MRP',
  'Ordered',
  'Supplied',
  'Gap',
  'Available',
  'In cart',
  'Quantity',
  'Unit price',
  'Amount',
] as const

export interface GapTableProps {
  readonly products: readonly GapProduct[]
  readonly order: GapOrder
}

export function GapTable({ products, order }: GapTableProps) {
  const { picked, pick } = order
  const orderable = order.orderable.map(({ id }) => id)
  const all = orderable.length > 0 && orderable.every((id) => picked.has(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too.
    <section className={`${stack.box} ${classes.frame}`} aria-label="Products with a gap" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                size="xs"
                aria-label="Select all available products"
                checked={all}
                indeterminate={!all && orderable.some((id) => picked.has(id))}
                disabled={orderable.length === 0}
                onChange={({ currentTarget }) => pick(orderable, currentTarget.checked)}
              />
            </th>
            <th scope="col">Product</th>
            {FIGURES.map((title) => (
              <th key={title} scope="col" data-figure>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((gap) => (
            <GapRow key={gap.id} gap={gap} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface GapRowProps {
  readonly gap: GapProduct
  readonly order: GapOrder
}

function GapRow({ gap, order }: GapRowProps) {
  const { id, name, mrp, ordered, given, view, why } = gap
  const there = order.inCart.get(id)
  const pieces = parseQuantity(order.textOf(gap))
  const unit = view?.unit
  const { title, variant } = nameParts({ ...view?.facts, name })
  return (
    <tr data-out={view === undefined || undefined}>
      <td>
        <Checkbox
          size="xs"
          aria-label={`Select ${calledBy({ id, name })}`}
          checked={view !== undefined && order.picked.has(id)}
          disabled={view === undefined}
          onChange={({ currentTarget }) => order.pick([id], currentTarget.checked)}
        />
      </td>
      <td className={classes.product}>
        <TwoLines first={title} second={dotted(variant, String(id))} title={name} />
      </td>
      <td data-figure>{mrp === undefined ? '–' : formatRupees(mrp)}</td>
      <td data-figure>{ordered === undefined ? '–' : formatCount(ordered)}</td>
      <td data-figure>{given === undefined ? '–' : formatCount(given)}</td>
      <td data-figure className={textClasses.warn}>
        {formatCount(gap.gap)}
      </td>
      <td data-figure title={why}>
        {view === undefined ? '–' : formatCount(view.available)}
        {why !== undefined && <small className={classes.why}>{why}</small>}
      </td>
      <td data-figure>{there === undefined ? '–' : formatCount(there)}</td>
      <td>{view !== undefined && <Quantity gap={gap} order={order} />}</td>
      <td data-figure title="After margin, incl. GST">
        {unit === undefined ? '–' : formatRupees(unit.net)}
      </td>
      <td data-figure>{unit === undefined || pieces === undefined ? '–' : formatRupees(times(unit.net, pieces))}</td>
    </tr>
  )
}

function Quantity({ gap, order: { inCart, textOf, type, remove } }: GapRowProps) {
  const { id, name } = gap
  const text = textOf(gap)
  return (
    <div className={classes.quantity}>
      {inCart.has(id) && (
        <PlainButton look="icon" aria-label={`Remove ${calledBy({ id, name })} from cart`} onClick={() => remove(gap)}>
          <IconTrash size={15} aria-hidden />
        </PlainButton>
      )}
      <QuantityField
        label={`Quantity of ${calledBy({ id, name })}`}
        className={classes.field}
        text={text}
        isWrong={parseQuantity(text) === undefined}
        onChange={(next) => type(gap, next)}
      />
    </div>
  )
}
