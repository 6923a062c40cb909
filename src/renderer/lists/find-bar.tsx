/** Ctrl+F: finds in the rows that are there, also in those that aren't drawn. Enter goes on, Shift+Enter back. */
import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../shared/domain/values/money.ts'
import classes from './list.module.css'

export interface FindBarProps {
  readonly typed: string
  /** How many rows have it, and which of them is shown, from 0. */
  readonly count: number
  readonly at: number
  /** False where further pages aren't looked through. */
  readonly isAll: boolean
  /** Looks for it in all pages, where the list can be narrowed by a text. */
  readonly onEverywhere: (() => void) | undefined
  /** Its rows, several of them: `orders`. */
  readonly noun: string
  readonly onType: (typed: string) => void
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

export function FindBar(props: FindBarProps) {
  const { typed, count, at, isAll, onEverywhere, noun, onType, onStep, onClose } = props
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const none = typed.trim() !== '' && count === 0
  return (
    <search className={classes.find} aria-label="Find in the list">
      <TextInput
        ref={field}
        className={classes.findField ?? ''}
        size="xs"
        aria-label="Find in the list"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={typed}
        error={none}
        maxLength={64}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
          if (event.key === 'Escape') onClose()
        }}
      />
      <span className={classes.findCount} role="status">
        {typed.trim() !== '' && (none ? 'not found' : `${formatCount(at + 1)} of ${formatCount(count)}`)}
        {!isAll && ' on this page'}
      </span>
      {none && onEverywhere !== undefined && (
        <Button size="compact-xs" variant="light" onClick={onEverywhere}>
          Look in all {noun}
        </Button>
      )}
      <ActionIcon variant="subtle" aria-label="Previous row" disabled={count === 0} onClick={() => onStep(-1)}>
        <IconChevronUp size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label="Next row" disabled={count === 0} onClick={() => onStep(1)}>
        <IconChevronDown size={15} aria-hidden />
      </ActionIcon>
      <CloseButton size="sm" aria-label="Close find" onClick={onClose} />
    </search>
  )
}
