import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { ReturnPicture } from './return-picture.tsx'
import classes from './returns.module.css'

export function ReturnPictures({ id }: { readonly id: string }) {
  const { data, error, refetch, isFetching } = usePortal('returns.srImages', { body: { ReferenceID: id } })
  if (data === undefined) {
    if (error === null) return <LoadingState lines={6} label={`Loading the pictures of ${id}`} />
    return <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (data.answer.length === 0) return <p>{messages.returnWithoutPictures}</p>
  return (
    <div className={classes.pictures}>
      {data.answer.map(({ id: row, name }) => (
        <ReturnPicture key={row} of={id} row={row} alt={name || row} />
      ))}
    </div>
  )
}
