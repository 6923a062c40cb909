/** In place of what can't be done: something that decides it isn't known. Says why, and asks again. */
import { Notice } from '../parts/notice.tsx'
import { TryAgain } from '../parts/try-again.tsx'
import type { Deciding } from './deciding.ts'

export function NotKnown({ of: { is, retry, busy } }: { readonly of: Deciding<unknown> }) {
  if (is.known) return null
  return (
    <Notice tone="warn" actions={<TryAgain onClick={retry} busy={busy} />}>
      {is.why}
    </Notice>
  )
}
