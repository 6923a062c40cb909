/** What plays in the store. */
import { type Screen, screen } from '../../app/screen.ts'

export const musicScreens: readonly Screen[] = [
  screen('storeMusic', '/home/account/tvc', () => import('./store-music.tsx')),
]
