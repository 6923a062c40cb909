/** Which month is shown: it stands in the address. */
import { Select } from '@mantine/core'
import { monthWords } from '../../../shared/domain/scores/performance.ts'

export interface MonthSelectProps {
  /** The newest first: `2026-11`. */
  readonly months: readonly string[]
  readonly value: string
  /** Its label stands above it, as over a filter. */
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
