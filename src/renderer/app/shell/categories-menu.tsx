/** A menu of the categories that a store may browse, or the reason why they are missing. */
import { IconCategory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Category, categoriesFor } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import text from '../../parts/text.module.css'
import { BarMenu, type BarMenuProps } from './bar-menu.tsx'

export interface CategoriesMenuProps extends Pick<BarMenuProps, 'label' | 'width' | 'isHere'> {
  readonly store: Store
  readonly children: (tree: readonly Category[], close: () => void) => ReactNode
  /** Content below the categories, shown even if they couldn't be read. */
  readonly foot?: (close: () => void) => ReactNode
}

export function CategoriesMenu({ store, children, foot, ...menu }: CategoriesMenuProps) {
  // Read together with the bar, so that they are there when the menu opens.
  const { data: read, error, refetch, isFetching } = usePortal('catalogue.categories', {})
  const tree = read === undefined ? undefined : categoriesFor(read.answer, store)
  const retry = () => void refetch()
  const failed = error === null ? undefined : appErrorOf(error)
  return (
    <BarMenu {...menu} icon={IconCategory}>
      {(close) => (
        <>
          <ListNotices read={read} error={failed} onRetry={retry} busy={isFetching} />
          {tree?.length === 0 && <p className={text.quiet}>{messages.categoriesNone}</p>}
          {tree !== undefined && tree.length > 0 && children(tree, close)}
          {tree === undefined && failed !== undefined && (
            <QuietError error={failed} onRetry={retry} busy={isFetching} />
          )}
          {tree === undefined && failed === undefined && <LoadingState label="Loading the categories" />}
          {foot?.(close)}
        </>
      )}
    </BarMenu>
  )
}
