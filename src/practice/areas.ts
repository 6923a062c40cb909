/** The behaviour of each area of the practice portal; their state is in states.ts. */
import { all } from './all.ts'
import type { Area, AreaControl } from './practice.ts'
import type { AreaName, Every } from './states.ts'

export const areas = all satisfies { readonly [A in AreaName]: Area<A> }

type HandlesOf<T> = T extends { readonly control: (...of: never) => AreaControl<infer H> } ? H : never
export type AreaHandles = Every<HandlesOf<(typeof areas)[AreaName]>>
