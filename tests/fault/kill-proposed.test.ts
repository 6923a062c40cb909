import { killAtEveryPoint } from './kills.ts'

killAtEveryPoint('a portal that fills the cart', { keys: true, late: false, cart: 'afs' }, 1 / 3)
killAtEveryPoint('a portal that fills an operator’s cart', { keys: true, late: false, cart: 'car' }, 1 / 3)
