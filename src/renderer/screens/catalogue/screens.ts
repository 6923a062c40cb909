/** Products for stores: listed, searched for, one by one. */
import { type Screen, screen } from '../../app/screen.ts'

export const catalogueScreens: readonly Screen[] = [
  screen('listing', () => import('./listing.tsx')),
  screen('search', () => import('./search.tsx')),
  screen('productInfo', () => import('./product-info.tsx'), { numbered: true }),
]
