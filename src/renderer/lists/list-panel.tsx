/** A list that is a part of a screen, such as the lines of an order. */
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Store } from '../../shared/domain/people/store.ts'
import type { ListName } from '../../shared/lists.ts'
import stack from '../parts/stack.module.css'
import { useStore } from '../session/app-state.ts'
import { ColumnMenu } from './column-menu.tsx'
import { FileMenu } from './file-menu.tsx'
import type { Key, Row } from './list-screen.tsx'
import { type ListOwn, ListView } from './list-view.tsx'
import { useLayout } from './use-layout.ts'
import { useList } from './use-list.ts'

export interface ListPanelProps<N extends ListName = ListName> extends ListOwn<Row<N>, Key<N>> {
  readonly list: N
  /** The subject of the list, e.g. an order's number. */
  readonly subject?: string
  /** True in a card, for a few rows: no files, no column menu, no foot. */
  readonly isBare?: boolean
  /** Shown before its tools. */
  readonly before?: ReactNode
  /** An element in the screen's head that gets the tools; they stand above the list if undefined. */
  readonly toolsIn?: HTMLElement | null
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
  toolsIn,
  ...own
}: ListPanelProps & { readonly store: Store }) {
  const model = useList(name, store, { subject, prefix: `${name}.` })
  const layout = useLayout(model)
  const tools = !isBare && (
    <>
      {before}
      <FileMenu model={model} layout={layout} subject={subject} isPart />
      <ColumnMenu columns={model.list.columns} layout={layout} />
    </>
  )
  return (
    <>
      {toolsIn && createPortal(<div className={stack.tools}>{tools}</div>, toolsIn)}
      <ListView
        model={model}
        layout={layout}
        isPart
        isBare={isBare}
        {...(tools && toolsIn === undefined && { tools })}
        {...own}
      />
    </>
  )
}
