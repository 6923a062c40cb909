/** The bar above My ARS: the search, the filters with their counts, and a button that takes all suggestions. */
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { TextField } from '../../lists/fields/text-field.tsx'
import { useCommand } from '../../navigation/commands.ts'
import { QUICK_FILTER_NAMES, QUICK_FILTERS, type Shown } from './narrowing.ts'
import classes from './quick-filter-bar.module.css'
import { because } from './suggested.tsx'
import type { RowSelectionModel } from './use-row-selection.ts'

export type SearchFieldProps = Pick<RowSelectionModel, 'search' | 'setSearch'>

export function SearchField({ search, setSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useCommand('find', () => {
    field.current?.focus()
    field.current?.select()
  })
  return <TextField label="Search by name or ID" value={search} onChange={setSearch} field={field} />
}

export interface QuickFilterBarProps extends Pick<Shown, 'counts'>, Pick<RowSelectionModel, 'look' | 'setLook'> {
  /** The number of products shown whose suggested target differs. */
  readonly suggested: number
  /** True while more rows are loading, so counts aren't final. */
  readonly isSoFar: boolean
  /** The reason why suggestions can't be taken. */
  readonly cantTake: string | undefined
  readonly onTake: () => void
}

export function QuickFilterBar({ look, setLook, counts, suggested, isSoFar, cantTake, onTake }: QuickFilterBarProps) {
  return (
    <div className={classes.bar}>
      <fieldset className={classes.looks} aria-label="Show">
        {QUICK_FILTER_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.look}
            aria-pressed={look === name}
            data-none={counts[name] === 0 || undefined}
            onClick={() => setLook(name)}
          >
            {QUICK_FILTERS[name]} <b>{formatCount(counts[name])}</b>
          </button>
        ))}
        {isSoFar && (
          <span className={classes.soFar} role="status">
            so far
          </span>
        )}
      </fieldset>
      <Button
        variant="default"
        disabled={cantTake !== undefined}
        {...(cantTake !== undefined && because(cantTake))}
        onClick={onTake}
      >
        {suggested === 0 ? 'Apply suggestions…' : `Apply ${counted.suggestions(suggested)}…`}
      </Button>
    </div>
  )
}
