/** The goods, line by line, and what they add up to. */
import { formatAmount, formatCount } from '../../shared/domain/money.ts'
import type { InvoicePaper, TaxColumn } from '../../shared/domain/papers/invoice.ts'
import type { InvoiceLine } from '../../shared/domain/papers/invoice-amounts.ts'
import classes from './invoice-table.module.css'
import { formatRate } from './taxes.ts'

/** The product takes what the others leave. */
function Columns({ taxes }: { readonly taxes: readonly TaxColumn[] }) {
  return (
    <colgroup>
      <col className={classes.nr} />
      <col />
      <col className={classes.hsn} />
      <col className={classes.quantity} />
      <col className={classes.unit} />
      <col className={classes.unit} />
      <col className={classes.amount} />
      {taxes.flatMap(({ label }) => [
        <col key={`${label} rate`} className={classes.rate} />,
        <col key={label} className={classes.tax} />,
      ])}
      <col className={classes.amount} />
    </colgroup>
  )
}

const BEFORE_TAX = ['Sr', 'Product', 'HSN', 'Qty', 'MRP', 'Unit rate', 'Taxable value']

/** Two rows: the second names rate and amount of each tax. */
function Head({ taxes }: { readonly taxes: readonly TaxColumn[] }) {
  return (
    <thead>
      <tr>
        {BEFORE_TAX.map((column) => (
          <th key={column} rowSpan={2}>
            {column}
          </th>
        ))}
        {taxes.map(({ label }) => (
          <th key={label} colSpan={2} scope="colgroup">
            {label}
          </th>
        ))}
        <th rowSpan={2}>Total</th>
      </tr>
      <tr className={classes.rates}>
        {taxes.flatMap(({ label }) => [<th key={`${label} rate`}>Rate</th>, <th key={label}>Amount</th>])}
      </tr>
    </thead>
  )
}

function Line({ line, taxes }: { readonly line: InvoiceLine; readonly taxes: readonly TaxColumn[] }) {
  return (
    <tr>
      <td className={classes.centre}>{line.nr}</td>
      <td>
        {line.productId !== undefined && <span className={classes.productId}>{line.productId}</span>} {line.name || '–'}
      </td>
      <td className={classes.centre}>{line.HSNCode || '–'}</td>
      <td className={classes.figure}>
        {formatCount(line.quantity)} {line.unit}
      </td>
      <td className={classes.figure}>{line.mrp === undefined ? '–' : formatAmount(line.mrp)}</td>
      <td className={classes.figure}>{formatAmount(line.unitBase)}</td>
      <td className={classes.figure}>{formatAmount(line.base)}</td>
      {taxes.flatMap((tax) => [
        <td key={`${tax.label} rate`} className={classes.figure}>
          {formatRate(line.rate, tax)}
        </td>,
        <td key={tax.label} className={classes.figure}>
          {formatAmount(line[tax.of])}
        </td>,
      ])}
      <td className={classes.figure}>{formatAmount(line.total)}</td>
    </tr>
  )
}

export function InvoiceLines({ paper }: { readonly paper: InvoicePaper }) {
  const { lines, taxes, totals } = paper
  return (
    <table className={classes.table}>
      <Columns taxes={taxes} />
      <Head taxes={taxes} />
      <tbody>
        {lines.map((line) => (
          <Line key={line.nr} line={line} taxes={taxes} />
        ))}
        <tr className={classes.totals}>
          <td colSpan={3}>Total</td>
          <td className={classes.figure}>{formatCount(totals.quantity)}</td>
          <td colSpan={2} />
          <td className={classes.figure}>{formatAmount(totals.base)}</td>
          {taxes.map(({ label, of }) => (
            <td key={label} colSpan={2} className={classes.figure}>
              {formatAmount(totals[of])}
            </td>
          ))}
          <td className={classes.figure}>{formatAmount(totals.total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
