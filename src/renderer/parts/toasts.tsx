/** Short news that asks for nothing. What the person must act on stands on the screen instead. */
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Milliseconds: long enough to read twice. */
const SHORT = 4_000
const LONG = 9_000

/** News of one kind, or in the same words, don't pile up: the last is enough. */
function show(id: string, message: string, color: string, icon: ReactNode, autoClose = LONG) {
  notifications.hide(id)
  notifications.show({ id, message, color, icon, autoClose, withBorder: true })
}

export const toast = {
  /** `id`: of what kind it is. */
  done: (message: string, id = message) => show(id, message, 'green', <IconCheck size={16} />, SHORT),
  info: (message: string) => show(message, message, 'lagoon', <IconInfoCircle size={16} />),
  warn: (message: string) => show(message, message, 'marigold', <IconAlertTriangle size={16} />),
  failed: (message: string) => show(message, message, 'red', <IconAlertTriangle size={16} />),
}
