import { appErrorOf } from '../bridge/bridge.ts'
import { usePortal } from '../bridge/queries.ts'
import { LoadingState } from '../parts/loading-state.tsx'
import { QuietError } from '../parts/quiet-error.tsx'
import { SavedNotice } from '../parts/saved-notice.tsx'
import classes from './product-info.module.css'

export function BrandInfo({ id, name }: { readonly id: number; readonly name: string }) {
  const { data: read, error, refetch, isFetching } = usePortal('catalogue.brand', { params: { id } })
  if (read === undefined && error !== null) {
    return <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (read === undefined) return <LoadingState lines={2} label={`Loading: ${name}`} />
  const { description } = read.answer
  return (
    <>
      {read.saved && <SavedNotice at={read.at} />}
      <p className={classes.desc}>
        <strong>{read.answer.name}</strong>
        {description === '' ? '' : `: ${description}`}
      </p>
    </>
  )
}
