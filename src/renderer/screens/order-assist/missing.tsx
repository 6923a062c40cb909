/** What of a screen isn't there, and asking for it once more. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notice } from '../../parts/notice.tsx'

export interface MissingProps {
  readonly children: ReactNode
  readonly onRetry: () => void
  readonly busy: boolean
}

export const Missing = ({ children, onRetry, busy }: MissingProps) => (
  <Notice
    tone="warn"
    actions={
      <Button
        variant="subtle"
        color="marigold"
        c="var(--app-warn-text)"
        size="compact-xs"
        onClick={onRetry}
        loading={busy}
      >
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
)
