/** A quantity: typed, or one of those that are usual. */
import { Autocomplete } from '@mantine/core'
import { QUANTITY_CHOICES } from '../../shared/domain/cart-rules.ts'

const CHOICES = QUANTITY_CHOICES.map(String)

export interface QuantityFieldProps {
  readonly label: string
  readonly className: string | undefined
  readonly text: string
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}

export function QuantityField({ label, className, text, isWrong, onChange }: QuantityFieldProps) {
  return (
    <Autocomplete
      className={className ?? ''}
      aria-label={label}
      placeholder="Qty"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      size="xs"
      value={text}
      error={isWrong}
      onChange={onChange}
      data={CHOICES}
      filter={({ options }) => options}
      maxDropdownHeight={220}
    />
  )
}
