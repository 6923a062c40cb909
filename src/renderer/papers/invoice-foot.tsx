/** Below the lines: tax by HSN code, the amount in words, what is declared and who signs. */
import { formatAmount, formatCount, formatRupees } from '../../shared/domain/money.ts'
import type { InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import classes from './invoice-foot.module.css'
import table from './invoice-table.module.css'
import { COMPUTER_MADE, DECLARATIONS } from './invoice-texts.ts'
import { formatRate, hsnKey, taxesOf } from './taxes.ts'

function HsnTable({ paper }: { readonly paper: InvoicePaper }) {
  const taxes = taxesOf(paper)
  return (
    <table className={`${table.table} ${classes.summary}`}>
      <thead>
        <tr>
          <th>HSN</th>
          <th>Qty</th>
          <th>Taxable value</th>
          {taxes.flatMap(({ name }) => [<th key={`${name} rate`}>{name} rate</th>, <th key={name}>{name}</th>])}
          <th>Total</th>
        </tr>
      </thead>
      <tbody>
        {paper.summary.map((row) => (
          <tr key={hsnKey(row)}>
            <td>{row.HSNCode}</td>
            <td className={table.figure}>{formatCount(row.quantity)}</td>
            <td className={table.figure}>{formatAmount(row.base)}</td>
            {taxes.flatMap((tax) => [
              <td key={`${tax.name} rate`} className={table.figure}>
                {formatRate(row.rate, tax)}
              </td>,
              <td key={tax.name} className={table.figure}>
                {formatAmount(row[tax.name])}
              </td>,
            ])}
            <td className={table.figure}>{formatAmount(row.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ paper }: { readonly paper: InvoicePaper }) {
  const { totals } = paper
  return (
    <dl className={classes.sums}>
      <div>
        <dt>Taxable value</dt>
        <dd>{formatAmount(totals.base)}</dd>
      </div>
      {taxesOf(paper).map(({ name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatAmount(totals[name])}</dd>
        </div>
      ))}
      <div className={classes.grand}>
        <dt>Invoice total</dt>
        <dd>{formatRupees(totals.total)}</dd>
      </div>
    </dl>
  )
}

export function InvoiceFoot({ paper }: { readonly paper: InvoicePaper }) {
  const { title, seller, inWords } = paper
  return (
    <footer className={classes.foot}>
      <h2 className={classes.heading}>Tax by HSN code</h2>
      <HsnTable paper={paper} />
      <div className={classes.closing}>
        <div className={classes.worth}>
          <div className={classes.words}>
            <h2>Amount in words</h2>
            <p>{inWords}</p>
          </div>
          <Sums paper={paper} />
        </div>
        <div className={classes.signing}>
          <div className={classes.declaration}>
            <h2>Declaration</h2>
            <p>{DECLARATIONS[title]}</p>
            <p>{COMPUTER_MADE}</p>
          </div>
          <div className={classes.signature}>
            <p>
              For <strong>{seller.legalName}</strong>
            </p>
            <p>Authorised signatory</p>
          </div>
        </div>
      </div>
    </footer>
  )
}
