import { type Screen, screen } from '../../navigation/screen.ts'

export const cartScreens: readonly Screen[] = [screen('cart', '/checkout', () => import('./cart.tsx'))]
