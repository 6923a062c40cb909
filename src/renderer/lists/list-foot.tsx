import { Pagination, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../../shared/domain/values/money.ts'
import { type Column, wordsOf } from '../../shared/lists/columns.ts'
import { sizesOf } from '../../shared/lists/list.ts'
import { pageScope, pagesOf, typedPage } from '../../shared/lists/pages.ts'
import stack from '../parts/stack.module.css'
import classes from './list.module.css'
import type { ListModel, Shown } from './use-list.ts'

export interface ListFootProps {
  readonly model: ListModel
  readonly shown: Shown
}

export function ListFoot({ model, shown }: ListFootProps) {
  const { list, state, goTo } = model
  const { page, size } = shown.state
  const sizes = sizesOf(list)
  const pages = sizes === undefined ? 1 : pagesOf(shown, size)
  // The pager shows the page being loaded: clicking Next twice goes two pages on.
  const isComing = model.isStale && model.error === undefined
  return (
    <div className={stack.foot}>
      <p className={classes.scope} role="status">
        {isComing ? `Loading ${list.noun[1]}…` : <Scope model={model} shown={shown} paged={sizes !== undefined} />}
      </p>
      {sizes !== undefined && (
        <>
          <Select
            className={classes.size ?? ''}
            aria-label={`${list.noun[1]} per page`}
            data={sizes.map((known) => ({ value: String(known), label: `${known} per page` }))}
            value={String(size)}
            onChange={(value) => goTo({ page: 1, size: Number(value) })}
            allowDeselect={false}
            comboboxProps={{ position: 'top', withinPortal: false }}
          />
          {pages > 1 && <GoToPage pages={pages} onPage={(to) => goTo({ page: to })} />}
          {pages > 1 && (
            <Pagination
              total={pages}
              value={isComing ? Math.min(state.page, pages) : page}
              onChange={(to) => goTo({ page: to })}
              size="sm"
              withEdges={pages > 7}
              getControlProps={(control) => ({ 'aria-label': `${CONTROLS[control]} page` })}
              getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
            />
          )}
        </>
      )}
    </div>
  )
}

interface ScopeProps {
  readonly model: ListModel
  readonly shown: Shown
  readonly paged: boolean
}

/** For example `11–20 of 312 orders · net payment ₹ 4,12,030.00`; a fully loaded list has its totals below the columns instead. */
function Scope({ model: { list }, shown, paged }: ScopeProps) {
  const { rows, count, mayHaveMore, state, sums } = shown
  const { first, last } = paged ? pageScope(state.page, state.size, count) : { first: 1, last: rows.length }
  const totals = paged ? Object.entries(sums).filter(([, value]) => value !== undefined && value !== 0) : []
  return (
    <>
      {paged && `${formatCount(first)}–${formatCount(last)} of `}
      {mayHaveMore && 'at least '}
      <strong>{formatCount(count)}</strong> {count === 1 && !mayHaveMore ? list.noun[0] : list.noun[1]}
      {totals.map(([key, value]) => (
        <span key={key}>
          {' '}
          · {list.columns[key]?.title.toLowerCase()} <strong>{inWords(list.columns[key], value)}</strong>
        </span>
      ))}
    </>
  )
}

const inWords = (column: Column<unknown> | undefined, value: number | undefined): string => {
  if (column === undefined) return ''
  return `${column.kind === 'amount' ? '₹ ' : ''}${wordsOf(column.kind, value)}`
}

/** Enter goes to the page; an invalid page number is cleared. */
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
