/** The screens of the session: all stand alone, before anybody is signed in. */
import { type Screen, screen } from '../../app/screen.ts'

export const sessionScreens: readonly Screen[] = [
  screen('login', () => import('./sign-in.tsx'), { frame: 'bare' }),
  screen('oauth', () => import('./provider.tsx'), { frame: 'bare' }),
  screen('signup', () => import('./sign-up.tsx'), { frame: 'bare' }),
  screen('forgotPassword', () => import('./forgot-password.tsx'), { frame: 'bare' }),
  screen('resetPassword', () => import('./reset-password.tsx'), { frame: 'bare' }),
]
