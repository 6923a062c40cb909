/** A list that is a part of a screen, such as the lines of an order. */
import type { ReactNode } from 'react'
import type { Store } from '../../shared/domain/people/store.ts'
import type { ListName } from '../../shared/lists.ts'
import { useStore } from '../app/app-state.ts'
import { ColumnMenu } from './column-menu.tsx'
import { FileMenu } from './file-menu.tsx'
import type { Key, Row } from './list-screen.tsx'
import { type ListOwn, ListView } from './list-view.tsx'
import { useLayout } from './use-layout.ts'
import { useList } from './use-list.ts'

export interface ListPanelProps<N extends ListName = ListName> extends ListOwn<Row<N>, Key<N>> {
  readonly list: N
  /** What it is about, e.g. an order's number. */
  readonly subject?: string
  /** In a card, a few rows high: without files, columns to choose, and a foot. */
  readonly isBare?: boolean
  /** Stands before its tools. */
  readonly before?: ReactNode
}

export function ListPanel<N extends ListName>(props: ListPanelProps<N>) {
  const store = useStore()
  return store === undefined ? null : <OfStore key={`${props.list} ${props.subject}`} store={store} {...props} />
}

function OfStore({
  store,
  list: name,
  subject = '',
  isBare = false,
  before,
  ...own
}: ListPanelProps & { readonly store: Store }) {
  const model = useList(name, store, { subject, prefix: `${name}.` })
  const layout = useLayout(model)
  return (
    <ListView
      model={model}
      layout={layout}
      isPart
      isBare={isBare}
      {...(!isBare && {
        tools: (
          <>
            {before}
            <FileMenu model={model} layout={layout} subject={subject} isPart />
            <ColumnMenu columns={model.list.columns} layout={layout} />
          </>
        ),
      })}
      {...own}
    />
  )
}
