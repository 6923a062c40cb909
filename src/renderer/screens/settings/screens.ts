import { type Screen, screen } from '../../navigation/screen.ts'

export const settingsScreens: readonly Screen[] = [
  screen('settings', '/home/account/settings', () => import('./settings.tsx')),
]
