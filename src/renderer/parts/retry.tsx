import { Button } from '@mantine/core'

export interface RetryProps {
  readonly onClick: () => void
  readonly busy: boolean
}

export const Retry = ({ onClick, busy }: RetryProps) => (
  <Button variant="subtle" color="marigold" c="var(--app-warn-text)" size="compact-xs" onClick={onClick} loading={busy}>
    Retry
  </Button>
)
