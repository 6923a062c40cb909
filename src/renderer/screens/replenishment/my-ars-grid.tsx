/** My ARS as an editable grid: searched, filtered and sorted here, with group heads in the list's own order. */

import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { TargetAdvice } from '../../../shared/domain/replenishment/target-advice.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Movements } from '../../catalogue/movements.ts'
import { type ColumnWidths, fittingColumns } from '../../grid/fitting-columns.ts'
import { Grid } from '../../grid/grid.tsx'
import type { GridColumn } from '../../grid/grid-head.tsx'
import type { RowDrawing } from '../../grid/grid-row.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import type { ArsAct } from './ars-act.ts'
import { type ArsGroup, ArsGroupHead } from './group-head.tsx'
import { LineMenu } from './line-menu.tsx'
import classes from './my-ars.module.css'
import { drawCell } from './my-ars-cells.tsx'
import type { MyArsModel, Parent } from './my-ars-model.ts'
import { type ArsRow, arsColumns, arsSource, keptSource } from './my-ars-source.ts'
import { type RankedParent, standingsOf } from './narrowing.ts'
import { QuickFilterBar } from './quick-filter-bar.tsx'
import { SaveBar } from './save-bar.tsx'
import { TakeAll } from './take-all.tsx'
import type { ArsFacts } from './use-ars-facts.ts'
import type { RowSelectionModel } from './use-row-selection.ts'
import { useGroups, useShown } from './use-shown.ts'

/** The narrower the window, the more columns are left out: the target never. */
const WIDTHS: ColumnWidths = {
  least: {
    product: 176,
    alternates: 334,
    sold: 78,
    stock: 56,
    onWay: 60,
    days: 70,
    suggested: 122,
    target: 76,
    kept: 76,
  },
  flexible: { product: undefined, alternates: 490 },
  end: 40,
  leftOut: [
    [],
    ['onWay'],
    ['onWay', 'stock'],
    ['onWay', 'stock', 'sold'],
    ['alternates'],
    ['alternates', 'onWay'],
    ['alternates', 'onWay', 'stock'],
    ['alternates', 'onWay', 'stock', 'sold'],
  ],
}

/** If the company keeps the list, nothing is editable. */
const keptColumns: readonly GridColumn[] = arsColumns.map((column) =>
  column.key === 'target' ? { ...column, key: 'kept' } : column,
)

export interface MyArsGridProps {
  readonly model: MyArsModel
  readonly parents: readonly Parent[]
  readonly facts: ArsFacts
  readonly movements: Movements
  readonly selection: RowSelectionModel
  /** True if every parent of each group is loaded. */
  readonly isWhole: boolean
  /** The portal's product count, if it gives one. */
  readonly count: number
  readonly onAct: (act: ArsAct) => void
  /** Must keep its identity between renders. */
  readonly onPaste: (text: string, below: readonly number[]) => void
}

export function MyArsGrid(props: MyArsGridProps) {
  const { model, parents, facts, movements, selection, isWhole, count } = props
  const source = useSource(props)
  const standings = useMemo(() => standingsOf(parents, movements, isWhole), [parents, movements, isWhole])
  const { places, counts } = useShown(model, standings, selection)
  const groups = useGroups(standings, places, selection.sort !== undefined)
  const [isTaking, setTaking] = useState(false)
  useRevealed(model, selection)
  const drawing = useDrawing(props)
  const [room, hasRoom] = useState<number>()
  const fitting = useMemo(
    () => fittingColumns(facts.mayChange ? arsColumns : keptColumns, WIDTHS, room),
    [facts.mayChange, room],
  )
  const suggested = useSuggested(model, standings, places)
  const take = () => {
    model.typing.finishTyping()
    setTaking(true)
  }
  return (
    <div className={classes.lines}>
      <QuickFilterBar
        look={selection.look}
        setLook={selection.setLook}
        counts={counts}
        suggested={suggested}
        isSoFar={!isWhole || movements.isComing}
        cantTake={cantTake(props, suggested)}
        onTake={take}
      />
      <Grid
        source={source}
        label="My ARS"
        {...fitting}
        end="More"
        hasRoom={hasRoom}
        drawing={drawing}
        places={places}
        groups={groups}
        drawGroup={useCallback(
          (group: ArsGroup) => <ArsGroupHead group={group} model={model} isWhole={isWhole} />,
          [model, isWhole],
        )}
        rows="usual"
        more={undefined}
        sort={selection.sort}
        onSort={selection.sortBy}
        onDelete={() => undefined}
        onExplain={() => undefined}
        onUndoRedo={model.undoRedo}
        nothing={
          <EmptyState
            icon={IconFilterOff}
            title={messages.noProductMatches}
            actions={
              <Button variant="default" onClick={selection.clear}>
                Clear filters
              </Button>
            }
          />
        }
        foot={<SaveBar model={model} mayChange={facts.mayChange} scope={scopeOf(places.length, count)} />}
      />
      {isTaking && (
        <TakeAll
          model={model}
          parents={parents}
          movements={movements}
          visible={places.flatMap((place) => parents[place]?.id ?? [])}
          onClose={() => setTaking(false)}
        />
      )}
    </div>
  )
}

function useSource({ model, parents, facts: { mayChange }, onPaste }: MyArsGridProps) {
  return useMemo(() => {
    const source = arsSource(model, parents, onPaste)
    return mayChange ? source : keptSource(source)
  }, [model, parents, mayChange, onPaste])
}

function useDrawing({ model, facts, movements, selection, onAct }: MyArsGridProps) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const isSorted = selection.sort !== undefined
  return useMemo((): RowDrawing<ArsRow> => {
    const context = { model, address, facts, movements, isSorted, onAct }
    return {
      cell: (key, row, refused) => drawCell(key, row, refused, context),
      mark: ({ byHand }) => (byHand ? 'warn' : undefined),
      end: ({ parent }) => <LineMenu parent={parent} facts={facts} onAct={onAct} />,
    }
  }, [address, facts, movements, isSorted, onAct, model])
}

/** The number of suggestions among the rows; those already taken aren't offered again. */
function useSuggested(model: MyArsModel, standings: readonly RankedParent[], places: readonly number[]): number {
  const advised = useMemo(
    () => places.flatMap((place) => standings[place] ?? []).filter(({ advice }) => isOff(advice)),
    [places, standings],
  )
  return useStore(
    model.store,
    ({ byHand }) => advised.filter(({ parent: { id }, advice: { take } }) => byHand.get(id) !== take).length,
  )
}

const isOff = ({ verdict }: TargetAdvice): boolean => verdict === 'low' || verdict === 'high'

/** The reason why the suggestions can't all be taken; undefined if they can. */
function cantTake({ facts, isWhole, movements }: MyArsGridProps, suggested: number) {
  if (!facts.mayChange) return messages.arsKept
  if (!isWhole || movements.isComing) return messages.arsStillReading
  return suggested === 0 ? messages.arsNothingSuggested : undefined
}

const scopeOf = (visible: number, count: number): string =>
  visible === count ? counted.products(count) : `Showing ${formatCount(visible)} of ${counted.products(count)}`

/** Clears filters that hide a row to be shown. */
function useRevealed(model: MyArsModel, { look, search, clear }: RowSelectionModel): void {
  const hasScrollTarget = useStore(model.scrollTarget, ({ target }) => target !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scroll target.
  useEffect(() => {
    if (hasScrollTarget && (look !== 'all' || search !== '')) clear()
  }, [hasScrollTarget])
}
