import { type Screen, screen } from '../../navigation/screen.ts'

export const notificationScreens: readonly Screen[] = [
  screen('notifications', '/home/notifications', () => import('./notifications.tsx')),
]
