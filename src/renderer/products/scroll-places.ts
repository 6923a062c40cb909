/** The scroll position and focus of screens, by entry of the window's history, so that going back restores them. */
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'

interface Place {
  /** Pixels from the top. */
  readonly top: number
  /** The item that had the focus last, and the view it was in; undefined until one had it. */
  readonly current: { readonly view: ListingView; readonly index: number } | undefined
  /** Measured heights of rows in pixels, by view: the rows above the visible ones keep their height. */
  readonly heights: Map<string, Map<number, number>>
}

const MOST = 100
const places = new Map<string, Place>()

/** The place of a history entry; the top for a new one. */
export const placeAt = (entry: string): Place => places.get(entry) ?? { top: 0, current: undefined, heights: new Map() }

/** Merges the change into the stored place. */
export function keepPlace(entry: string, change: Partial<Place>): void {
  const place = { ...placeAt(entry), ...change }
  places.delete(entry)
  places.set(entry, place)
  const [oldest] = places.keys()
  if (places.size > MOST && oldest !== undefined) places.delete(oldest)
}
