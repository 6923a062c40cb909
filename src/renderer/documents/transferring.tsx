/** The progress of a document being loaded; closing its dialog stops it. */
import { Progress } from '@mantine/core'
import { useEffect, useState } from 'react'
import { LoadingState } from '../parts/loading-state.tsx'
import classes from './document-dialog.module.css'

const MB = 1024 * 1024
/** Bytes up to which no progress is shown: it would be gone before it could be read. */
const LARGE = MB

export function Transferring({ request, label }: { readonly request: string; readonly label: string }) {
  const [{ done, total }, setProgress] = useState({ done: 0, total: 0 })
  useEffect(
    () =>
      window.storedesk.on('transfers.progress', (payload) => {
        if (payload.request === request) setProgress({ done: payload.done, total: payload.total })
      }),
    [request],
  )
  return (
    <>
      {done > LARGE && (
        <div className={classes.transfer} role="status">
          {total > 0 && <Progress value={(done / total) * 100} aria-label={label} />}
          {(done / MB).toFixed(1)} MB{total > 0 && ` of ${(total / MB).toFixed(1)} MB`}
        </div>
      )}
      <LoadingState lines={12} label={label} />
    </>
  )
}
