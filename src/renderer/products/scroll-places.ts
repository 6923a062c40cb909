/** How far a screen was scrolled, by its entry in the window's history: whoever comes back finds the place again. */

interface Place {
  /** Pixels from the top. */
  readonly top: number
  /** Pixels of its rows as they were measured, by how they were drawn: what lies before those in sight is as high as it was. */
  readonly heights: Map<string, Map<number, number>>
}

const MOST = 100
const places = new Map<string, Place>()

/** At the top for an entry that wasn't seen yet. */
export const placeAt = (entry: string): Place => places.get(entry) ?? { top: 0, heights: new Map() }

export function keepPlace(entry: string, place: Place): void {
  places.delete(entry)
  places.set(entry, place)
  const [oldest] = places.keys()
  if (places.size > MOST && oldest !== undefined) places.delete(oldest)
}
