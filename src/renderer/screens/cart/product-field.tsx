/** Where a product is named: by its id, or by the beginning of its name, which brings suggestions. */
import { Autocomplete } from '@mantine/core'
import type { RefObject } from 'react'
import { useSuggestions } from '../../app/suggestions.ts'
import classes from './cart.module.css'

const isNumber = (text: string): boolean => /^\s*\d*\s*$/.test(text)

export interface ProductFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly invalid: boolean
  readonly onChange: (value: string) => void
  /** A suggestion was taken: the field holds its id. */
  readonly onChosen: () => void
}

export function ProductField({ field, value, invalid, onChange, onChosen }: ProductFieldProps) {
  const { products: suggestions } = useSuggestions(value, !isNumber(value))
  return (
    <Autocomplete
      ref={field}
      className={classes.idField ?? ''}
      aria-label="Product id or name"
      placeholder="Product id or name"
      size="xs"
      autoComplete="off"
      maxLength={100}
      value={value}
      onChange={onChange}
      onOptionSubmit={onChosen}
      data={suggestions.map(({ id }) => String(id))}
      filter={({ options }) => options}
      comboboxProps={{ width: 430, position: 'bottom-start', shadow: 'md', withinPortal: false }}
      maxDropdownHeight={360}
      renderOption={({ option }) => {
        const product = suggestions.find(({ id }) => String(id) === option.value)
        return (
          <span className={classes.suggestion}>
            <span>{product?.name}</span>
            <span className={classes.quiet}>
              {option.value} · {product?.brand} · {product?.category}
            </span>
          </span>
        )
      }}
      error={invalid}
    />
  )
}
