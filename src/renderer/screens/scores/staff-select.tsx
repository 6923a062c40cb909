import { Select } from '@mantine/core'

export interface StaffSelectProps {
  readonly staff: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  /** True if its label is above it, as with a filter. */
  readonly isLabelled?: boolean
  readonly onChange: (staff: string) => void
}

export const StaffSelect = ({ staff, value, isLabelled, onChange }: StaffSelectProps) => (
  <Select
    {...{ [isLabelled ? 'label' : 'aria-label']: 'Staff' }}
    data={[...staff]}
    value={value}
    allowDeselect={false}
    searchable
    onChange={(next) => next !== null && onChange(next)}
  />
)
