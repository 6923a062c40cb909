/** The screens of the session. */
import { type Screen, screen } from '../../app/screen.ts'

export const sessionScreens: readonly Screen[] = [screen('login', () => import('./sign-in.tsx'), { frame: 'bare' })]
