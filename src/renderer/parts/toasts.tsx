/** Short news that asks for nothing. What the person must act on stands on the screen instead. */
import { type NotificationData, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Milliseconds: long enough to read twice. */
const SHORT = 4_000
const LONG = 9_000

/** News of one kind, or in the same words, don't pile up: the last is enough. */
function show(id: string, message: string, color: string, icon: ReactNode, more: Partial<NotificationData> = {}) {
  notifications.hide(id)
  notifications.show({ id, message, color, icon, autoClose: LONG, withBorder: true, ...more })
}

const LOOKS = {
  good: { color: 'green', Icon: IconCheck },
  warn: { color: 'marigold', Icon: IconAlertTriangle },
  bad: { color: 'red', Icon: IconAlertTriangle },
}

/** Those that wait to be read. */
const waiting = new Set<string>()
/** Those that say how far something is. */
const shown = new Set<string>()

export interface Outcome {
  readonly tone: keyof typeof LOOKS
  readonly title: string
  readonly sentence: string
}

function showOutcome(id: string, { tone, title, sentence }: Outcome, more: Partial<NotificationData> = {}) {
  const { color, Icon } = LOOKS[tone]
  show(id, sentence, color, <Icon size={16} />, { title, ...more })
}

export const toast = {
  /** `id`: of what kind it is. */
  done: (message: string, id = message) => show(id, message, 'green', <IconCheck size={16} />, { autoClose: SHORT }),
  info: (message: string) => show(message, message, 'lagoon', <IconInfoCircle size={16} />),
  warn: (message: string) => show(message, message, 'marigold', <IconAlertTriangle size={16} />),
  failed: (message: string) => show(message, message, 'red', <IconAlertTriangle size={16} />),
  /** What became of something that the person left to itself: it stays until it is closed, or more is known of it. */
  awaited: (id: string, outcome: Outcome) => {
    showOutcome(id, outcome, { autoClose: false, onClose: () => waiting.delete(id) })
    waiting.add(id)
  },
  /** What became of something by the person's own doing. */
  outcome: (id: string, outcome: Outcome) => showOutcome(id, outcome),
  /** What takes a while: it stays, in its last words, until it is over; closing it stops what is done. */
  busy: (id: string, message: string, onClose: () => void) => {
    const data = { id, message, loading: true, autoClose: false, withBorder: true, onClose } as const
    if (shown.has(id)) notifications.update(data)
    else notifications.show(data)
    shown.add(id)
  },
  over: (id: string) => {
    shown.delete(id)
    notifications.update({ id, message: '', onClose: () => undefined })
    notifications.hide(id)
  },
  /** Another person isn't told it. */
  forget: () => {
    for (const id of waiting) notifications.hide(id)
  },
}
