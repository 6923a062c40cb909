/**
 * Places a window: where it was, if a screen is still there, and never larger than that screen. Lengths are Electron's pixels, which
 * scaling makes larger.
 */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Place extends Size {
  readonly x: number
  readonly y: number
}

/** The area of a screen that windows may use, without the task bar. */
export type WorkArea = Place

/** Minimum share of a window that must lie on screens. Windows counts an invisible frame as part of the window. */
const MIN_VISIBLE_SHARE = 0.95
/** Height of the title bar, which moves the window: half of it must lie on screens, too. */
const TITLE_BAR = 32

const overlap = (one: Place, other: Place): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Returns the size, limited to the area. */
export const fitting = (size: Size, area: Size): Size => ({
  width: Math.min(size.width, area.width),
  height: Math.min(size.height, area.height),
})

/**
 * Returns the window's last place if it is still on screens, even across two; otherwise the closest place within `nearest`, the area of the
 * screen that has most of the window or is closest.
 */
export function placeAgain(last: Place, areas: readonly WorkArea[], nearest: WorkArea): Place {
  const visibleShare = (place: Place) =>
    areas.reduce((sum, area) => sum + overlap(place, area), 0) / (place.width * place.height)
  if (visibleShare(last) >= MIN_VISIBLE_SHARE && visibleShare({ ...last, height: TITLE_BAR }) >= 0.5) return last
  const { width, height } = fitting(last, nearest)
  const within = (at: number, from: number, room: number): number => Math.min(Math.max(at, from), from + room)
  return {
    x: within(last.x, nearest.x, nearest.width - width),
    y: within(last.y, nearest.y, nearest.height - height),
    width,
    height,
  }
}
