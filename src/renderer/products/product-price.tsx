import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount, formatPercent, formatRupees } from '../../shared/domain/values/money.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import { Figures } from '../parts/figures.tsx'
import { Heads } from '../parts/heads.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import classes from './product-price.module.css'

export function ProductPrice({ view }: { readonly view: ProductView }) {
  const { facts, unit, available, why, shipDays } = view
  const reason = gapSentence({ gapReason: why })
  return (
    <>
      <Figures
        figures={[
          { label: 'Net price with GST', value: unit === undefined ? '–' : formatRupees(unit.net) },
          { label: 'MRP', value: formatRupees(facts.mrp) },
          { label: 'Margin', value: unit === undefined ? '–' : formatPercent(unit.margin) },
          { label: 'Ships in', value: counted.days(shipDays) },
        ]}
      />
      {unit !== undefined && <PriceBreakdown unit={unit} stock={view.stock} />}
      {available > 0 ? <Stock view={view} /> : <p className={classes.none}>{reason}</p>}
    </>
  )
}

function Stock({ view: { stock, available } }: { readonly view: ProductView }) {
  return (
    <table className={classes.stock}>
      <caption>Stock by warehouse at this MRP</caption>
      <Heads of={['Warehouse', 'Type', 'Pieces', 'Net price']} />
      <tbody>
        {stock.map((part) => (
          <tr key={part.wh}>
            <th scope="row">{sellerName(part)}</th>
            <td>{part.whType}</td>
            <td>{formatCount(part.stock)}</td>
            <td>{formatRupees(part.unit.net)}</td>
          </tr>
        ))}
      </tbody>
      {stock.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td>{formatCount(available)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  )
}
