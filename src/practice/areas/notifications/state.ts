/** The notifications that were read. The notifications themselves are generated again on each request. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

export const notificationsState = defineState({
  events: { notificationRead: z.object({ user: id, id }) },
  initial: () => new Map<number, Set<number>>(),
  apply: {
    notificationRead: (read, { user, id: notification }) => {
      read.set(user, (read.get(user) ?? new Set<number>()).add(notification))
    },
  },
  read: (read) => ({
    isRead: (user: number, notification: number): boolean => read.get(user)?.has(notification) ?? false,
  }),
})
