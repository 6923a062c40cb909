/** How far a screen was scrolled, by its entry in the window's history: whoever comes back finds the place again. */

const MOST = 100
const places = new Map<string, number>()

/** Pixels from the top; 0 for an entry that wasn't seen yet. */
export const placeAt = (entry: string): number => places.get(entry) ?? 0

export function keepPlace(entry: string, top: number): void {
  places.delete(entry)
  places.set(entry, top)
  const [oldest] = places.keys()
  if (places.size > MOST && oldest !== undefined) places.delete(oldest)
}
