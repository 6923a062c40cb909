import { Button, Menu } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconFileImport, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Store } from '../../../shared/domain/people/store.ts'
import { arsNarrowing } from '../../../shared/lists/areas/ars-filters.ts'
import { messages } from '../../../shared/messages.ts'
import { FileMenu } from '../../lists/file-menu.tsx'
import { FilterFields } from '../../lists/filter-fields.tsx'
import { ListEmpty } from '../../lists/list-empty.tsx'
import { ModelNotices } from '../../lists/model-notices.tsx'
import { useLayout } from '../../lists/use-layout.ts'
import { type ListModel, useList } from '../../lists/use-list.ts'
import { useCommand } from '../../navigation/commands.ts'
import { UnknownNotice } from '../../navigation/unknown-notice.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { STORE_PLACES } from '../../products/places.ts'
import { ProductOverlay } from '../../products/product-overlay.tsx'
import { PRODUCT } from '../../products/product-overlay-state.ts'
import { isCovered } from '../../scans/use-scanner.ts'
import { useStore } from '../../session/app-state.ts'
import { AddParent } from './add-parent.tsx'
import type { ArsAct } from './ars-act.ts'
import { ArsDialogs } from './ars-dialogs.tsx'
import type { Source } from './candidates.ts'
import classes from './my-ars.module.css'
import { MyArsGrid, type MyArsGridProps } from './my-ars-grid.tsx'
import { MyArsModel, type Parent } from './my-ars-model.ts'
import { SearchField } from './quick-filter-bar.tsx'
import { refetchFigures } from './refetch-ars.ts'
import { RemovedTargets } from './removed-targets.tsx'
import { because } from './suggested.tsx'
import { TargetsImport, WholeReadProgress } from './targets-import.tsx'
import { type ArsFacts, useArsFacts } from './use-ars-facts.ts'
import { useMovements } from './use-movements.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useTargetsImport } from './use-targets-import.ts'

export default function MyArs() {
  const store = useStore()
  return store === undefined ? null : <OfStore store={store} />
}

const NO_PARENTS: readonly Parent[] = []
const isParents = (rows: readonly unknown[] | undefined) => (rows ?? NO_PARENTS) as readonly Parent[]

function OfStore({ store }: { readonly store: Store }) {
  const list = useList('myArs', store)
  const layout = useLayout(list)
  const [model] = useState(() => new MyArsModel())
  const [act, setAct] = useState<ArsAct>()
  const [added, setAdded] = useState<Source>()
  const facts = useArsFacts()
  const targets = useTargetsImport(model)
  const selection = useRowSelection()
  const parents = useParents(model, list)
  const here = useHere()
  const { shown, isFetching } = list
  const refresh = () => {
    list.retry()
    void refetchFigures()
  }
  useCommand('refresh', refresh)
  useUndoKeys(model)
  const whole = isReadToEnd(list) ? parents : undefined
  useKnown(model, list, whole)
  const expectNew = useNew(model, whole)
  const keptNotice = facts.mayChange ? undefined : messages.arsKept
  const addMenu = (
    <AddMenu
      why={keptNotice}
      onAdd={(source) => {
        expectNew()
        setAdded(source)
      }}
    />
  )
  return (
    <Page
      title={list.list.title}
      actions={
        <>
          {addMenu}
          <TargetsButton why={keptNotice} isReading={targets.isReading} onRead={targets.readFile} />
          <RefreshButton isBusy={isFetching && shown !== undefined} onClick={refresh} />
          <FileMenu model={list} layout={layout} subject="" />
        </>
      }
    >
      <div className={classes.filters}>
        <FilterFields model={list} />
        <SearchField search={selection.search} setSearch={selection.setSearch} />
      </div>
      <ListState list={list} facts={facts} keptNotice={keptNotice} />
      {shown !== undefined && parents.length === 0 && <ListEmpty model={list} actions={addMenu} />}
      {parents.length > 0 && (
        <Lines
          model={model}
          parents={parents}
          facts={facts}
          selection={selection}
          isWhole={whole !== undefined}
          count={shown?.answers.coming?.of ?? parents.length}
          onAct={setAct}
          onPaste={targets.paste}
        />
      )}
      <RemovedTargets model={model} />
      <ProductOverlay places={STORE_PLACES} here={here} />
      {added !== undefined && (
        <AddParent source={added} facts={facts} within={narrowedTo(list)} onClose={() => setAdded(undefined)} />
      )}
      {targets.isReading && <WholeReadProgress onCancel={targets.done} />}
      {targets.preview !== undefined && (
        <TargetsImport preview={targets.preview} onTake={targets.take} onClose={targets.done} />
      )}
      {act !== undefined && <ArsDialogs act={act} facts={facts} whole={whole} onClose={() => setAct(undefined)} />}
    </Page>
  )
}

/** The loaded parents, which the model shows, too. */
function useParents(model: MyArsModel, { shown }: ListModel): readonly Parent[] {
  const rows = shown?.rows
  const parents = useMemo(() => {
    const all = isParents(rows)
    model.updateRows(all)
    return all
  }, [model, rows])
  useEffect(() => {
    if (parents.length > 0) model.dropSame()
  }, [model, parents])
  return parents
}

interface ListStateProps {
  readonly list: ListModel
  readonly facts: ArsFacts
  /** The notice of a list that the company keeps. */
  readonly keptNotice: string | undefined
}

/** The notices about the list, and what stands in its place until it is there. */
function ListState({ list, facts, keptNotice }: ListStateProps) {
  const { shown, error, isStale, isFetching, retry } = list
  return (
    <>
      <ModelNotices model={list} />
      {keptNotice !== undefined && <Notice>{keptNotice}</Notice>}
      {facts.mayChange && !facts.bestSellers.busy && <UnknownNotice of={facts.bestSellers} />}
      {shown === undefined && error !== undefined && <ErrorState error={error} onRetry={retry} busy={isFetching} />}
      {shown === undefined && error === undefined && isStale && <LoadingState label="Loading My ARS" />}
    </>
  )
}

const RefreshButton = ({ isBusy, onClick }: { readonly isBusy: boolean; readonly onClick: () => void }) => (
  <Button variant="default" leftSection={<IconRefresh size={15} aria-hidden />} loading={isBusy} onClick={onClick}>
    Refresh
  </Button>
)

/** True if every parent that matches the filters is loaded. */
const isReadToEnd = ({ shown, isStale, error }: ListModel): boolean =>
  shown !== undefined && !isStale && error === undefined && shown.answers.unread === 0 && !shown.mayHaveMore

/** Tells the model what it may treat as complete: the groups; without filters also the list, which shows products that are gone. */
function useKnown(model: MyArsModel, { isNarrowed, shown }: ListModel, whole: readonly Parent[] | undefined): void {
  const isAll = !isNarrowed && shown?.answers.saved === false
  useEffect(() => {
    model.setGroups(whole)
    if (whole !== undefined && isAll) model.markMissing(whole)
  }, [model, whole, isAll])
}

/** Scrolls products into view that were added since the user started adding. */
function useNew(model: MyArsModel, whole: readonly Parent[] | undefined): () => void {
  const before = useRef<ReadonlySet<number>>(undefined)
  useEffect(() => {
    const found = whole?.flatMap(({ id }) => (before.current?.has(id) === false ? [id] : [])) ?? []
    if (found.length === 0) return
    before.current = undefined
    model.seek(found)
  }, [model, whole])
  return () => {
    before.current = whole && new Set(whole.map(({ id }) => id))
  }
}

/** Undo and redo by key with any focus, except in a field or over a dialog. */
function useUndoKeys(model: MyArsModel): void {
  const undoRedo = (way: 'undo' | 'redo') => () => isCovered() || model.undoRedo(way)
  useHotkeys([
    ['mod+Z', undoRedo('undo')],
    ['mod+Y', undoRedo('redo')],
    ['mod+shift+Z', undoRedo('redo')],
  ])
}

/** The lines with their movements, whose answers arrive one by one: the rest of the screen doesn't rerender for each. */
function Lines(props: Omit<MyArsGridProps, 'movements'>) {
  const movements = useMovements(props.parents)
  return (
    <>
      {movements.missing.map((sentence) => (
        <Notice key={sentence} tone="warn">
          {sentence}
        </Notice>
      ))}
      <MyArsGrid {...props} movements={movements} />
    </>
  )
}

interface TargetsButtonProps {
  /** The reason why it can't be used; undefined if it can. */
  readonly why: string | undefined
  readonly isReading: boolean
  readonly onRead: () => void
}

const TargetsButton = ({ why, isReading, onRead }: TargetsButtonProps) => (
  <Button
    variant="default"
    leftSection={<IconFileImport size={15} aria-hidden />}
    disabled={why !== undefined}
    {...(why !== undefined && because(why))}
    loading={isReading}
    onClick={onRead}
  >
    Import targets
  </Button>
)

interface AddMenuProps {
  readonly why: string | undefined
  readonly onAdd: (source: Source) => void
}

const AddMenu = ({ why, onAdd }: AddMenuProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <Button
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={why !== undefined}
        {...(why !== undefined && because(why))}
      >
        Add product
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => onAdd('listing')}>From the global listing…</Menu.Item>
      <Menu.Item onClick={() => onAdd('bin')}>From the ARS bin…</Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

/** The list's filters, as a product's kind. */
function narrowedTo({ state }: ListModel) {
  const { catId, subcatId, typeId } = arsNarrowing(state.filters)
  return {
    ...(catId !== undefined && { categoryId: catId }),
    ...(subcatId !== undefined && { subcategoryId: subcatId }),
    ...(typeId !== undefined && { typeId }),
  }
}

/** The screen's own address, without the product over it. */
function useHere(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete(PRODUCT)
  return params.size === 0 ? pathname : `${pathname}?${params}`
}
