/** What the portal wants a store to know. */
import type { Area } from '../practice.ts'

export const notifications: Area<'notifications'> = {
  list: () => [],
  markRead: () => ({ message: '' }),
}
