/**
 * A shelf: the documents that a call lists, as a gallery or a reader. It has a search field if there are many, and keeps the former list if
 * a refresh fails.
 */
import { Button, TextInput } from '@mantine/core'
import { IconFolderOpen, IconListSearch, IconRefresh, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import { type MessageKey, messages } from '../../shared/messages.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import { hasWords } from '../../shared/text.ts'
import { usePortal } from '../bridge/queries.ts'
import { ReadState } from '../bridge/read-state.tsx'
import { useCommand } from '../navigation/commands.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import text from '../parts/text.module.css'
import { Gallery } from './gallery.tsx'
import { Reader, type ReaderItem } from './reader.tsx'
import classes from './shelf.module.css'

export interface ShelfProps<N extends CallName> {
  readonly call: N
  readonly args: Args<N>
  /** The name of the shelf: `Turnaround stories`. */
  readonly label: string
  readonly items: (answer: Answer<N>) => readonly ReaderItem[]
  readonly none: MessageKey
  /** The message if the list or one of its documents can't be loaded; the error's own if undefined. */
  readonly failed?: MessageKey
  readonly documentFailed?: MessageKey
  /** The search text of a field shared by several shelves; the shelf has a field of its own if undefined. */
  readonly searchText?: string
  readonly look?: 'tiles' | 'wide' | 'reader'
  /** An element for the search field; above the items if undefined. */
  readonly findIn?: HTMLElement | null
}

/** From this many items on, there is a search field. */
const MANY = 6

export function Shelf<N extends CallName>(props: ShelfProps<N>) {
  const { call, args, label, items, none, failed, documentFailed, searchText, look = 'tiles', findIn } = props
  const read = usePortal(call as never, args as never)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(searchText ?? typed)
  useCommand('refresh', () => void read.refetch(), searchText === undefined)
  const state = <ReadState of={read} label={label} failed={failed} />
  if (read.data === undefined) return state
  const all = items((read.data as { readonly answer: Answer<N> }).answer)
  const isUnread = read.data.unread > 0
  const found = all.filter(({ title, lines = [] }) => hasWords([title, ...lines].join(' '), words))
  const common = { label, items: found, ...(documentFailed !== undefined && { failed: messages[documentFailed] }) }
  const nothing = found.length === 0 && (
    <Nothing
      title={all.length > 0 ? messages.nothingOfThoseWords : messages[isUnread ? 'noneReadable' : none]}
      isFound={all.length > 0}
      isBeside={searchText !== undefined}
      busy={read.isFetching}
      onRefresh={() => void read.refetch()}
      onClear={() => setTyped('')}
    />
  )
  const find = searchText === undefined && all.length > MANY && <Find label={label} words={typed} onType={setTyped} />
  if (look === 'reader') {
    return (
      <div className={classes.shelf} data-look={look}>
        {state}
        {all.length === 0 ? nothing : <Reader {...common} find={find} none={nothing} />}
      </div>
    )
  }
  return (
    <div className={classes.shelf}>
      {state}
      {findIn ? createPortal(find, findIn) : find}
      {nothing || <Gallery {...common} isWide={look === 'wide'} />}
    </div>
  )
}

interface FindProps {
  readonly label: string
  readonly words: string
  readonly onType: (words: string) => void
}

const Find = ({ label, words, onType }: FindProps) => (
  <TextInput
    className={classes.find ?? ''}
    aria-label={`Search ${label.toLowerCase()}`}
    placeholder={`Search ${label.toLowerCase()}`}
    leftSection={<IconSearch size={15} aria-hidden />}
    value={words}
    maxLength={100}
    onChange={(event) => onType(event.currentTarget.value)}
  />
)

interface NothingProps {
  readonly title: string
  /** True if there are items, but none matches the search. */
  readonly isFound: boolean
  /** True beside other shelves: the empty state is one line. */
  readonly isBeside: boolean
  readonly busy: boolean
  readonly onRefresh: () => void
  readonly onClear: () => void
}

function Nothing({ title, isFound, isBeside, busy, onRefresh, onClear }: NothingProps) {
  if (isBeside) return <p className={text.quiet}>{title}</p>
  if (isFound) {
    return (
      <EmptyState
        icon={IconListSearch}
        title={title}
        actions={
          <Button variant="default" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={IconFolderOpen}
      title={title}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={15} aria-hidden />}
          loading={busy}
          onClick={onRefresh}
        >
          Refresh
        </Button>
      }
    >
      {messages.contentComes}
    </EmptyState>
  )
}
