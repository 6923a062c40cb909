/** The boxes of a load, ticked off as they are carried in. */
import { Checkbox } from '@mantine/core'
import { useStore } from 'zustand'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { Card } from '../../parts/card.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import classes from './receiving.module.css'
import type { ReceivingModel } from './receiving-model.ts'

export function BoxesCheck({ load, model }: { readonly load: string; readonly model: ReceivingModel }) {
  const { data, error, refetch, isFetching } = usePortal('loads.boxes', { query: { loadId: load } })
  const here = useStore(model.store, ({ boxes }) => boxes)
  const boxes = data?.answer
  const came = boxes?.filter(({ bagNumber }) => here.has(bagNumber)).length ?? 0
  return (
    <Card title={boxes === undefined ? 'Boxes' : `Boxes: ${formatCount(came)} of ${formatCount(boxes.length)} here`}>
      {boxes === undefined && error === null && <LoadingState lines={4} label="Loading the boxes" />}
      {boxes === undefined && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      <div className={classes.boxes}>
        {boxes?.map(({ bagNumber, BagInQty }) => (
          <div key={bagNumber} className={classes.box}>
            <Checkbox
              size="sm"
              label={bagNumber}
              checked={here.has(bagNumber)}
              onChange={({ currentTarget }) => model.setBox(bagNumber, currentTarget.checked)}
            />
            {BagInQty !== undefined && <span>{counted.pieces(BagInQty)}</span>}
          </div>
        ))}
        {boxes?.length === 0 && messages.loadWithoutBoxes}
      </div>
    </Card>
  )
}
