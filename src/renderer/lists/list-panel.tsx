/** A list that is a part of a screen, such as the lines of an order. */
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Store } from '../../shared/domain/people/store.ts'
import type { ListName } from '../../shared/lists.ts'
import { useStore } from '../app/app-state.ts'
import { ColumnMenu } from './column-menu.tsx'
import { FileMenu } from './file-menu.tsx'
import classes from './list.module.css'
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
  /** Where its tools stand instead of above it: in the head of its screen. */
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
      {toolsIn && createPortal(<div className={classes.tools}>{tools}</div>, toolsIn)}
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
