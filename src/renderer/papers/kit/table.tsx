import type { ReactNode } from 'react'
import { Unbroken } from '../../parts/unbroken.tsx'
import classes from './table.module.css'

export interface PaperColumn<Row> {
  readonly title: string
  /** Adjacent columns with the same group share a heading. */
  readonly group?: string
  /** A CSS width: `12mm`, `30%`. The remaining width if undefined. */
  readonly width?: string
  readonly align?: 'end' | 'centre'
  readonly strong?: true
  /** True for an empty box to write in. */
  readonly pen?: true
  readonly cell: (row: Row, nth: number) => ReactNode
  /** Small text below the value. */
  readonly small?: (row: Row) => string | undefined
}

/** A cell of the last row, with its column span. */
export interface TotalCell {
  readonly text?: ReactNode
  readonly span?: number
  readonly align?: 'end'
}

export interface PaperTableProps<Row> {
  readonly columns: readonly PaperColumn<Row>[]
  readonly rows: readonly Row[]
  readonly heading?: ReactNode
  readonly total?: readonly TotalCell[] | undefined
  /**
   * `plain`: lines between rows; `large`: for work with a pen; `pen`: with boxes to write in; `framed`: an invoice's; `tax`: the same,
   * below one.
   */
  readonly look?: 'plain' | 'large' | 'pen' | 'framed' | 'tax'
}

/** Sizes in names of products aren't broken. */
const Words = ({ of }: { readonly of: ReactNode }) => (typeof of === 'string' ? <Unbroken>{of}</Unbroken> : of)

export function PaperTable<Row>({ columns, rows, heading, total, look = 'plain' }: PaperTableProps<Row>) {
  const isFramed = look === 'framed' || look === 'tax'
  return (
    <table className={isFramed ? classes.framed : classes.open} data-look={look}>
      {columns.some(({ width }) => width !== undefined) && (
        <colgroup>
          {columns.map((column) => (
            <col key={keyOf(column)} style={column.width === undefined ? undefined : { width: column.width }} />
          ))}
        </colgroup>
      )}
      <thead>
        {heading !== undefined && (
          <tr>
            <th className={classes.heading} colSpan={columns.length} scope="colgroup">
              {heading}
            </th>
          </tr>
        )}
        <Heads columns={columns} />
      </thead>
      <tbody>
        {rows.map((row, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed doesn't move.
          <tr key={nth}>
            {columns.map((column) => (
              <td key={keyOf(column)} data-align={column.align} data-strong={column.strong} data-pen={column.pen}>
                <Words of={column.cell(row, nth)} />
                {column.small?.(row) !== undefined && (
                  <small data-below>
                    <Words of={column.small(row)} />
                  </small>
                )}
              </td>
            ))}
          </tr>
        ))}
        {total !== undefined && (
          <tr data-total>
            {total.map(({ text, span, align }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <td key={at} colSpan={span} data-align={align}>
                {text}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

const keyOf = ({ group = '', title }: Pick<PaperColumn<never>, 'group' | 'title'>): string => `${group} ${title}`

interface HeadsProps {
  readonly columns: readonly Omit<PaperColumn<never>, 'cell' | 'small'>[]
}

/** The head; two rows if columns are grouped. */
function Heads({ columns }: HeadsProps) {
  const groups = new Map(columns.map(({ group }) => [group, columns.filter((one) => one.group === group).length]))
  const isGrouped = columns.some(({ group }) => group !== undefined)
  return (
    <>
      <tr>
        {columns.map((column, at) => {
          const { group, title, align } = column
          if (group === undefined) {
            return (
              <th key={keyOf(column)} rowSpan={isGrouped ? 2 : undefined} data-align={align} scope="col">
                {title}
              </th>
            )
          }
          const isFirst = columns[at - 1]?.group !== group
          return (
            isFirst && (
              <th key={group} colSpan={groups.get(group)} scope="colgroup">
                {group}
              </th>
            )
          )
        })}
      </tr>
      {isGrouped && (
        <tr className={classes.second}>
          {columns.map((column) => column.group !== undefined && <th key={keyOf(column)}>{column.title}</th>)}
        </tr>
      )}
    </>
  )
}
