/** The distinguishing data of the practice portal's users; the rest of an account is derived from it. */
import type { Store } from '../../shared/domain/people/store.ts'

/** The reason why the portal refuses a sign-in. */
export interface SignInRefusal {
  readonly status: number
  readonly message: string
}

/** A warehouse, its minimum in rupees, and `active`. */
export type Entry = readonly [id: number, minimum?: number, active?: boolean]

export const MAHARASHTRA: readonly Entry[] = [
  [2, 5000],
  [10, 3000],
  [8, 2000, false],
  [5],
  [5001],
  [2, 5000],
  [31, 1000],
  [12, 4000],
  [3, 8000],
]
export const DELHI: readonly Entry[] = [[3, 5000], [9, 3000], [11, 3000], [32], [5003], [21, 4000, false], [2, 8000]]
export const KARNATAKA: readonly Entry[] = [[7, 5000], [33, 1000], [5004], [17, 4000], [16, 4000], [2, 8000]]
export const CHANDIGARH: readonly Entry[] = [[5006], [9, 3000], [11, 3000], [3, 5000]]

export const PLACES = {
  pune: { city: 'Pune', state: 'Maharashtra', pincode: '411014', street: 'Phoenix Plaza, Nagar Road' },
  delhi: { city: 'New Delhi', state: 'Delhi', pincode: '110027', street: '14 Rajouri Garden' },
  bengaluru: { city: 'Bengaluru', state: 'Karnataka', pincode: '560034', street: '80 Feet Road, Koramangala' },
  chandigarh: { city: 'Chandigarh', state: 'Chandigarh', pincode: '160017', street: 'SCO 88, Sector 17-C' },
} as const

export interface Sketch {
  readonly name: string
  readonly email: string
  readonly who: string
  readonly place: keyof typeof PLACES
  readonly concept: string
  readonly signage: string
  readonly mapping: readonly Entry[]
  readonly flags?: Partial<Store>
  readonly blocked?: readonly string[]
  readonly shutOut?: SignInRefusal
}

/** The usual stores of two places. */
export const PUNE_STORE = { place: 'pune', concept: 'FC', signage: 'Firstcry', mapping: MAHARASHTRA } as const
export const DELHI_STORE = { place: 'delhi', concept: 'FOFO', signage: 'Firstcry', mapping: DELHI } as const
