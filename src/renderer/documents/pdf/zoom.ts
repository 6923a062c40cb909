/** `first` and `fit` fit the available width, `first` at most at paper size; a number is relative to 96 pixels per inch. */
export type Zoom = 'first' | 'fit' | number

const LEVELS: readonly number[] = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4]
/** CSS pixels per point at 100 %. */
const FULL = 96 / 72
/** CSS pixels beside a page. */
const MARGIN = 32

/**
 * Returns CSS pixels per point.
 * @param room CSS pixels
 * @param width the page's width in points
 */
export function scaleOf(zoom: Zoom, room: number, width: number): number {
  const fit = Math.max(0.2, (room - MARGIN) / width)
  if (zoom === 'first') return Math.min(fit, FULL)
  return zoom === 'fit' ? fit : zoom * FULL
}

/** Returns the next zoom level above or below the present one. */
export function zoomed(scale: number, by: 1 | -1): number {
  const now = scale / FULL
  const next = by === 1 ? LEVELS.find((level) => level > now + 0.01) : LEVELS.findLast((level) => level < now - 0.01)
  return next ?? (by === 1 ? Math.max(...LEVELS) : Math.min(...LEVELS))
}

/** For example `125%`. */
export const zoomWords = (scale: number): string => `${Math.round((scale / FULL) * 100)}%`
