/** Short messages that need no action. Anything the user must act on is shown on the screen instead. */
import { type NotificationData, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Milliseconds: long enough to read twice. */
const SHORT = 4_000
const LONG = 9_000

/** Toasts of one kind, or with the same text, replace each other. */
function show(id: string, message: string, color: string, icon: ReactNode, more: Partial<NotificationData> = {}) {
  notifications.hide(id)
  notifications.show({ id, message, color, icon, autoClose: LONG, withBorder: true, ...more })
}

const LOOKS = {
  good: { color: 'green', Icon: IconCheck },
  warn: { color: 'marigold', Icon: IconAlertTriangle },
  bad: { color: 'red', Icon: IconAlertTriangle },
}

/** Ids of toasts that stay until they are closed. */
const waiting = new Set<string>()
const progressToasts = new Set<string>()

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
  /** `id` names the kind of message. */
  done: (message: string, id = message) => show(id, message, 'green', <IconCheck size={16} />, { autoClose: SHORT }),
  info: (message: string) => show(message, message, 'lagoon', <IconInfoCircle size={16} />),
  warn: (message: string) => show(message, message, 'marigold', <IconAlertTriangle size={16} />),
  failed: (message: string) => show(message, message, 'red', <IconAlertTriangle size={16} />),
  /** The outcome of something that the user left to run: it stays until closed or replaced. */
  awaited: (id: string, outcome: Outcome) => {
    showOutcome(id, outcome, { autoClose: false, onClose: () => waiting.delete(id) })
    waiting.add(id)
  },
  /** The outcome of the user's own action. */
  outcome: (id: string, outcome: Outcome) => showOutcome(id, outcome),
  /** The progress of a long action: it shows the latest message until the action ends; closing it stops the action. */
  busy: (id: string, message: string, onClose: () => void) => {
    const data = { id, message, loading: true, autoClose: false, withBorder: true, onClose } as const
    if (progressToasts.has(id)) notifications.update(data)
    else notifications.show(data)
    progressToasts.add(id)
  },
  over: (id: string) => {
    progressToasts.delete(id)
    notifications.update({ id, message: '', onClose: () => undefined })
    notifications.hide(id)
  },
  /** Hides outcomes before another user signs in. */
  forget: () => {
    for (const id of waiting) notifications.hide(id)
  },
}
