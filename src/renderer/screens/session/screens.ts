/** The screens of the session: all stand alone, before sign-in. */
import { type Screen, screen } from '../../navigation/screen.ts'

export const sessionScreens: readonly Screen[] = [
  screen('login', '/login', () => import('./sign-in.tsx'), { frame: 'bare' }),
  screen('oauth', '/auth/:provider', () => import('./provider.tsx'), { frame: 'bare' }),
  screen('signup', '/signup', () => import('./sign-up.tsx'), { frame: 'bare' }),
  screen('forgotPassword', '/forgotpassword', () => import('./forgot-password.tsx'), { frame: 'bare' }),
  screen('resetPassword', '/resetPassword/:token', () => import('./reset-password.tsx'), { frame: 'bare' }),
]
