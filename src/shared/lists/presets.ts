/** Ranges of days that are used often, as far as a filter allows them. Days are in Indian time. */
import { addDays, addMonths, type Day, firstOfMonth, firstOfYear } from '../domain/values/dates.ts'
import { type DaysFilter, latestDay, type Preset } from './filters.ts'

const spans: readonly (readonly [label: string, from: (today: Day) => Day, to: (today: Day) => Day])[] = [
  ['Today', (today) => today, (today) => today],
  ['Last 7 days', (today) => addDays(today, -6), (today) => today],
  ['This month', firstOfMonth, (today) => today],
  ['Last month', (today) => firstOfMonth(addMonths(today, -1)), (today) => addDays(firstOfMonth(today), -1)],
  ['Last 3 months', (today) => addMonths(today, -3), (today) => today],
  ['This financial year', firstOfYear, (today) => today],
]

export const presetsOf = (filter: DaysFilter, today: Day): readonly Preset[] =>
  filter.presets?.(today) ??
  spans.flatMap(([label, first, last]) => {
    const [from, to] = [first(today), last(today)]
    const latest = latestDay(filter, from, today)
    return latest !== undefined && to > latest ? [] : [{ label, value: { from, to } }]
  })
