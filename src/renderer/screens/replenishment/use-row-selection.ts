/** The filters and sort of My ARS. They are in the address, so that a reload and going back show the same. */
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type GridSort, nextSort } from '../../grid/grid-head.tsx'
import { paramsNow, useParamsChange } from '../../navigation/address-now.ts'
import { arsColumns } from './my-ars-source.ts'
import { isQuickFilter, type QuickFilter, type RowSelection } from './narrowing.ts'

export interface RowSelectionModel extends RowSelection {
  readonly setLook: (look: QuickFilter) => void
  readonly setSearch: (search: string | undefined) => void
  readonly sortBy: (by: string) => void
  /** Clears search and filter; keeps the sort. */
  readonly clear: () => void
}

const DOWN = '-'

/** `sold` is ascending, `-sold` descending. */
function sortOf(text: string | null): GridSort | undefined {
  const by = text?.startsWith(DOWN) === true ? text.slice(DOWN.length) : text
  return arsColumns.some(({ key }) => key === by) ? { by: by ?? '', descending: by !== text } : undefined
}

export function useRowSelection(): RowSelectionModel {
  const [params] = useSearchParams()
  const change = useParamsChange()
  const [look, order, search] = [params.get('look'), params.get('order'), params.get('find') ?? '']
  const sort = useMemo(() => sortOf(order), [order])
  return {
    look: isQuickFilter(look) ? look : 'all',
    search,
    sort,
    setLook: (chosen) => change({ look: chosen === 'all' ? undefined : chosen }),
    setSearch: (find) => change({ find }),
    sortBy: (by) => {
      const next = nextSort(sortOf(paramsNow().get('order')), by)
      change({ order: next && `${next.descending ? DOWN : ''}${next.by}` })
    },
    clear: () => change({ look: undefined, find: undefined }),
  }
}
