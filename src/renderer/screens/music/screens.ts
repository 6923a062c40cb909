import { type Screen, screen } from '../../navigation/screen.ts'

export const musicScreens: readonly Screen[] = [
  screen('storeMusic', '/home/account/tvc', () => import('./store-music.tsx')),
]
