/** What of a screen isn't there, and asking for it once more; while the portal is down that is done by itself. */
import type { ReactNode } from 'react'
import { useIsPortalDown } from '../../parts/net.ts'
import { Notice } from '../../parts/notice.tsx'
import { Retry } from '../../parts/retry.tsx'

export interface MissingProps {
  readonly children: ReactNode
  readonly onRetry: () => void
  readonly busy: boolean
}

export function Missing({ children, onRetry, busy }: MissingProps) {
  const isDown = useIsPortalDown()
  return (
    <Notice tone="warn" actions={!isDown && <Retry onClick={onRetry} busy={busy} />}>
      {children}
    </Notice>
  )
}
