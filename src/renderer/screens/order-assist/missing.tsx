/** What of a screen isn't there, and asking for it once more. */
import type { ReactNode } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { TryAgain } from '../../parts/try-again.tsx'

export interface MissingProps {
  readonly children: ReactNode
  readonly onRetry: () => void
  readonly busy: boolean
}

export const Missing = ({ children, onRetry, busy }: MissingProps) => (
  <Notice tone="warn" actions={<TryAgain onClick={onRetry} busy={busy} />}>
    {children}
  </Notice>
)
