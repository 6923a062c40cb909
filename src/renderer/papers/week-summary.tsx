/** The week of a store: each figure beside the previous week's, with best sellers and out-of-stock products below. */
import type { WeekProducts } from '../../shared/domain/papers/week-products.ts'
import type { WeekFigure, WeekPart } from '../../shared/domain/papers/week-summary.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import type { DrawingProps } from './drawing.ts'
import classes from './week-summary.module.css'

export function WeekSummaryPaper({ paper }: DrawingProps<'weekSummary'>) {
  const { week, before, storeName, city, at, note, parts, products } = paper
  return (
    <article className={classes.paper} aria-label={`Week summary, ${week}`}>
      <header className={classes.head}>
        <p className={classes.kind}>Week summary</p>
        <h1>{week}</h1>
        <p className={classes.store}>{dotted(storeName, city)}</p>
        <p className={classes.quiet}>{dotted(`Printed on ${at}`, note)}</p>
      </header>
      <table className={classes.figures}>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">Week</th>
            <th scope="col">
              Week before<small>{before}</small>
            </th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </table>
      <div className={classes.products}>
        {products.map((one) => (
          <Products key={one.title} of={one} />
        ))}
      </div>
    </article>
  )
}

const Part = ({ part: { title, figures, notes } }: { readonly part: WeekPart }) => (
  <tbody>
    {figures.map((figure, at) => (
      <tr key={figure.label}>
        {at === 0 && (
          <th scope="rowgroup" className={classes.part} rowSpan={figures.length + (notes.length > 0 ? 1 : 0)}>
            {title}
          </th>
        )}
        <Cells {...figure} />
      </tr>
    ))}
    {notes.length > 0 && (
      <tr>
        <td className={classes.note} colSpan={4}>
          {notes.join(' ')}
        </td>
      </tr>
    )}
  </tbody>
)

const Cells = ({ label, now, before, change }: WeekFigure) => (
  <>
    <th scope="row" className={classes.label}>
      {label}
    </th>
    <td className={classes.now}>{orNone(now)}</td>
    <td>{orNone(before)}</td>
    <td className={classes.change}>{change}</td>
  </>
)

const NONE = <span className={classes.none}>Not available</span>

const orNone = (figure: string | undefined) => figure ?? NONE

const Products = ({ of: { title, rows, more, none, notes } }: { readonly of: WeekProducts }) => (
  <section>
    <h2>
      {title}
      {rows !== undefined && rows.length > 0 && <small>Sold in 30 days</small>}
    </h2>
    {rows === undefined && <p>{NONE}</p>}
    {rows?.length === 0 && <p>{none}</p>}
    {rows !== undefined && rows.length > 0 && (
      <ol>
        {rows.map(({ id, name, sold }) => (
          <li key={id}>
            <span>
              <Unbroken>{name}</Unbroken> <small>{id}</small>
            </span>
            <b>{formatCount(sold)}</b>
          </li>
        ))}
      </ol>
    )}
    {more > 0 && <p className={classes.quiet}>and {formatCount(more)} more</p>}
    <p className={classes.note}>{notes.join(' ')}</p>
  </section>
)
