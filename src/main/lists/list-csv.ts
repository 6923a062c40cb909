/** A list as CSV: the table and nothing else, each value as it can be reckoned with. See docs/list-files.md. */
import { formatDate, formatDateTime } from '../../shared/domain/dates.ts'
import { formatPlain, paise } from '../../shared/domain/money.ts'
import type { ColumnKind } from '../../shared/lists/columns.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import { csvCell, type WrittenColumn } from '../files/csv.ts'
import type { Chosen } from './asked-list.ts'

type Written = (value: number | string) => string

const asText: Written = (value) => csvCell(String(value))
/** Text in a column of numbers is text like any other. */
const asNumber =
  (written: (value: number) => string): Written =>
  (value) =>
    typeof value === 'number' ? written(value) : csvCell(value)

const cells: Readonly<Record<ColumnKind, Written>> = {
  amount: asNumber((value) => formatPlain(paise(value))),
  count: asNumber(csvCell),
  percent: asNumber(csvCell),
  // Words of ours: nothing in them is to be neutralised, and only a time has a comma.
  day: (value) => formatDate(String(value)),
  moment: (value) => `"${formatDateTime(String(value))}"`,
  badge: asText,
  text: asText,
  link: asText,
}

export const csvColumns = (columns: readonly Chosen[], context: ListContext): readonly WrittenColumn<unknown>[] =>
  columns.map(({ column }) => {
    const cell = cells[column.kind]
    return {
      title: column.title,
      written: (row) => {
        const value = column.of(row, context)
        return value === undefined ? '' : cell(value)
      },
    }
  })
