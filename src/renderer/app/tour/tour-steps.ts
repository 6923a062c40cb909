/** The way from a search to an invoice, in five steps. */
import type { ScreenName } from '../../../shared/domain/screens.ts'

/** What a step points at. */
export type TourMark = 'search' | 'import' | 'orders' | 'place'

export interface TourStep {
  readonly title: string
  readonly text: string
  readonly screen: ScreenName
  readonly mark?: TourMark
}

export const TOUR: readonly [TourStep, ...TourStep[]] = [
  {
    title: 'Find a product',
    text: 'Press / and type what you would say: “boys romper 0-3 m blue”, a brand, or a product’s id. A slip is mended, and the screen says so.',
    screen: 'home',
    mark: 'search',
  },
  {
    title: 'Fill the cart',
    text: 'Import a file of ids and quantities: every row gets its verdict before anything is taken. Pasting, scanning and ordering again end up here, too.',
    screen: 'cart',
    mark: 'import',
  },
  {
    title: 'See who gives what',
    text: 'One order for each warehouse, with what is missing to its minimum. A line that can’t be filled says by how much, and why. Ctrl+Z takes anything back.',
    screen: 'cart',
    mark: 'orders',
  },
  {
    title: 'Place it',
    text: 'Each warehouse gets its purchase order. It is written down before it is sent: none is lost, and none is sent twice, not even by a power cut.',
    screen: 'cart',
    mark: 'place',
  },
  {
    title: 'Follow it',
    text: 'Here is every order, with its loads, its boxes and its invoice. Ctrl+K leads anywhere; ? has all keys and explains the words.',
    screen: 'orderHistory',
  },
]
