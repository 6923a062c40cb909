import { killAtEveryPoint } from './kills.ts'

killAtEveryPoint('a portal without keys', { keys: false, late: false }, 1 / 4)
