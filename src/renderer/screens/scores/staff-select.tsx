/** Whose scores are shown: it stands in the address. */
import { Select } from '@mantine/core'

export interface StaffSelectProps {
  readonly staff: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (staff: string) => void
}

export const StaffSelect = ({ staff, value, onChange }: StaffSelectProps) => (
  <Select
    aria-label="Staff"
    data={[...staff]}
    value={value}
    allowDeselect={false}
    searchable
    onChange={(next) => next !== null && onChange(next)}
  />
)
