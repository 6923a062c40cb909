/** Regions that the company writes documents for; the store's own region comes first. */
import type { Store } from '../people/store.ts'
import { stateCodeOf } from '../values/states.ts'

export const REGIONS = ['North', 'South', 'East', 'West'] as const
export type Region = (typeof REGIONS)[number]

/** States by GST code, in India's zones. Madhya Pradesh and Chhattisgarh belong to none of these four. */
const STATES: Readonly<Record<Region, readonly string[]>> = {
  North: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '38'],
  South: ['29', '31', '32', '33', '34', '36', '37'],
  East: ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '35'],
  West: ['24', '26', '27', '30'],
}

export const YOUR_REGION = 'Your region'

const names = (text: string, region: Region): boolean => new RegExp(`\\b${region}\\b`, 'i').test(text)

/** The region from the store's subregion, or else from its state; undefined if neither names one. */
export function regionOf({ fcf, shippingState }: Pick<Store, 'fcf' | 'shippingState'>): Region | undefined {
  const code = stateCodeOf(shippingState)
  return (
    REGIONS.find((region) => names(fcf.subregion, region)) ??
    (code === undefined ? undefined : REGIONS.find((region) => STATES[region].includes(code)))
  )
}

export interface OfRegion<T> {
  readonly item: T
  /** True for the store's own region. */
  readonly isOwn: boolean
}

/** Puts the items named after the store's own region first and keeps the order of the others. */
export function ownFirst<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  region: Region | undefined,
): readonly OfRegion<T>[] {
  const all = items.map((item) => ({ item, isOwn: region !== undefined && names(nameOf(item), region) }))
  return [...all.filter(({ isOwn }) => isOwn), ...all.filter(({ isOwn }) => !isOwn)]
}
