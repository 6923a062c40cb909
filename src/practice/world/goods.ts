/** All goods, by department. Products are drawn by positions in this list: moving an entry changes the world. */
import { CARE } from './goods/care.ts'
import type { Category } from './goods/category.ts'
import { EVERYDAY } from './goods/everyday.ts'
import { FASHION } from './goods/fashion.ts'
import { NURSERY } from './goods/nursery.ts'
import { PLAY } from './goods/play.ts'

export const GOODS: readonly Category[] = [...FASHION, ...CARE, ...PLAY, ...NURSERY, ...EVERYDAY]
