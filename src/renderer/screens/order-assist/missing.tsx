/** A notice about missing parts of a screen, with a Retry button; while the portal is down, retries happen automatically. */
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
