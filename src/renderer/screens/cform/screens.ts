import { type Screen, screen } from '../../navigation/screen.ts'

export const cformScreens: readonly Screen[] = [screen('cForm', '/home/account/cform', () => import('./c-forms.tsx'))]
