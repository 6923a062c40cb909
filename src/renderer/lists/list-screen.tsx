import type { ComponentType, ReactNode } from 'react'
import { mayOpen } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { ruleOf } from '../../shared/domain/screens.ts'
import { mostWidth } from '../../shared/lists/layout.ts'
import type { KeyOf, RowOf } from '../../shared/lists/list.ts'
import type { ListName, lists } from '../../shared/lists.ts'
import { Page } from '../parts/page.tsx'
import { ScreenProductOverlay } from '../products/screen-product-overlay.tsx'
import { useStore } from '../session/app-state.ts'
import { ColumnMenu } from './column-menu.tsx'
import { FileMenu } from './file-menu.tsx'
import { FilterFields, isInHead } from './filter-fields.tsx'
import { type ListOwn, ListView } from './list-view.tsx'
import { useLayout } from './use-layout.ts'
import { type ListModel, useList } from './use-list.ts'
import { ViewMenu } from './view-menu.tsx'

export type Key<N extends ListName> = KeyOf<(typeof lists)[N]>

/** A row of that list, as the screen's own cells and actions get it. */
export type Row<N extends ListName> = RowOf<(typeof lists)[N]>

export interface ListScreenProps<N extends ListName = ListName> extends ListOwn<Row<N>, Key<N>> {
  readonly list: N
  /** The screen's title, if it isn't the list's. */
  readonly title?: string
  /** A note about the list, or an instruction. */
  readonly note?: string | undefined
  /** Further actions beside the title's tools. */
  readonly headerActions?: ReactNode
  readonly tabs?: ComponentType<{ readonly model: ListModel }>
  /** Content between title and filters. */
  readonly above?: ReactNode
}

export function ListScreen<N extends ListName>(props: ListScreenProps<N>) {
  const store = useStore()
  return store === undefined ? null : <OfStore key={props.list} store={store} {...props} />
}

function OfStore({
  store,
  list: name,
  title,
  note,
  headerActions,
  tabs: Tabs,
  above,
  ...own
}: ListScreenProps & { readonly store: Store }) {
  const model = useList(name, store)
  const layout = useLayout(model)
  const showsProducts = namesProducts(model)
  return (
    <Page
      title={title ?? model.list.title}
      maxWidth={mostWidth(model.list.columns)}
      note={isInHead(model) ? <FilterFields model={model} isInline /> : note}
      actions={
        <>
          {headerActions}
          <FileMenu model={model} layout={layout} subject="" />
          <ViewMenu model={model} layout={layout} />
          <ColumnMenu columns={model.list.columns} layout={layout} />
        </>
      }
    >
      {above}
      {Tabs !== undefined && <Tabs model={model} />}
      <ListView model={model} layout={layout} showsProducts={showsProducts} {...own} />
      {showsProducts && <ScreenProductOverlay />}
    </Page>
  )
}

/** True if its columns name products that this user may open. */
const namesProducts = ({ list, context: { store } }: ListModel): boolean =>
  mayOpen(store, ruleOf('productInfo')) && Object.values(list.columns).some(({ product }) => product !== undefined)
