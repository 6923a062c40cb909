/** A list without its heading: filters, notices, rows, foot. The same for every list. */
import { Button, rem } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatCount } from '../../shared/domain/values/money.ts'
import { productOf } from '../../shared/lists/cells.ts'
import { mostWidth } from '../../shared/lists/layout.ts'
import { sizesOf } from '../../shared/lists/list.ts'
import { pagesOf } from '../../shared/lists/pages.ts'
import { useCommand } from '../navigation/commands.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { QuietError } from '../parts/quiet-error.tsx'
import stack from '../parts/stack.module.css'
import { OVERLAY_STATE, withProduct } from '../products/product-overlay-state.ts'
import { useHere } from '../products/screen-product-overlay.tsx'
import { FilterFields, isInHead } from './filter-fields.tsx'
import { FindBar } from './find-bar.tsx'
import classes from './list.module.css'
import { ListEmpty } from './list-empty.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListTable } from './list-table.tsx'
import { ModelNotices } from './model-notices.tsx'
import { type Selection, useSelection } from './selection.ts'
import { useFind } from './use-find.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'

export interface RowsAction<Row = unknown> {
  readonly label: string
  readonly icon?: ReactNode
  readonly isBusy?: boolean
  /** The most rows it can take at once. */
  readonly most?: number
  run(rows: readonly Row[]): void
}

export interface ListOwn<Row = unknown, Key extends string = string> {
  /** Renders a cell by its column's key; undefined for the default. */
  cell?(column: Key, row: Row): ReactNode
  /** Called when a row is opened, if that does more than follow the list's link. */
  onOpen?(row: Row): void
  actions?(row: Row): ReactNode
  /** The width of these actions in pixels. */
  readonly actionsWidth?: number
  readonly several?: readonly RowsAction<Row>[] | undefined
  /** Called when the selected rows change, for actions outside of the list. */
  onTicked?(rows: readonly Row[]): void
  /** Shown between the filters and the rows. */
  readonly between?: ReactNode
  readonly emptyActions?: ReactNode
}

export interface ListViewProps extends ListOwn {
  readonly model: ListModel
  readonly layout: Layout
  /** True for one of several lists on a screen: it doesn't handle the screen's shortcuts. */
  readonly isPart?: boolean
  readonly isBare?: boolean
  /** The list's tools, if it has no heading of its own. */
  readonly tools?: ReactNode
  /** True for a screen's main list, over which the products named in its columns open. */
  readonly showsProducts?: boolean
}

export function ListView(props: ListViewProps) {
  const { model, layout, several, isPart = false, isBare = false, showsProducts = false } = props
  const { list, shown, error, isStale, isFetching, retry, goTo } = model
  const navigate = useNavigate()
  const selection = useSelection(model)
  const tellTicked = useEffectEvent((rows: readonly unknown[]) => props.onTicked?.(rows))
  useEffect(() => tellTicked(selection.rows), [selection.rows])
  const find = useFind(model, layout)
  useCommand('refresh', retry, (isBare || !isPart) && !model.isDisabled)
  useCommand('find', find.open, !isBare)
  const opens = list.opens
  const here = useHere()
  const open =
    (opens !== undefined || showsProducts) &&
    ((row: unknown) => {
      const to = opens?.(row)
      const product = showsProducts ? productOf(list.columns, row) : undefined
      if (to !== undefined) navigate(to, { state: model.fromHere })
      else if (product !== undefined) navigate(withProduct(here, product), { state: OVERLAY_STATE })
    })
  const isFit = sizesOf(list) === undefined || (shown !== undefined && pagesOf(shown, shown.state.size) <= 1)
  const widest = isPart && !isBare ? mostWidth(list.columns) : undefined
  // An empty part of a screen takes no more room than its message.
  const isEmpty = shown === undefined ? model.isDisabled : shown.rows.length === 0
  return (
    <>
      {(isPart || !isInHead(model)) && <ListTop model={model} tools={props.tools} />}
      {props.between}
      {find.isOpen && <FindBar key={find.opened} model={model} find={find} />}
      <ModelNotices model={model} back={isStale && shown !== undefined && <GoBack to={() => goTo(shown.state)} />} />
      {several !== undefined && selection.count > 0 && <Chosen selection={selection} actions={several} />}
      <div
        className={classes.frame}
        style={widest === undefined ? {} : { maxWidth: rem(widest) }}
        data-stale={(isStale && error === undefined) || undefined}
        data-bare={isBare || undefined}
        data-fit={isFit || undefined}
      >
        <ListTable
          model={model}
          layout={layout}
          own={props}
          selection={several === undefined ? undefined : selection}
          foundAt={find.place}
          onOpen={props.onOpen ?? (open || undefined)}
          isBare={isBare}
          isFit={isFit}
          showsProducts={showsProducts}
        />
        {shown === undefined && error !== undefined && !isBare && (
          <ErrorState error={error} onRetry={retry} busy={isFetching} />
        )}
        {shown === undefined && error !== undefined && isBare && (
          <div className={classes.failed}>
            <QuietError error={error} onRetry={retry} busy={isFetching} />
          </div>
        )}
        {shown === undefined && error === undefined && isStale && <LoadingState label={`Loading ${list.title}`} />}
        {isEmpty && <ListEmpty model={model} actions={props.emptyActions} />}
      </div>
      {!isBare && shown !== undefined && shown.rows.length > 0 && <ListFoot model={model} shown={shown} />}
    </>
  )
}

/** The filters, with the tools of a list that has no heading of its own beside them. */
function ListTop({ model, tools }: Pick<ListViewProps, 'model' | 'tools'>) {
  if (tools === undefined) return <FilterFields model={model} />
  return (
    <div
      className={classes.top}
      data-alone={Object.keys(model.list.filters).length === 0 || isInHead(model) || undefined}
    >
      <FilterFields model={model} isInline={isInHead(model)} />
      <div className={stack.tools}>{tools}</div>
    </div>
  )
}

/** A button back to the filters of the rows on screen. */
const GoBack = ({ to }: { readonly to: () => void }) => (
  <Button variant="subtle" color="marigold" c="var(--app-warn-text)" size="compact-xs" onClick={to}>
    Go back
  </Button>
)

interface ChosenProps {
  readonly selection: Selection
  readonly actions: readonly RowsAction[]
}

/** The number of selected rows on all pages, and the actions on them. */
function Chosen({ selection: { count, rows, clear }, actions }: ChosenProps) {
  return (
    <div className={classes.chosen} role="toolbar" aria-label="Selected rows">
      <strong>{formatCount(count)} selected</strong>
      {actions.map(({ label, icon, run, isBusy = false, most = Number.POSITIVE_INFINITY }) => (
        <Button
          key={label}
          size="compact-sm"
          variant="default"
          leftSection={icon}
          loading={isBusy}
          disabled={count > most}
          title={count > most ? `Select at most ${formatCount(most)}` : undefined}
          onClick={() => run(rows)}
        >
          {label}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        Clear selection
      </Button>
    </div>
  )
}
