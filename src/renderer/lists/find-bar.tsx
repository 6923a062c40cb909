/** Ctrl+F: finds in all loaded rows, including those not rendered. Enter goes forward, Shift+Enter back. */
import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../shared/domain/values/money.ts'
import text from '../parts/text.module.css'
import classes from './list.module.css'
import type { Find } from './use-find.ts'
import type { ListModel } from './use-list.ts'

export interface FindBarProps {
  readonly model: ListModel
  readonly find: Find
}

export function FindBar({ model: { list, shown, filter }, find }: FindBarProps) {
  const { typed, count, at } = find
  /** If false, further pages aren't searched. */
  const isAll = shown !== undefined && !shown.mayHaveMore && shown.rows.length === shown.count
  const byText = Object.keys(list.filters).find((name) => list.filters[name]?.kind === 'text')
  const lookEverywhere = (name: string) => {
    filter({ [name]: typed.trim() })
    find.close()
  }
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const none = typed.trim() !== '' && count === 0
  return (
    <search className={classes.find} aria-label="Search this list">
      <TextInput
        ref={field}
        className={classes.findField ?? ''}
        size="xs"
        aria-label="Search this list"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={typed}
        error={none}
        maxLength={64}
        onChange={(event) => find.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find.go(event.shiftKey ? -1 : 1)
          if (event.key === 'Escape') find.close()
        }}
      />
      <span className={text.quietFigures} role="status">
        {typed.trim() !== '' && (none ? 'No matches' : `${formatCount(at + 1)} of ${formatCount(count)}`)}
        {!isAll && ' on this page'}
      </span>
      {none && !isAll && byText !== undefined && (
        <Button size="compact-xs" variant="light" onClick={() => lookEverywhere(byText)}>
          Search all {list.noun[1]}
        </Button>
      )}
      <ActionIcon variant="subtle" aria-label="Previous row" disabled={count === 0} onClick={() => find.go(-1)}>
        <IconChevronUp size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label="Next row" disabled={count === 0} onClick={() => find.go(1)}>
        <IconChevronDown size={15} aria-hidden />
      </ActionIcon>
      <CloseButton size="sm" aria-label="Close search" onClick={find.close} />
    </search>
  )
}
