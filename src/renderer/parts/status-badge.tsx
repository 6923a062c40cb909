/** A word in the colour of what it means. The word alone must be enough. */
import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

const TONES = {
  calm: { color: 'gray.7', variant: 'light' },
  busy: { color: 'lagoon.7', variant: 'light' },
  good: { color: 'green.7', variant: 'light' },
  warn: { color: 'marigold.8', variant: 'light' },
  bad: { color: 'red.7', variant: 'light' },
} as const

export type Tone = keyof typeof TONES

export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <Badge {...TONES[tone]} size="md">
      {children}
    </Badge>
  )
}
