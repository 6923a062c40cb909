/** What all the orders found come to, and the way through their pages. */
import { Pagination, Select } from '@mantine/core'
import { HISTORY_PAGE_SIZES, scopeOf } from '../../../shared/domain/history-filter.ts'
import { formatCount, formatRupees, type Paise } from '../../../shared/domain/money.ts'
import classes from './orders.module.css'

export interface HistoryFootProps {
  /** What is shown is still the answer of the former filters. */
  readonly stale: boolean
  readonly count: number
  /** Undefined where the portal doesn't add them up. */
  readonly net: Paise | undefined
  readonly page: number
  readonly size: number
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

export function HistoryFoot({ stale, count, net, page, size, onPage, onSize }: HistoryFootProps) {
  const { first, last, pages } = scopeOf(page, size, count)
  return (
    <div className={classes.foot}>
      <p className={classes.scope} role="status">
        {stale ? (
          'Looking for orders…'
        ) : (
          <>
            {formatCount(first)}–{formatCount(last)} of <strong>{formatCount(count)}</strong>{' '}
            {count === 1 ? 'order' : 'orders'}
            {net !== undefined && (
              <>
                {' '}
                · net payment of all <strong>{formatRupees(net)}</strong>
              </>
            )}
          </>
        )}
      </p>
      <Select
        className={classes.size ?? ''}
        aria-label="Orders on a page"
        data={HISTORY_PAGE_SIZES.map((known) => ({ value: String(known), label: `${known} a page` }))}
        value={String(size)}
        onChange={(value) => onSize(Number(value))}
        allowDeselect={false}
        comboboxProps={{ position: 'top' }}
      />
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        size="sm"
        withEdges={pages > 7}
        getControlProps={(control) => ({ 'aria-label': `${CONTROLS[control]} page` })}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
      />
    </div>
  )
}

const CONTROLS = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const
