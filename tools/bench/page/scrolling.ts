/** Scrolls a screen by so many pixels at each frame. */

export interface Scroll {
  readonly step: number
  readonly frames: number
  readonly from?: number
}

export interface Scrolled {
  /** Milliseconds between two frames, by the clock. */
  readonly frames: readonly number[]
  /** Frames at which the page wasn't where it had been scrolled to. */
  readonly jumps: number
}

/** Milliseconds after the jump to the beginning, which isn't scrolling. */
const PAUSE = 500

export function scroll(list: Element, { step, frames: count, from = 0 }: Scroll): Promise<Scrolled> {
  const frames: number[] = []
  let jumps = 0
  let asked = from
  list.scrollTop = from
  return new Promise((resolve) => {
    let last: number | undefined
    const frame = (now: number) => {
      if (last !== undefined) frames.push(now - last)
      last = now
      if (Math.abs(list.scrollTop - asked) > 1) jumps += 1
      if (frames.length >= count) {
        resolve({ frames, jumps })
        return
      }
      asked = list.scrollTop + step
      list.scrollTop = asked
      requestAnimationFrame(frame)
    }
    setTimeout(() => requestAnimationFrame(frame), PAUSE)
  })
}

/** From now on layout shifts that nobody caused add up. */
let shifted = 0
export function watchShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift' })
}

export const shiftsSoFar = (): number => shifted

/** Scrolls to the end, again and again, until so many products are loaded; returns how many that are. */
export async function loadUntil(wanted: number): Promise<number> {
  const list = document.getElementById('screen')
  const last = () =>
    Math.max(
      0,
      ...[...document.querySelectorAll('#screen [aria-posinset]')].map((one) =>
        Number(one.getAttribute('aria-posinset')),
      ),
    )
  const end = performance.now() + 240_000
  while (list !== null && last() < wanted && performance.now() < end) {
    list.scrollTop = list.scrollHeight
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return last()
}
