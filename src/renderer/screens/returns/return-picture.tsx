/** A picture of a return: main fetches it from where the portal's answer says, and the page shows what main believes. */
import { useQuery } from '@tanstack/react-query'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import classes from './return-picture.module.css'

export interface ReturnPictureProps {
  /** The return. */
  readonly of: string
  /** The picture among its pictures. */
  readonly row: string
  /** What is on it. */
  readonly alt: string
}

export function ReturnPicture({ of, row, alt }: ReturnPictureProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['picture of a return', of, row],
    queryFn: ({ signal }) => {
      const request = crypto.randomUUID()
      signal.addEventListener('abort', () => void window.storedesk.ask('transfers.stop', { request }), { once: true })
      const args = { body: { ReferenceID: of } }
      return ask('documents.open', { call: 'returns.srImages', args, field: 'url', row, request })
    },
  })
  if (data !== undefined) {
    return (
      <figure className={classes.figure}>
        <img src={`/media/${data.ticket}`} alt={alt} />
        <figcaption>{alt}</figcaption>
      </figure>
    )
  }
  if (error !== null) return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  return <LoadingState lines={6} label={`Loading the picture of ${alt}`} />
}
