/** What a pharmacy has instead of all other screens. */
import { type Screen, screen } from '../../app/screen.ts'

const frame = { frame: 'pharmacy' } as const

export const pharmacyScreens: readonly Screen[] = [
  screen('pharmacy', () => import('./dashboard.tsx'), frame),
  screen('pharmacyProducts', () => import('./products.tsx'), frame),
  screen('pharmacySearch', () => import('./search.tsx'), frame),
  screen('pharmacyProduct', () => import('./product.tsx'), { ...frame, numbered: true }),
]
