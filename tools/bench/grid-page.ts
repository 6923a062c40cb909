/** What runs inside the page while the cart's grid is measured: each function stands alone, for it is sent there as text. */

/** Milliseconds from now until lines of the cart are on the screen, after `path` was gone to. */
export function cartDrawn(path: string): Promise<number> {
  const begun = performance.now()
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role="row"][data-line]') === null) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      // The next task after the one that lays out and paints.
      port1.onmessage = () => resolve(performance.now() - begun)
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  })
}

/** Goes to a screen without a cart, and is back when no line is there any more. */
export function leaveCart(path: string): Promise<void> {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role="row"][data-line]') === null) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Milliseconds between two frames while the lines of the cart, or of the table by hand, are scrolled. */
export function scrollLines({ step, count }: { step: number; count: number }): Promise<readonly number[]> {
  const list =
    document.getElementById('plain-table') ??
    document.querySelector('[role="grid"][aria-label="Lines of the cart"]')?.parentElement
  if (list === null || list === undefined) throw new Error('There is nothing to scroll')
  const frames: number[] = []
  list.scrollTop = 0
  return new Promise((resolve) => {
    let last: number | undefined
    const frame = (now: number) => {
      if (last !== undefined) frames.push(now - last)
      last = now
      if (frames.length >= count) {
        resolve(frames)
        return
      }
      list.scrollTop += step
      requestAnimationFrame(frame)
    }
    // What the jump to the beginning draws isn't scrolling.
    setTimeout(() => requestAnimationFrame(frame), 500)
  })
}

interface PlainTable {
  readonly ids: readonly number[]
  readonly cells: number
  /** Pixels. */
  readonly height: number
}

/** A table as one writes it by hand: rows in sight alone, drawn into elements that are used again. */
export function openPlainTable({ ids, cells, height }: PlainTable): Promise<void> {
  const table = document.createElement('div')
  table.id = 'plain-table'
  Object.assign(table.style, { position: 'fixed', inset: '0', overflow: 'auto', background: 'white', zIndex: '9999' })
  const whole = document.createElement('div')
  Object.assign(whole.style, { position: 'relative', height: `${ids.length * height}px` })
  table.append(whole)
  const rows = new Map<number, HTMLElement>()
  const free: HTMLElement[] = []
  const made = (): HTMLElement => {
    const row = document.createElement('div')
    Object.assign(row.style, { position: 'absolute', display: 'grid', left: '0', right: '0', height: `${height}px` })
    row.style.gridTemplateColumns = `48px repeat(${cells}, 1fr)`
    const picture = document.createElement('img')
    Object.assign(picture, { width: 30, height: 36, decoding: 'async' })
    row.append(picture, ...Array.from({ length: cells }, () => document.createElement('div')))
    whole.append(row)
    return row
  }
  const fill = (row: HTMLElement, at: number): void => {
    const id = ids[at] ?? 0
    row.style.transform = `translateY(${at * height}px)`
    const [picture, ...texts] = row.children
    if (picture instanceof HTMLImageElement) picture.src = `/pictures/${id}/108x131.png`
    for (const [nth, text] of texts.entries()) text.textContent = `${nth} ₹ ${id}.00`
  }
  const draw = (): void => {
    const first = Math.max(0, Math.floor(table.scrollTop / height) - 6)
    const last = Math.min(ids.length - 1, Math.ceil((table.scrollTop + table.clientHeight) / height) + 6)
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
  document.body.append(table)
  table.addEventListener('scroll', draw)
  draw()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

export function closePlainTable(): void {
  document.getElementById('plain-table')?.remove()
}
