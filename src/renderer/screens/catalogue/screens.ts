import { type Screen, screen } from '../../navigation/screen.ts'

export const catalogueScreens: readonly Screen[] = [
  screen('listing', '/products/listing', () => import('./listing.tsx')),
  screen('search', '/products/search/:searchString', () => import('./search.tsx')),
  screen('productInfo', '/products/productInfo/:id', () => import('./product-info.tsx'), { numbered: true }),
]
