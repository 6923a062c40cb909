import { shareOf } from '../support/counts.ts'
import { killAtEveryPoint } from './kills.ts'
import { KILL_POINTS } from './points.ts'

killAtEveryPoint('a portal without keys that is late', { keys: false, late: true }, 1 / 10, shareOf(KILL_POINTS, 1, 2))
