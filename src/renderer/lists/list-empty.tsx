import { Button } from '@mantine/core'
import { IconCalendarOff, IconFilterOff, IconListSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { scopeInWords } from '../../shared/lists/scope.ts'
import { messages } from '../../shared/messages.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import type { ListModel } from './use-list.ts'

const ICON = 15

export interface ListEmptyProps {
  readonly model: ListModel
  /** Actions that only this screen has. */
  readonly actions?: ReactNode
}

export function ListEmpty({ model, actions }: ListEmptyProps) {
  const { list, none, refusal, state, context, isNarrowed, shown } = model
  if (refusal !== undefined) {
    return <EmptyState icon={IconCalendarOff} title={messages[refusal]} actions={<ClearFilters model={model} />} />
  }
  const alone = textAlone(model)
  return (
    <EmptyState
      icon={IconListSearch}
      // Rows that couldn't be read may include the one sought.
      title={(shown?.answers.unread ?? 0) === 0 ? messages[none] : messages.noneReadable}
      actions={
        <>
          {alone !== undefined && <Button onClick={() => model.filter(alone)}>Search all {list.noun[1]}</Button>}
          <ClearFilters model={model} />
          {!isNarrowed && actions}
        </>
      }
    >
      {scopeInWords(list, state.filters, context)}
    </EmptyState>
  )
}

/** A filter change that keeps only the text search; undefined if there are no other filters or no text. */
function textAlone({ list, state, idle }: ListModel) {
  const set = Object.keys(state.filters).filter((name) => state.filters[name] !== undefined && !idle.has(name))
  const others = set.filter((name) => list.filters[name]?.kind !== 'text')
  if (others.length === 0 || others.length === set.length) return undefined
  return Object.fromEntries(others.map((name) => [name, undefined]))
}

function ClearFilters({ model: { isNarrowed, reset } }: { readonly model: ListModel }) {
  if (!isNarrowed) return null
  return (
    <Button variant="default" leftSection={<IconFilterOff size={ICON} aria-hidden />} onClick={reset}>
      Clear filters
    </Button>
  )
}
