/** A list as CSV: the table and nothing else, each value as it can be reckoned with. See docs/list-files.md. */
import { formatDate, formatTime, wallTime } from '../../shared/domain/dates.ts'
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

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Days and minutes come again and again: of each the words are made once a file. */
function dateWords() {
  const days = new Map<number, string>()
  const minutes = new Map<number, string>()
  const known = (words: Map<number, string>, nr: number, make: () => string): string => {
    const found = words.get(nr)
    if (found !== undefined) return found
    const made = make()
    words.set(nr, made)
    return made
  }
  const dayAt = (wall: number, iso: string) => known(days, Math.floor(wall / DAY_MS), () => formatDate(iso))
  return {
    day: (iso: string): string => {
      const wall = wallTime(iso)
      return wall === undefined ? formatDate(iso) : dayAt(wall, iso)
    },
    moment: (iso: string): string => {
      const wall = wallTime(iso)
      if (wall === undefined) return formatTime(iso)
      const minute = Math.floor((wall % DAY_MS) / MINUTE_MS)
      return `"${dayAt(wall, iso)}, ${known(minutes, minute, () => formatTime(iso))}"`
    },
  }
}

const cellsOf = ({ day, moment }: ReturnType<typeof dateWords>): Readonly<Record<ColumnKind, Written>> => ({
  amount: asNumber((value) => formatPlain(paise(value))),
  count: asNumber(csvCell),
  percent: asNumber(csvCell),
  // Words of ours: nothing in them is to be neutralised, and only a time has a comma.
  day: (value) => day(String(value)),
  moment: (value) => moment(String(value)),
  badge: asText,
  text: asText,
  link: asText,
})

export function csvColumns(columns: readonly Chosen[], context: ListContext): readonly WrittenColumn<unknown>[] {
  const cells = cellsOf(dateWords())
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
