/** Every motif as flat shapes on a square of 100 × 100, from back to front. */
import type { Shape } from './marks.ts'
import type { Motif } from './motifs.ts'
import { CARE } from './shapes/care.ts'
import { NURSERY } from './shapes/nursery.ts'
import { PLAY } from './shapes/play.ts'
import { WEAR } from './shapes/wear.ts'

export const SHAPES: Readonly<Record<Motif, readonly Shape[]>> = { ...WEAR, ...CARE, ...PLAY, ...NURSERY }
