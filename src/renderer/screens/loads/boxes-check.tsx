import { Checkbox } from '@mantine/core'
import { useStore } from 'zustand'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import type { usePortal } from '../../bridge/queries.ts'
import cells from '../../grid/grid-cells.module.css'
import { useRowWindow } from '../../grid/use-row-window.ts'
import { Card } from '../../parts/card.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import classes from './receiving.module.css'
import type { ReceivingModel } from './receiving-model.ts'

export interface BoxesCheckProps {
  readonly boxes: ReturnType<typeof usePortal<'loads.boxes'>>
  readonly model: ReceivingModel
}

export function BoxesCheck({ boxes: { data, error, refetch, isFetching }, model }: BoxesCheckProps) {
  const here = useStore(model.store, ({ boxes }) => boxes)
  const boxes = data?.answer
  const came = boxes?.filter(({ bagNumber }) => here.has(bagNumber)).length ?? 0
  return (
    <Card
      flush
      title={boxes === undefined ? 'Boxes' : `${formatCount(came)} of ${counted.boxes(boxes.length)} received`}
    >
      {boxes === undefined && error === null && <LoadingState lines={4} label="Loading boxes" />}
      {boxes === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {boxes?.length === 0 && <p className={cells.none}>{messages.loadWithoutBoxes}</p>}
      {boxes !== undefined && boxes.length > 0 && <Boxes boxes={boxes} here={here} model={model} />}
    </Card>
  )
}

interface BoxesProps {
  readonly boxes: Answer<'loads.boxes'>
  readonly here: ReadonlySet<string>
  readonly model: ReceivingModel
}

/** Pixels at normal text size, as in receiving.module.css. */
const BOX_HEIGHT = 32

/** Windowed, as a large load has hundreds of boxes. */
function Boxes({ boxes, here, model }: BoxesProps) {
  const { scroller, items, size } = useRowWindow({ count: boxes.length, height: BOX_HEIGHT, overscan: 6 })
  return (
    <div className={classes.boxes} ref={scroller}>
      <div className={classes.stack} style={{ height: size }}>
        {items.map(({ index, start }) => {
          const { bagNumber = '', BagInQty } = boxes[index] ?? {}
          return (
            <div key={bagNumber} className={classes.box} style={{ top: start }}>
              <Checkbox
                label={bagNumber}
                checked={here.has(bagNumber)}
                onChange={({ currentTarget }) => model.setBox(bagNumber, currentTarget.checked)}
              />
              {BagInQty !== undefined && <span>{counted.pieces(BagInQty)}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
