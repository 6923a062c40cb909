/** How large pages are drawn. */

/** Of the width that there is, at first no larger than on paper; or of a sheet at 96 pixels to the inch. */
export type Zoom = 'first' | 'fit' | number

const LEVELS: readonly number[] = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4]
/** CSS pixels to a point. */
const FULL = 96 / 72
/** Beside a sheet. */
const MARGIN = 32

/** CSS pixels to a point. @param room CSS pixels @param width of a page, in points */
export function scaleOf(zoom: Zoom, room: number, width: number): number {
  const fit = Math.max(0.2, (room - MARGIN) / width)
  if (zoom === 'first') return Math.min(fit, FULL)
  return zoom === 'fit' ? fit : zoom * FULL
}

/** The next level above or below what is drawn at the moment. */
export function zoomed(scale: number, by: 1 | -1): number {
  const now = scale / FULL
  const next = by === 1 ? LEVELS.find((level) => level > now + 0.01) : LEVELS.findLast((level) => level < now - 0.01)
  return next ?? (by === 1 ? Math.max(...LEVELS) : Math.min(...LEVELS))
}

/** `125 %` */
export const zoomWords = (scale: number): string => `${Math.round((scale / FULL) * 100)}%`
