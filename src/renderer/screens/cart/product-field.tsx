/** Where a product is named: by its id, or by the beginning of its name, which brings suggestions. */
import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { ask } from '../../app/bridge.ts'
import classes from './cart.module.css'

/** Milliseconds without a key before the name is looked for. */
const PAUSE = 120

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
  const [typed] = useDebouncedValue(value.trim(), PAUSE)
  const named = !isNumber(typed)
  const { data: found } = useQuery({
    queryKey: ['products.suggest', typed],
    queryFn: () => ask('products.suggest', { typed }),
    enabled: named,
    placeholderData: keepPreviousData,
  })
  const suggestions = named && !isNumber(value) ? (found ?? []) : []
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
