/** A load with all of its data: its lines, and its row in the load history. */
import { LOAD_PAGE_SIZES } from '../../../shared/domain/orders/load-filter.ts'
import { usePortal } from '../../bridge/queries.ts'

/** The most loads that one order can be in. */
const ROWS = LOAD_PAGE_SIZES[3]

export function useLoad(id: string) {
  const lines = usePortal('loads.byId', { query: { loadId: id } }, { enabled: id !== '' })
  const poid = lines.data?.answer[0]?.POID
  const rows = usePortal(
    'loads.list',
    { body: { poid: poid ?? '', pageNo: 1, pageSize: ROWS } },
    { enabled: poid !== undefined },
  )
  return { lines, rows, hasRow: poid !== undefined, load: rows.data?.answer.rows.find(({ LoadID }) => LoadID === id) }
}

export type ShownLoad = NonNullable<ReturnType<typeof useLoad>['load']>
