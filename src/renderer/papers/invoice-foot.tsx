/** Below the lines: tax by HSN code, the amount in words, what is declared and who signs. */
import { formatAmount, formatCount, formatRupees } from '../../shared/domain/money.ts'
import type { InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import classes from './invoice-foot.module.css'
import table from './invoice-table.module.css'
import { COMPUTER_MADE, DECLARATIONS, remarksOf, SHORT_NAMES } from './invoice-texts.ts'
import { formatRate, hsnKey } from './taxes.ts'

function HsnTable({ paper }: { readonly paper: InvoicePaper }) {
  const { taxes } = paper
  return (
    <table className={`${table.table} ${classes.summary}`}>
      <thead>
        {/* In the table's own head, so that it stands over the rows on every sheet. */}
        <tr>
          <th className={classes.heading} colSpan={4 + 2 * taxes.length}>
            Tax by HSN code
          </th>
        </tr>
        <tr>
          <th>HSN</th>
          <th>Qty</th>
          <th>Taxable value</th>
          {taxes.flatMap(({ label }) => [<th key={`${label} rate`}>{label} rate</th>, <th key={label}>{label}</th>])}
          <th>Total</th>
        </tr>
      </thead>
      <tbody>
        {paper.summary.map((row) => (
          <tr key={hsnKey(row)}>
            <td>{row.HSNCode || '–'}</td>
            <td className={table.figure}>
              {formatCount(row.quantity)} {row.unit}
            </td>
            <td className={table.figure}>{formatAmount(row.base)}</td>
            {taxes.flatMap((tax) => [
              <td key={`${tax.label} rate`} className={table.figure}>
                {formatRate(row.rate, tax)}
              </td>,
              <td key={tax.label} className={table.figure}>
                {formatAmount(row[tax.of])}
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
  const { title, taxes, totals } = paper
  return (
    <dl className={classes.sums}>
      <div>
        <dt>Taxable value</dt>
        <dd>{formatAmount(totals.base)}</dd>
      </div>
      {taxes.map(({ label, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatAmount(totals[of])}</dd>
        </div>
      ))}
      <div className={classes.grand}>
        <dt>{SHORT_NAMES[title]} total</dt>
        <dd>{formatRupees(totals.total)}</dd>
      </div>
    </dl>
  )
}

export function InvoiceFoot({ paper }: { readonly paper: InvoicePaper }) {
  const { title, seller, inWords, summary } = paper
  const remarks = remarksOf(paper)
  return (
    <footer className={classes.foot}>
      {remarks.length > 0 && (
        <div className={classes.remarks}>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      )}
      {summary.length > 0 && <HsnTable paper={paper} />}
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
