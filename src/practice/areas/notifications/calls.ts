/** What the portal wants a store to know. */
import type { AreaCalls } from '../../practice.ts'

export const notificationsCalls: AreaCalls<'notifications'> = {
  list: () => [],
  markRead: () => ({ message: '' }),
}
