import { Select } from '@mantine/core'
import { monthWords } from '../../../shared/domain/scores/performance.ts'

export interface MonthSelectProps {
  /** The newest first, in the form `2026-11`. */
  readonly months: readonly string[]
  readonly value: string
  /** True if its label is above it, as with a filter. */
  readonly isLabelled?: boolean
  readonly onChange: (month: string) => void
}

export const MonthSelect = ({ months, value, isLabelled, onChange }: MonthSelectProps) => (
  <Select
    {...{ [isLabelled ? 'label' : 'aria-label']: 'Month' }}
    w={130}
    data={months.map((month) => ({ value: month, label: monthWords(month) }))}
    value={value}
    allowDeselect={false}
    onChange={(next) => next !== null && onChange(next)}
  />
)
