/** The products that an order lacks, each with a quantity. An order has at most some hundred lines: all are drawn. */
import { Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { GapProduct } from '../../../shared/bridge/products.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { formatCount, formatRupees, times } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { PlainButton } from '../../products/plain-button.tsx'
import { QuantityField } from '../../products/quantity-field.tsx'
import classes from './gap-table.module.css'

const FIGURES = [
  'MRP',
  'Ordered',
  'Given',
  'Gap',
  'Available now',
  'In the cart',
  'Quantity',
  'Unit price',
  'Amount',
] as const

export interface GapTableProps {
  readonly products: readonly GapProduct[]
  /** Pieces by product. */
  readonly inCart: ReadonlyMap<number, number>
  readonly picked: ReadonlySet<number>
  readonly textOf: (gap: GapProduct) => string
  readonly onPick: (ids: readonly number[], isPicked: boolean) => void
  readonly onType: (gap: GapProduct, text: string) => void
  readonly onRemove: (gap: GapProduct) => void
}

export function GapTable(props: GapTableProps) {
  const { products, picked, onPick } = props
  const orderable = products.filter(({ view }) => view !== undefined).map(({ id }) => id)
  const all = orderable.length > 0 && orderable.every((id) => picked.has(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too.
    <section className={classes.frame} aria-label="Products that are missing" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                size="xs"
                aria-label="Choose all that can be ordered"
                checked={all}
                indeterminate={!all && orderable.some((id) => picked.has(id))}
                disabled={orderable.length === 0}
                onChange={({ currentTarget }) => onPick(orderable, currentTarget.checked)}
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
            <GapRow key={gap.id} gap={gap} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GapRow({
  gap,
  inCart,
  picked,
  textOf,
  onPick,
  onType,
  onRemove,
}: GapTableProps & { readonly gap: GapProduct }) {
  const { id, name, mrp, ordered, given, view, why } = gap
  const there = inCart.get(id)
  const text = textOf(gap)
  const pieces = parseQuantity(text)
  const unit = view?.unit
  const about = [String(id), view?.facts.size, view?.facts.brand.name]
  return (
    <tr data-out={view === undefined || undefined}>
      <td>
        <Checkbox
          size="xs"
          aria-label={`Choose ${name}`}
          checked={view !== undefined && picked.has(id)}
          disabled={view === undefined}
          onChange={({ currentTarget }) => onPick([id], currentTarget.checked)}
        />
      </td>
      <td className={classes.product}>
        <TwoLines first={name} second={dotted(...about)} title={name} />
      </td>
      <td data-figure>{formatRupees(mrp)}</td>
      <td data-figure>{formatCount(ordered)}</td>
      <td data-figure>{formatCount(given)}</td>
      <td data-figure className={classes.gap}>
        {formatCount(gap.gap)}
      </td>
      <td data-figure title={why}>
        {view === undefined ? '–' : formatCount(view.available)}
        {why !== undefined && <small className={classes.why}>{why}</small>}
      </td>
      <td data-figure>{there === undefined ? '–' : formatCount(there)}</td>
      <td>
        {view !== undefined && (
          <div className={classes.quantity}>
            <QuantityField
              label={`Quantity of ${name}`}
              className={classes.field}
              text={text}
              isWrong={pieces === undefined}
              onChange={(next) => onType(gap, next)}
            />
            {there !== undefined && (
              <PlainButton look="icon" aria-label={`Remove ${name} from the cart`} onClick={() => onRemove(gap)}>
                <IconTrash size={15} aria-hidden />
              </PlainButton>
            )}
          </div>
        )}
      </td>
      <td data-figure title="Net of margin, with GST">
        {unit === undefined ? '–' : formatRupees(unit.net)}
      </td>
      <td data-figure>{unit === undefined || pieces === undefined ? '–' : formatRupees(times(unit.net, pieces))}</td>
    </tr>
  )
}
