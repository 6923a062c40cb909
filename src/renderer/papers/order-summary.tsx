/** The summary of a placed order on paper: which warehouse took it, under which number, and what is missing. */
import { formatDateTime } from '../../shared/domain/dates.ts'
import { formatAmount, formatCount, formatRupees } from '../../shared/domain/money.ts'
import type { ShippingAddress } from '../../shared/domain/order.ts'
import { ORDER_TYPES, OUTCOMES } from '../../shared/domain/order-words.ts'
import type { SummaryRow } from '../../shared/domain/papers/order-summary.ts'
import type { DrawingProps } from './drawing.ts'
import classes from './list-paper.module.css'
import frame from './table-paper.module.css'

export function OrderSummary({ paper }: DrawingProps<'orderSummary'>) {
  const { title, storeName, placedAt, placedBy, shipsTo, key, message, rows, placed, gapQty, gapPrice } = paper
  return (
    <article className={frame.paper} aria-label="Order summary">
      <header className={frame.head}>
        <h1>Order summary</h1>
        <p>{title}</p>
        <p className={frame.quiet}>
          {storeName} · {formatDateTime(placedAt)}
          {placedBy !== undefined && ` · placed by ${placedBy}`}
        </p>
        {shipsTo !== undefined && <p className={frame.quiet}>Ships to {addressLine(shipsTo)}</p>}
        {message !== undefined && <p>{message}</p>}
        {gapQty > 0 && (
          <p>
            Gap quantity of the cart {formatCount(gapQty)}, gap price {formatRupees(gapPrice)}: no warehouse could give
            this; it is in none of these orders.
          </p>
        )}
      </header>
      <table className={classes.table}>
        <colgroup>
          {[30, 24, 9, 9, 8, 10, 13].map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed doesn't move.
            <col key={at} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Warehouse</th>
            <th scope="col">Order</th>
            <th scope="col" data-align="end">
              Lines
            </th>
            <th scope="col" data-align="end">
              Pieces
            </th>
            <th scope="col" data-align="end">
              Gap
            </th>
            <th scope="col" data-align="end">
              Gap ₹
            </th>
            <th scope="col" data-align="end">
              Total ₹
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.group.key} row={row} />
          ))}
          <tr data-total>
            <td>Placed: {formatCount(placed.orders)}</td>
            <td />
            <td />
            <td data-align="end">{formatCount(placed.quantity)}</td>
            <td />
            <td />
            <td data-align="end">{formatAmount(placed.total)}</td>
          </tr>
        </tbody>
      </table>
      <p className={classes.foot}>
        Order of {formatDateTime(placedAt)} · StoreDesk’s number of it: {key}
      </p>
    </article>
  )
}

const addressLine = ({ name, address1, address2, city, state, pincode }: ShippingAddress): string =>
  [name, address1, address2, city, `${state} ${pincode}`].filter((part) => part.trim() !== '').join(', ')

function Row({ row: { name, group, gap } }: { readonly row: SummaryRow }) {
  const { orderType, outcome, poid, message, items, quantity, total } = group
  return (
    <tr>
      <td>
        {name}
        <small>{ORDER_TYPES[orderType]}</small>
      </td>
      <td>
        {poid ?? OUTCOMES[outcome].word}
        {message !== undefined && <small>{message}</small>}
      </td>
      <td data-align="end">{formatCount(items)}</td>
      <td data-align="end">{formatCount(quantity)}</td>
      <td data-align="end">{gap === undefined ? '–' : formatCount(gap.gapQty)}</td>
      <td data-align="end">{gap === undefined ? '–' : formatAmount(gap.gapPrice)}</td>
      <td data-align="end">{formatAmount(total)}</td>
    </tr>
  )
}
