import { type Screen, screen } from '../../navigation/screen.ts'

export const artworkScreens: readonly Screen[] = [
  screen('artworks', '/home/account/artworks/category', () => import('./artworks.tsx')),
  screen('artworkSubcategory', '/home/account/artworks/artworksSubcat', () => import('./artwork-subcategory.tsx')),
  screen('artworkOrder', '/home/account/artworks/artworksPlaceOrder', () => import('./artwork-order.tsx')),
]
