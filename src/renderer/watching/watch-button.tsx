import { Button } from '@mantine/core'
import { IconBell, IconBellRinging } from '@tabler/icons-react'
import type { WatchSubject } from '../../shared/domain/watching/watch.ts'
import { useActingFor } from '../session/app-state.ts'
import { useWatch } from './watching.ts'

interface WatchButtonProps {
  readonly subject: WatchSubject
  /** The button's text, which names what will be reported. */
  readonly label: string
}

/** Renders nothing while an operator acts for a store: watches aren't set for another store. */
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
