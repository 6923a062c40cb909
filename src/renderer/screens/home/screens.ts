/** The first screen. */
import { type Screen, screen } from '../../app/screen.ts'

export const homeScreens: readonly Screen[] = [screen('home', () => import('./home.tsx'))]
