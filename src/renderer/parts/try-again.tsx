/** Asks once more, beside the notice that says what failed. */
import { Button } from '@mantine/core'

export interface TryAgainProps {
  readonly onClick: () => void
  readonly busy: boolean
}

export const TryAgain = ({ onClick, busy }: TryAgainProps) => (
  <Button variant="subtle" color="marigold" c="var(--app-warn-text)" size="compact-xs" onClick={onClick} loading={busy}>
    Try again
  </Button>
)
