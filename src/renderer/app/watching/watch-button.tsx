/** Watches something, or stops to, by one press. */
import { Button } from '@mantine/core'
import { IconBell, IconBellRinging } from '@tabler/icons-react'
import type { WatchSubject } from '../../../shared/domain/watching/watch.ts'
import { useActingFor } from '../app-state.ts'
import { useWatch } from './watching.ts'

interface WatchButtonProps {
  readonly subject: WatchSubject
  /** What one is told, once it is watched. */
  readonly label: string
}

/** An operator who acts for a store watches nothing for it. */
export function WatchButton({ subject, label }: WatchButtonProps) {
  const { isKnown, isWatched, isPending, toggle } = useWatch(subject)
  if (useActingFor() !== undefined || !isKnown) return null
  const Icon = isWatched ? IconBellRinging : IconBell
  return (
    <Button
      variant={isWatched ? 'light' : 'default'}
      aria-pressed={isWatched}
      leftSection={<Icon size={16} aria-hidden />}
      loading={isPending}
      onClick={toggle}
    >
      {label}
    </Button>
  )
}
