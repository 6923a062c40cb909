/** Writes a list as CSV: only the table, with values that a program can calculate with. See docs/list-files.md. */
import { formatDate, formatTime, wallTime } from '../../shared/domain/values/dates.ts'
import { formatPlain, paise } from '../../shared/domain/values/money.ts'
import type { Chosen } from '../../shared/lists/check-list-request.ts'
import type { ColumnKind } from '../../shared/lists/columns.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import { csvCell, type WrittenColumn } from '../files/csv.ts'

type Written = (value: number | string) => string

/** A text in a number column is written as text. */
const asNumber =
  (written: (value: number) => string): Written =>
  (value) =>
    typeof value === 'number' ? written(value) : csvCell(value)

/** Digits that a spreadsheet reads as a number and shows differently: `123456789012` as `1.23E+11`, `007` as `7`. */
const LONG_NUMBER = /^(?:[0-9]{12,}|0[0-9]+)$/
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Maximum per cache. */
const MOST_KNOWN = 2000

/** Caches the cells of values that repeat in a list. */
function remembered<K>() {
  const cells = new Map<K, string>()
  return (key: K, make: () => string): string => {
    const known = cells.get(key)
    if (known !== undefined) return known
    const cell = make()
    if (cells.size < MOST_KNOWN) cells.set(key, cell)
    return cell
  }
}

function cellsOf(): Readonly<Record<ColumnKind, Written>> {
  const [days, minutes, texts] = [remembered<number>(), remembered<number>(), remembered<string>()]
  const dayAt = (wall: number, iso: string) => days(Math.floor(wall / DAY_MS), () => formatDate(iso))
  const minuteAt = (wall: number, iso: string) => minutes(Math.floor(wall / MINUTE_MS) % 1440, () => formatTime(iso))
  // Our own words need no neutralising, and only a time contains a comma.
  const date =
    (written: (wall: number, iso: string) => string): Written =>
    (value) => {
      const iso = String(value)
      const wall = wallTime(iso)
      return wall === undefined ? formatDate(iso) : written(wall, iso)
    }
  const text: Written = (value) => {
    const raw = String(value)
    return texts(raw, () => (LONG_NUMBER.test(raw) ? `"=""${raw}"""` : csvCell(raw)))
  }
  return {
    amount: asNumber((value) => formatPlain(paise(value))),
    count: asNumber(csvCell),
    figure: asNumber(csvCell),
    percent: asNumber(csvCell),
    day: date(dayAt),
    moment: date((wall, iso) => `"${dayAt(wall, iso)}, ${minuteAt(wall, iso)}"`),
    badge: text,
    text,
    link: text,
  }
}

export function csvColumns(columns: readonly Chosen[], context: ListContext): readonly WrittenColumn<unknown>[] {
  const cells = cellsOf()
  return columns.map(({ column }) => {
    const cell = cells[column.kind]
    return {
      title: column.title,
      written: (row) => {
        const value = column.of(row, context)
        return value === undefined ? '' : cell(value)
      },
    }
  })
}
