/** What runs inside the page while the listing is measured: each function stands alone, for it is sent there as text. */

/** Milliseconds since 1970 at which the first products of a listing were on the screen; from a screen that has none. */
export function drawnAt(path: string): Promise<number> {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role="listitem"][aria-posinset]') === null) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      // The next task after the one that lays out and paints.
      port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}

/** Goes to a screen, and is back when there are no products any more. */
export function leaveFor(path: string): Promise<void> {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role="listitem"][aria-posinset]') === null) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** From now on layout shifts that nobody caused are added up, in `globalThis.shifted`. */
export function watchShifts(): void {
  Object.assign(globalThis, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shifted = Number(Reflect.get(globalThis, 'shifted')) + Number(Reflect.get(entry, 'value'))
      Object.assign(globalThis, { shifted })
    }
  }).observe({ type: 'layout-shift' })
}

/** Scrolls to the end, again and again, until so many products are loaded; resolves with how many that are. */
export async function loadUntil(wanted: number): Promise<number> {
  const page = document.getElementById('screen')
  const last = () =>
    Math.max(
      0,
      ...[...document.querySelectorAll('[role="listitem"][aria-posinset]')].map((one) =>
        Number(one.getAttribute('aria-posinset')),
      ),
    )
  const end = performance.now() + 240_000
  while (page !== null && last() < wanted && performance.now() < end) {
    page.scrollTop = page.scrollHeight
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return last()
}

export interface Scrolled {
  /** Milliseconds between two frames. */
  readonly frames: readonly number[]
  /** Frames at which the page wasn't where it had been scrolled to. */
  readonly jumps: number
}

/** Scrolls the app's own screen, or the hand-written list where there is one, by so many pixels at each frame. */
export function scroll({ from, step, count }: { from: number; step: number; count: number }): Promise<Scrolled> {
  const page = document.getElementById('plain-list') ?? document.getElementById('screen')
  if (page === null) throw new Error('There is nothing to scroll')
  const frames: number[] = []
  let jumps = 0
  let asked = from
  page.scrollTop = from
  return new Promise((resolve) => {
    let last: number | undefined
    const frame = (now: number) => {
      if (last !== undefined) frames.push(now - last)
      last = now
      if (Math.abs(page.scrollTop - asked) > 1) jumps += 1
      if (frames.length >= count) {
        resolve({ frames, jumps })
        return
      }
      asked = page.scrollTop + step
      page.scrollTop = asked
      requestAnimationFrame(frame)
    }
    // What the jump to the beginning draws isn't scrolling.
    setTimeout(() => requestAnimationFrame(frame), 500)
  })
}

/** A list as one writes it by hand: rows in sight alone, drawn into elements that are used again. */
export function openPlainList({
  ids,
  columns,
  height,
}: {
  ids: readonly number[]
  columns: number
  height: number
}): void {
  const list = document.createElement('div')
  list.id = 'plain-list'
  Object.assign(list.style, { position: 'fixed', inset: '0', overflow: 'auto', background: 'white', zIndex: '9999' })
  const whole = document.createElement('div')
  Object.assign(whole.style, { position: 'relative', height: `${Math.ceil(ids.length / columns) * height}px` })
  list.append(whole)
  document.body.append(list)
  const rows = new Map<number, HTMLElement>()
  const free: HTMLElement[] = []
  const card = (): HTMLElement => {
    const one = document.createElement('div')
    Object.assign(one.style, { width: `${100 / columns}%`, padding: '10px', boxSizing: 'border-box' })
    const picture = document.createElement('img')
    Object.assign(picture, { width: 165, height: 200, decoding: 'async' })
    picture.style.height = '132px'
    one.append(picture)
    for (let line = 0; line < 5; line++) one.append(document.createElement('p'))
    one.append(document.createElement('input'), document.createElement('button'))
    return one
  }
  const made = (): HTMLElement => {
    const row = document.createElement('div')
    Object.assign(row.style, { position: 'absolute', display: 'flex', left: '0', right: '0', height: `${height}px` })
    row.append(...Array.from({ length: columns }, card))
    whole.append(row)
    return row
  }
  const fill = (row: HTMLElement, at: number): void => {
    row.style.transform = `translateY(${at * height}px)`
    for (const [nth, one] of [...row.children].entries()) {
      const id = ids[at * columns + nth] ?? 0
      const [picture, ...lines] = one.children
      if (picture instanceof HTMLImageElement) picture.src = `/pictures/${id}/165x200.png`
      for (const [line, text] of lines.entries())
        if (text instanceof HTMLParagraphElement) text.textContent = `${line} ₹ ${id}.00 of a product`
    }
  }
  const draw = (): void => {
    const first = Math.max(0, Math.floor(list.scrollTop / height) - 1)
    const last = Math.min(
      Math.ceil(ids.length / columns) - 1,
      Math.ceil((list.scrollTop + list.clientHeight) / height) + 1,
    )
    for (const [at, row] of rows) {
      if (at >= first && at <= last) continue
      rows.delete(at)
      free.push(row)
    }
    for (let at = first; at <= last; at++) {
      if (rows.has(at)) continue
      const row = free.pop() ?? made()
      rows.set(at, row)
      fill(row, at)
    }
  }
  list.addEventListener('scroll', draw)
  draw()
}

export function closePlainList(): void {
  document.getElementById('plain-list')?.remove()
}
