/** Shown in place of an action while a read that it depends on is unknown: says why, and offers a retry. */
import { useIsPortalDown } from '../parts/net.ts'
import { Notice } from '../parts/notice.tsx'
import { Retry } from '../parts/retry.tsx'
import type { Deciding } from './deciding.ts'

export function NotKnown({ of: { is, retry, busy } }: { readonly of: Deciding<unknown> }) {
  const isDown = useIsPortalDown()
  if (is.known) return null
  return (
    <Notice tone="warn" actions={!isDown && <Retry onClick={retry} busy={busy} />}>
      {is.why}
    </Notice>
  )
}
