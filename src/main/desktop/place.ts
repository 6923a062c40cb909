/** Where a window opens: where it was, as long as a screen is there, and never larger than that screen. Lengths in Electron's pixels, which scaling makes larger. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Place extends Size {
  readonly x: number
  readonly y: number
}

/** What a screen leaves to windows: without the task bar. */
export type WorkArea = Place

/** So much of a window has to lie on screens. Windows counts a frame that nobody sees as part of it. */
const SEEN = 0.95
/** A window is moved by its title bar: half of it has to lie there, too. */
const TITLE_BAR = 32

const overlap = (one: Place, other: Place): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** No larger than the area. */
export const fitting = (wanted: Size, area: Size): Size => ({
  width: Math.min(wanted.width, area.width),
  height: Math.min(wanted.height, area.height),
})

/**
 * The place where the window was when it is still on screens, over two of them, too; else the nearest place within `nearest`, the area of
 * the screen that has most of it or is closest.
 */
export function placeAgain(last: Place, areas: readonly WorkArea[], nearest: WorkArea): Place {
  const seen = (place: Place) =>
    areas.reduce((sum, area) => sum + overlap(place, area), 0) / (place.width * place.height)
  if (seen(last) >= SEEN && seen({ ...last, height: TITLE_BAR }) >= 0.5) return last
  const { width, height } = fitting(last, nearest)
  const within = (at: number, from: number, room: number): number => Math.min(Math.max(at, from), from + room)
  return {
    x: within(last.x, nearest.x, nearest.width - width),
    y: within(last.y, nearest.y, nearest.height - height),
    width,
    height,
  }
}
