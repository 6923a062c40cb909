/** Shown in place of an action while a read that it depends on is unknown: says why, and offers a retry. */
import { useIsPortalDown } from '../parts/net.ts'
import { Notice } from '../parts/notice.tsx'
import { Retry } from '../parts/retry.tsx'
import type { Loadable } from './loadable.ts'

export function UnknownNotice({ of: { is, retry, busy } }: { readonly of: Loadable<unknown> }) {
  const isDown = useIsPortalDown()
  if (is.known) return null
  return (
    <Notice tone="warn" actions={!isDown && <Retry onClick={retry} busy={busy} />}>
      {is.why}
    </Notice>
  )
}
