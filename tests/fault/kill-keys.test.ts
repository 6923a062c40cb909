import { killAtEveryPoint } from './kills.ts'

killAtEveryPoint('a portal that knows keys', { keys: true, late: false })
