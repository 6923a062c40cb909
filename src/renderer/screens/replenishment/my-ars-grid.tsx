/** My ARS as an editable grid, group by group. */
import { rem } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { groupKey } from '../../../shared/domain/replenishment/my-ars.ts'
import { Grid } from '../../grid/grid.tsx'
import type { GridColumn } from '../../grid/grid-head.tsx'
import type { RowDrawing } from '../../grid/grid-row.tsx'
import { type ArsGroup, ArsGroupHead } from './group-head.tsx'
import classes from './my-ars.module.css'
import { type ArsAct, drawCell, LineMenu } from './my-ars-cells.tsx'
import type { MyArsModel, Parent } from './my-ars-model.ts'
import { type ArsRow, arsColumns, arsSource } from './my-ars-source.ts'
import { fits, type Look } from './narrowing.ts'
import { SaveBar } from './save-bar.tsx'
import type { ArsFacts } from './use-ars-facts.ts'
import type { Movements } from './use-movements.ts'

/** As CSS has them: the product, alternates, sold, in hand, on the way, lasts, right, target, and the menu. */
const TRACKS = ['minmax(200px, 1fr)', ...[268, 64, 64, 72, 72, 92, 84, 56].map((width) => rem(width))]
const LEAST_WIDTH = 960

/** Where the company keeps the list nothing is typed. */
const keptColumns: readonly GridColumn[] = arsColumns.map((column) =>
  column.key === 'target' ? { ...column, key: 'kept' } : column,
)

export interface MyArsGridProps {
  readonly model: MyArsModel
  readonly parents: readonly Parent[]
  readonly facts: ArsFacts
  readonly movements: Movements
  readonly look: Look
  /** How much of the list is here, in words. */
  readonly scope: string
  readonly onAct: (act: ArsAct) => void
}

export function MyArsGrid({ model, parents, facts, movements, look, scope, onAct }: MyArsGridProps) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const source = useMemo(() => arsSource(model, parents), [model, parents])
  const { places, groups } = useShown(model, parents, movements, look)
  const drawing = useMemo((): RowDrawing<ArsRow> => {
    const onAdvise = (id: number, target: number) => model.change(new Map([[id, target]]))
    const context = { address, facts, movements, onAct, onAdvise }
    return {
      cell: (key, row, refused) => drawCell(key, row, refused, context),
      mark: ({ byHand }) => (byHand ? 'warn' : undefined),
      end: ({ parent }) => <LineMenu parent={parent} facts={facts} onAct={onAct} />,
    }
  }, [address, facts, movements, onAct, model])
  return (
    <Grid
      source={source}
      label="My ARS"
      columns={facts.mayChange ? arsColumns : keptColumns}
      end="More"
      tracks={TRACKS}
      leastWidth={LEAST_WIDTH}
      drawing={drawing}
      places={places}
      groups={groups}
      drawGroup={useCallback((group: ArsGroup) => <ArsGroupHead group={group} model={model} />, [model])}
      rows="usual"
      more={undefined}
      sort={undefined}
      onSort={() => undefined}
      onDelete={() => undefined}
      onExplain={() => undefined}
      onUndoRedo={model.undoRedo}
      nothing={<p className={classes.none}>No product fits what is chosen above.</p>}
      foot={<SaveBar model={model} mayChange={facts.mayChange} scope={scope} />}
    />
  )
}

/** Rows that fit, in groups, each group where its first row stands. */
function useShown(model: MyArsModel, parents: readonly Parent[], movements: Movements, look: Look) {
  // What is typed must not move rows about: it counts when the look is chosen.
  const typed = useStore(model.store, ({ byHand }) => (look === 'changed' ? byHand : undefined))
  return useMemo(() => {
    const shown = parents.flatMap((parent, place) =>
      fits(look, parent, movements, typed ?? model.store.getState().byHand) ? [place] : [],
    )
    const groups = [...Map.groupBy(shown, (place) => keyAt(parents, place))].flatMap(([key, places]): ArsGroup[] => {
      const first = parents[places[0] ?? -1]
      return first === undefined ? [] : [{ key, places, first }]
    })
    return { places: shown, groups }
  }, [parents, movements, look, typed, model])
}

function keyAt(parents: readonly Parent[], place: number): string {
  const parent = parents[place]
  return parent === undefined ? '' : groupKey(parent)
}
