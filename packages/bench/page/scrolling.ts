/** Scrolls a screen by a fixed number of pixels per frame. */

export interface Scroll {
  readonly step: number
  readonly frames: number
  readonly from?: number
}

export interface Scrolled {
  /** Milliseconds between two frames in real time. */
  readonly frames: readonly number[]
  /** Number of frames in which the page wasn't at its scroll position, plus layout shifts. */
  readonly jumps: number
}

/** Milliseconds of rest after the jump to the start, which isn't part of the scroll. */
const PAUSE = 500

export function scroll(list: Element, { step, frames: count, from = 0 }: Scroll): Promise<Scrolled> {
  const frames: number[] = []
  let jumps = 0
  let position = from
  const add = (shifts: readonly PerformanceEntry[]) => {
    for (const shift of shifts) jumps += Number(Reflect.get(shift, 'value'))
  }
  const observer = new PerformanceObserver((shifts) => add(shifts.getEntries()))
  list.scrollTop = from
  return new Promise((resolve) => {
    let last: number | undefined
    const frame = (now: number) => {
      if (last !== undefined) frames.push(now - last)
      last = now
      if (Math.abs(list.scrollTop - position) > 1) jumps += 1
      if (frames.length >= count) {
        add(observer.takeRecords())
        observer.disconnect()
        resolve({ frames, jumps })
        return
      }
      position = list.scrollTop + step
      list.scrollTop = position
      requestAnimationFrame(frame)
    }
    setTimeout(() => {
      observer.observe({ type: 'layout-shift' })
      requestAnimationFrame(frame)
    }, PAUSE)
  })
}

/** Scrolls to the end repeatedly until this number of products is loaded; returns the number loaded. */
export async function loadUntil(target: number): Promise<number> {
  const list = document.getElementById('screen')
  const last = () =>
    Math.max(
      0,
      ...[...document.querySelectorAll('#screen [aria-posinset]')].map((one) =>
        Number(one.getAttribute('aria-posinset')),
      ),
    )
  const end = performance.now() + 240_000
  while (list !== null && last() < target && performance.now() < end) {
    list.scrollTop = list.scrollHeight
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return last()
}
