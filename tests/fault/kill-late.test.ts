import { killAtEveryPoint } from './kills.ts'

killAtEveryPoint('a portal without keys that is late', { keys: false, late: true }, 1 / 10)
