/** Short news that asks for nothing. What the person must act on stands on the screen instead. */
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'

/** Milliseconds: long enough to read twice. */
const SHORT = 4_000
const LONG = 9_000

export const toast = {
  /** `id`: news of one kind, of which the last is enough. */
  done: (message: string, id?: string) => {
    if (id !== undefined) notifications.hide(id)
    notifications.show({
      ...(id !== undefined && { id }),
      message,
      color: 'green',
      icon: <IconCheck size={16} />,
      autoClose: SHORT,
      withBorder: true,
    })
  },
  info: (message: string) =>
    notifications.show({
      message,
      color: 'lagoon',
      icon: <IconInfoCircle size={16} />,
      autoClose: LONG,
      withBorder: true,
    }),
  warn: (message: string) =>
    notifications.show({
      message,
      color: 'marigold',
      icon: <IconAlertTriangle size={16} />,
      autoClose: LONG,
      withBorder: true,
    }),
  failed: (message: string) =>
    notifications.show({
      message,
      color: 'red',
      icon: <IconAlertTriangle size={16} />,
      autoClose: LONG,
      withBorder: true,
    }),
}
