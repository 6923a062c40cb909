/** Where somebody was on a screen, by its entry in the window's history: whoever comes back finds the place again. */
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'

interface Place {
  /** Pixels from the top. */
  readonly top: number
  /** The item that had the focus last, and how the items were shown; undefined until one had it. */
  readonly current: { readonly view: ListingView; readonly index: number } | undefined
  /** Pixels of its rows as they were measured, by how they were drawn: what lies before those in sight is as high as it was. */
  readonly heights: Map<string, Map<number, number>>
}

const MOST = 100
const places = new Map<string, Place>()

/** At the top for an entry that wasn't seen yet. */
export const placeAt = (entry: string): Place => places.get(entry) ?? { top: 0, current: undefined, heights: new Map() }

/** What isn't named stays as it was kept. */
export function keepPlace(entry: string, change: Partial<Place>): void {
  const place = { ...placeAt(entry), ...change }
  places.delete(entry)
  places.set(entry, place)
  const [oldest] = places.keys()
  if (places.size > MOST && oldest !== undefined) places.delete(oldest)
}
