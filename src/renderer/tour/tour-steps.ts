import type { ScreenName } from '../../shared/domain/screens.ts'
import { messages } from '../../shared/messages.ts'

/** The element that a step points at. */
export type TourMark = 'search' | 'import' | 'orders' | 'place'

export interface TourStep {
  readonly title: string
  readonly text: string
  readonly screen: ScreenName
  readonly mark?: TourMark
}

export const TOUR: readonly [TourStep, ...TourStep[]] = [
  {
    title: 'Search products',
    text: messages.tourFind,
    screen: 'home',
    mark: 'search',
  },
  {
    title: 'Fill the cart',
    text: messages.tourFill,
    screen: 'cart',
    mark: 'import',
  },
  {
    title: 'See what each warehouse supplies',
    text: messages.tourGive,
    screen: 'cart',
    mark: 'orders',
  },
  {
    title: 'Place the order',
    text: messages.tourPlace,
    screen: 'cart',
    mark: 'place',
  },
  {
    title: 'Follow the order',
    text: messages.tourFollow,
    screen: 'orderHistory',
  },
]
