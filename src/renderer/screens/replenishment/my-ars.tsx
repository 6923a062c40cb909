/** My ARS: what the store is replenished with, its targets edited like a spreadsheet. */
import { Button, Menu, Select } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Store } from '../../../shared/domain/people/store.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { arsNarrowing } from '../../../shared/lists/areas/ars-filters.ts'
import { lackWords } from '../../../shared/lists/paging.ts'
import { useParamsChange } from '../../app/address-now.ts'
import { useStore } from '../../app/app-state.ts'
import { useCommand } from '../../app/commands.ts'
import { NotKnown } from '../../app/not-known.tsx'
import { FileMenu } from '../../lists/file-menu.tsx'
import { FilterFields } from '../../lists/filter-fields.tsx'
import { ListEmpty } from '../../lists/list-empty.tsx'
import { useLayout } from '../../lists/use-layout.ts'
import { type ListModel, useList } from '../../lists/use-list.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { toast } from '../../parts/toasts.tsx'
import { STORE_PLACES } from '../../products/places.ts'
import { ProductOver } from '../../products/product-over.tsx'
import { PRODUCT } from '../../products/product-over-state.ts'
import { AddParent } from './add-parent.tsx'
import { ArsDialogs } from './ars-dialogs.tsx'
import type { Source } from './candidates.ts'
import { GoneTargets } from './gone-targets.tsx'
import classes from './my-ars.module.css'
import type { ArsAct } from './my-ars-cells.tsx'
import { MyArsGrid, type MyArsGridProps } from './my-ars-grid.tsx'
import { MyArsModel, type Parent } from './my-ars-model.ts'
import { isLook, LOOKS, type Look } from './narrowing.ts'
import { TargetsIn, useTargetFile } from './targets-in.tsx'
import { useArsFacts } from './use-ars-facts.ts'
import { useMovements } from './use-movements.ts'

export default function MyArs() {
  const store = useStore()
  return store === undefined ? null : <OfStore store={store} />
}

const NO_PARENTS: readonly Parent[] = []
const isParents = (rows: readonly unknown[] | undefined) => (rows ?? NO_PARENTS) as readonly Parent[]

function OfStore({ store }: { readonly store: Store }) {
  const list = useList('myArs', store)
  const layout = useLayout(list)
  const [model] = useState(() => new MyArsModel((text, tone) => toast[tone === 'good' ? 'done' : 'warn'](text)))
  const [act, setAct] = useState<ArsAct>()
  const [added, setAdded] = useState<Source>()
  const facts = useArsFacts()
  const { file, isReading, readFile, done } = useTargetFile()
  const parents = useMemo(() => {
    const rows = isParents(list.shown?.rows)
    model.show(rows)
    return rows
  }, [model, list.shown?.rows])
  const { look, setLook } = useLook()
  const here = useHere()
  const { shown, error, isStale, isFetching, retry } = list
  useCommand('refresh', retry)
  const hasAll = isReadToEnd(list)
  const isWhole = hasAll && !list.isNarrowed && shown?.answers.saved === false
  useEffect(() => {
    if (isWhole) model.knowWhole(parents)
  }, [model, isWhole, parents])
  return (
    <Page
      title={list.list.title}
      actions={
        <>
          <AddMenu disabled={!facts.mayChange} onAdd={setAdded} />
          <TargetsButton disabled={!facts.mayChange} isReading={isReading} onRead={readFile} />
          <FileMenu model={list} layout={layout} subject="" />
        </>
      }
    >
      <div className={classes.bar}>
        <FilterFields model={list} />
        <LookSelect look={look} setLook={setLook} />
      </div>
      <ListNotices
        read={shown?.answers}
        lack={shown?.lack && lackWords(shown.lack, list.list.noun)}
        error={error}
        onRetry={retry}
        busy={isFetching}
      />
      {facts.mayChange && !facts.bestSellers.busy && <NotKnown of={facts.bestSellers} />}
      {shown === undefined && error !== undefined && <ErrorState error={error} onRetry={retry} busy={isFetching} />}
      {shown === undefined && error === undefined && isStale && <LoadingState label="Loading: My ARS" />}
      {shown !== undefined && parents.length === 0 && <ListEmpty model={list} />}
      {parents.length > 0 && (
        <Lines
          model={model}
          parents={parents}
          facts={facts}
          look={look}
          scope={scopeOf(list, parents)}
          onAct={setAct}
        />
      )}
      <GoneTargets model={model} />
      <ProductOver places={STORE_PLACES} here={here} />
      {added !== undefined && (
        <AddParent source={added} facts={facts} within={narrowedTo(list)} onClose={() => setAdded(undefined)} />
      )}
      {file !== undefined && <TargetsIn file={file} model={model} onClose={done} />}
      {act !== undefined && (
        <ArsDialogs act={act} facts={facts} whole={hasAll ? parents : undefined} onClose={() => setAct(undefined)} />
      )}
    </Page>
  )
}

/** Every parent that the filters leave is here. */
const isReadToEnd = ({ shown, isStale, error }: ListModel): boolean =>
  shown !== undefined && !isStale && error === undefined && shown.answers.unread === 0 && !shown.isLeast

/** With what moved of them, whose answers come one after the other: the screen around the lines needn't be drawn for each. */
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
  readonly disabled: boolean
  readonly isReading: boolean
  readonly onRead: () => void
}

const TargetsButton = ({ disabled, isReading, onRead }: TargetsButtonProps) => (
  <Button
    variant="default"
    leftSection={<IconFileImport size={15} aria-hidden />}
    disabled={disabled}
    loading={isReading}
    onClick={onRead}
  >
    Targets from a file
  </Button>
)

const LookSelect = ({ look, setLook }: ReturnType<typeof useLook>) => (
  <Select
    className={classes.look ?? ''}
    label="Look for"
    data={Object.entries(LOOKS).map(([value, label]) => ({ value, label }))}
    value={look}
    allowDeselect={false}
    onChange={setLook}
  />
)

interface AddMenuProps {
  readonly disabled: boolean
  readonly onAdd: (source: Source) => void
}

const AddMenu = ({ disabled, onAdd }: AddMenuProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <Button leftSection={<IconPlus size={15} aria-hidden />} disabled={disabled}>
        Add a product
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => onAdd('listing')}>From the global listing…</Menu.Item>
      <Menu.Item onClick={() => onAdd('bin')}>From the ARS bin…</Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

/** What the list is narrowed to, as a product's kind. */
function narrowedTo({ state }: ListModel) {
  const { catId, subcatId, typeId } = arsNarrowing(state.filters)
  return {
    ...(catId !== undefined && { categoryId: catId }),
    ...(subcatId !== undefined && { subcategoryId: subcatId }),
    ...(typeId !== undefined && { typeId }),
  }
}

function scopeOf({ shown }: ListModel, parents: readonly Parent[]): string {
  const coming = shown?.answers.coming
  if (coming === undefined) return counted.products(parents.length)
  return `${formatCount(parents.length)} of ${counted.products(coming.of)} read`
}

/** The screen's own address, without the product that lies over it. */
function useHere(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete(PRODUCT)
  return params.size === 0 ? pathname : `${pathname}?${params}`
}

/** It stands in the address, so that a reload and the way back show the same. */
function useLook() {
  const [params] = useSearchParams()
  const change = useParamsChange()
  const said = params.get('look')
  const look: Look = isLook(said) ? said : 'all'
  const setLook = (chosen: string | null) => change({ look: isLook(chosen) && chosen !== 'all' ? chosen : undefined })
  return { look, setLook }
}
