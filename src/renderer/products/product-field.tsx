/** A field for a product: by the beginning of its name, with suggestions, or by its id, with the product it belongs to. */
import { Autocomplete } from '@mantine/core'
import type { RefObject } from 'react'
import type { ProductSuggestion } from '../../shared/domain/catalogue/product.ts'
import { typedId } from '../../shared/domain/scanning/scan.ts'
import { formatCount, formatRupees } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import { useSuggestions } from '../catalogue/suggestions.ts'
import classes from './product-field.module.css'

const isNumber = (text: string): boolean => /^\s*(?:\d+\s*)?$/.test(text)

/** For example `₹ 551.43 · 26 in warehouses · in the cart: 8`, as far as known. */
const offerOf = ({ net, available }: ProductSuggestion, inCart: number | undefined): string =>
  dotted(
    net === undefined ? undefined : formatRupees(net),
    available === undefined ? undefined : `${formatCount(available)} in warehouses`,
    inCart === undefined ? undefined : `${formatCount(inCart)} in cart`,
  )

export interface ProductFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly invalid: boolean
  /** The quantity of a product in the cart; undefined if it isn't there. */
  readonly inCart: (id: number) => number | undefined
  readonly onChange: (value: string) => void
  /** Called when a suggestion was chosen: the field holds its id. */
  readonly onChosen: () => void
}

export function ProductField({ field, value, invalid, inCart, onChange, onChosen }: ProductFieldProps) {
  const typed = typedId(value)
  const { products } = useSuggestions(value, typed !== undefined || !isNumber(value))
  // An id means exactly that product, not others that contain its digits.
  const suggestions = typed === undefined ? products : products.filter(({ id }) => id === typed)
  return (
    <Autocomplete
      ref={field}
      className={classes.idField ?? ''}
      aria-label="Product ID or name"
      placeholder="Product ID or name"
      size="xs"
      autoComplete="off"
      maxLength={100}
      value={value}
      onChange={onChange}
      onOptionSubmit={onChosen}
      data={suggestions.map(({ id }) => String(id))}
      filter={({ options }) => options}
      comboboxProps={{ width: 430, position: 'bottom-start', shadow: 'md', withinPortal: false }}
      // In a low window the list ends above the window's edge.
      maxDropdownHeight="max(7rem, min(22.5rem, 100dvh - 18rem))"
      renderOption={({ option }) => {
        const product = suggestions.find(({ id }) => String(id) === option.value)
        return (
          <span className={classes.suggestion}>
            <span>{product?.name}</span>
            <span className={classes.quiet}>{dotted(option.value, product?.brand, product?.category)}</span>
            <span className={classes.offer}>{product && offerOf(product, inCart(product.id))}</span>
          </span>
        )
      }}
      error={invalid}
    />
  )
}
