import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'

export interface FilterBarProps {
  readonly label: string
  readonly children: ReactNode
  /** E.g. "312 of 8,940". */
  readonly scope?: ReactNode
  /** Defined while any filter is set. */
  readonly onReset?: (() => void) | undefined
  /** True in a screen's head, where it takes no row of its own. */
  readonly isInline?: boolean
}

export function FilterBar({ label, children, scope, onReset, isInline = false }: FilterBarProps) {
  return (
    <search className={classes.bar} aria-label={label} data-inline={isInline || undefined}>
      {children}
      {onReset !== undefined && (
        <Button variant="subtle" color="gray" leftSection={<IconFilterOff size={14} />} onClick={onReset}>
          Clear filters
        </Button>
      )}
      {scope !== undefined && <span className={classes.scope}>{scope}</span>}
    </search>
  )
}
