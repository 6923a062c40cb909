/** The screens of a pharmacy, which replace all others. */
import { type Screen, screen } from '../../navigation/screen.ts'

const frame = { frame: 'pharmacy' } as const

export const pharmacyScreens: readonly Screen[] = [
  screen('pharmacy', '/dashboard', () => import('./dashboard.tsx'), frame),
  screen('pharmacyProducts', '/dashboard/products', () => import('./products.tsx'), frame),
  screen('pharmacySearch', '/dashboard/products/search/:searchString', () => import('./search.tsx'), frame),
  screen('pharmacyProduct', '/dashboard/products/productInfo/:id', () => import('./product.tsx'), {
    ...frame,
    numbered: true,
  }),
]
