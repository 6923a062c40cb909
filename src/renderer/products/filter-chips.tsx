/** The active filters of a listing as chips; a click removes one. */
import { IconX } from '@tabler/icons-react'
import stack from '../parts/stack.module.css'
import text from '../parts/text.module.css'
import classes from './filter-chips.module.css'

export interface ShownChip {
  /** The name of the facet: `Brand`. */
  readonly of: string
  readonly name: string
  readonly remove: () => void
}

export interface FilterChipsProps {
  readonly chips: readonly ShownChip[]
  /** The search whose words became these filters; undefined without one. */
  readonly asTyped?: string | undefined
  readonly onClear: () => void
}

export function FilterChips({ chips, asTyped, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul className={stack.chips} aria-label="Filters in use">
      {asTyped !== undefined && <li className={classes.showing}>Showing</li>}
      {chips.map(({ of, name, remove }) => (
        <li key={`${of} ${name}`}>
          <button type="button" className={classes.chip} aria-label={`Remove ${of}: ${name}`} onClick={remove}>
            <span className={classes.of}>{of}:</span> {name}
            <IconX size={13} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={`${text.link} ${classes.clear}`} onClick={onClear}>
          {asTyped === undefined ? 'Clear all' : `Search for “${asTyped}” in all products`}
        </button>
      </li>
    </ul>
  )
}
