/** A picking list: a table for each warehouse, whose name stands again on every sheet that it goes over to. */

import { counted } from '../../shared/domain/counts.ts'
import { formatAmount, formatCount, formatRupees } from '../../shared/domain/money.ts'
import type { PickingLine } from '../../shared/domain/papers/picking-list.ts'
import { dotted } from '../../shared/text.ts'
import type { DrawingProps } from './drawing.ts'
import classes from './picking-list.module.css'
import frame from './table-paper.module.css'

export function PickingListPaper({ paper }: DrawingProps<'pickingList'>) {
  const { title, storeName, at, stockAt, groups, gaps, totals } = paper
  return (
    <article className={frame.paper} aria-label={title}>
      <header className={frame.head}>
        <h1>{title}</h1>
        <p>{storeName}</p>
        <p className={frame.quiet}>
          made {at} · stock of {stockAt}
        </p>
      </header>
      {groups.map(({ key, warehouse, kind, lines, pieces, total }) => (
        <table key={key} className={classes.table}>
          <Columns />
          <thead>
            <tr className={classes.warehouse}>
              <th colSpan={6} scope="colgroup">
                {warehouse}
                {kind !== '' && <small> {kind}</small>}
              </th>
            </tr>
            <Titles last="Pieces" />
          </thead>
          <tbody>
            {lines.map((line, nth) => (
              <Line key={`${line.id} ${line.mrp}`} nth={nth + 1} line={line} isTicked />
            ))}
            <tr data-total>
              <td colSpan={4}>
                {warehouse}: {counted.lines(lines.length)}, {formatRupees(total)} incl. GST
              </td>
              <td colSpan={2} data-align="end">
                {counted.pieces(pieces)}
              </td>
            </tr>
          </tbody>
        </table>
      ))}
      {gaps.length > 0 && (
        <table className={classes.table}>
          <Columns />
          <thead>
            <tr className={classes.warehouse}>
              <th colSpan={6} scope="colgroup">
                Not given by any warehouse
              </th>
            </tr>
            <Titles last="Missing" />
          </thead>
          <tbody>
            {gaps.map((line, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is printed doesn't move.
              <Line key={nth} nth={nth + 1} line={line} why={line.why} />
            ))}
          </tbody>
        </table>
      )}
      <footer className={classes.sum}>
        <span>
          {counted.lines(totals.lines)} in the cart, {counted.pieces(totals.pieces)} to pick
          {totals.missing > 0 && `, ${counted.pieces(totals.missing)} missing`}
        </span>
        <span>{formatRupees(totals.total)} incl. GST</span>
      </footer>
      <footer className={classes.signed}>
        <span>Picked by</span>
        <span>Checked by</span>
        <span>Date</span>
      </footer>
    </article>
  )
}

const Columns = () => (
  <colgroup>
    <col className={classes.tick} />
    <col className={classes.nth} />
    <col className={classes.id} />
    <col />
    <col className={classes.mrp} />
    <col className={classes.qty} />
  </colgroup>
)

const Titles = ({ last }: { readonly last: string }) => (
  <tr>
    <th scope="col">{last === 'Pieces' ? 'Tick' : ''}</th>
    <th scope="col" data-align="end">
      No.
    </th>
    <th scope="col">Product id</th>
    <th scope="col">Product</th>
    <th scope="col" data-align="end">
      MRP
    </th>
    <th scope="col" data-align="end">
      {last}
    </th>
  </tr>
)

interface LineProps {
  readonly nth: number
  readonly line: PickingLine
  readonly isTicked?: boolean
  readonly why?: string
}

const Line = ({ nth, line: { id, name, about, mrp, qty }, isTicked = false, why = '' }: LineProps) => (
  <tr>
    <td>{isTicked && <span className={classes.box} />}</td>
    <td data-align="end">{nth}</td>
    <td className={classes.number}>{id}</td>
    <td>
      {name}
      <small>{dotted(about, why)}</small>
    </td>
    <td data-align="end">{formatAmount(mrp)}</td>
    <td data-align="end" className={classes.pieces}>
      {formatCount(qty)}
    </td>
  </tr>
)
