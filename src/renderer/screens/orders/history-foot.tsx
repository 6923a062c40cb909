/** What all the orders found come to, and the way through their pages. */
import { Pagination, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { HISTORY_PAGE_SIZES, scopeOf, typedPage } from '../../../shared/domain/history-filter.ts'
import { formatCount, formatRupees, type Paise } from '../../../shared/domain/money.ts'
import classes from './orders.module.css'

export interface HistoryFootProps {
  /** The next answer is on its way. */
  readonly looking: boolean
  readonly count: number
  /** Undefined where the portal doesn't add them up. */
  readonly net: Paise | undefined
  readonly page: number
  readonly size: number
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

export function HistoryFoot({ looking, count, net, page, size, onPage, onSize }: HistoryFootProps) {
  const { first, last, pages } = scopeOf(page, size, count)
  return (
    <div className={classes.foot}>
      <p className={classes.scope} role="status">
        {looking ? (
          'Looking for orders…'
        ) : (
          <>
            {formatCount(first)}–{formatCount(last)} of <strong>{formatCount(count)}</strong>{' '}
            {count === 1 ? 'order' : 'orders'}
            {net !== undefined && (
              <>
                {' '}
                · net payment <strong title="Cancelled orders aside">{formatRupees(net)}</strong>
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
      {pages > 1 && <GoToPage pages={pages} onPage={onPage} />}
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

/** Enter goes there; what is no page of these is ignored, and goes away. */
function GoToPage({ pages, onPage }: { readonly pages: number; readonly onPage: (page: number) => void }) {
  const [typed, setTyped] = useState('')
  const go = () => {
    const page = typedPage(typed, pages)
    setTyped('')
    if (page !== undefined) onPage(page)
  }
  return (
    <TextInput
      className={classes.goTo ?? ''}
      aria-label="Go to page"
      placeholder="Go to"
      inputMode="numeric"
      maxLength={6}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && go()}
      onBlur={() => setTyped('')}
    />
  )
}

const CONTROLS = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const
