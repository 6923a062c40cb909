import { shareOf } from '../support/counts.ts'
import { killAtEveryPoint } from './kills.ts'
import { KILL_POINTS } from './points.ts'

killAtEveryPoint(
  'a portal that fills the cart',
  { keys: true, late: false, cart: 'afs' },
  1 / 3,
  shareOf(KILL_POINTS, 0, 2),
)
killAtEveryPoint(
  'a portal that fills an operator’s cart',
  { keys: true, late: false, cart: 'car' },
  1 / 3,
  shareOf(KILL_POINTS, 1, 2),
)
