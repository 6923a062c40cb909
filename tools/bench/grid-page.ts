/** What runs inside the page while the cart's grid is measured: each function stands alone, for it is sent there as text. */

/** Milliseconds from now until lines of the cart are on the screen, after `path` was gone to. */
export function cartDrawn(path: string): Promise<number> {
  const begun = performance.now()
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role="row"][data-id]') === null) {
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
      if (document.querySelector('[role="row"][data-id]') === null) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

interface Scroll {
  readonly step: number
  readonly count: number
  /** Of the grid: the cart's, if left out. */
  readonly label?: string
}

/** Milliseconds between two frames while the lines of a grid, or of the table by hand, are scrolled. */
export function scrollLines({ step, count, label = 'Lines of the cart' }: Scroll): Promise<readonly number[]> {
  const list =
    document.getElementById('plain-table') ??
    document.querySelector(`[role="grid"][aria-label="${label}"]`)?.parentElement
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
  /** Pixels. */
  readonly height: number
}

/**
 * A table as one writes it by hand, over the grid and like it to the eye: rows in sight alone, copies of the grid's first
 * row, filled with other text and used again.
 */
export function openPlainTable({ ids, height }: PlainTable): Promise<void> {
  const like = document.querySelector<HTMLElement>('[role="row"][data-id]')
  const grid = document.querySelector('[role="grid"][aria-label="Lines of the cart"]')
  const scroller = grid?.parentElement
  if (like === null || grid === null || scroller === null || scroller === undefined) throw new Error('There is no grid')
  const { left, top, width, height: tall } = scroller.getBoundingClientRect()
  const table = document.createElement('div')
  table.id = 'plain-table'
  table.className = scroller.className
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${tall}px` }
  Object.assign(table.style, { position: 'fixed', overflow: 'auto', background: 'white', zIndex: '9999', ...place })
  const inner = document.createElement('div')
  inner.className = grid.className
  inner.style.cssText = grid.getAttribute('style') ?? ''
  const whole = document.createElement('div')
  Object.assign(whole.style, { position: 'relative', height: `${ids.length * height}px` })
  inner.append(whole)
  table.append(inner)
  const rows = new Map<number, HTMLElement>()
  const free: HTMLElement[] = []
  const made = (): HTMLElement => {
    const row = like.cloneNode(true)
    if (!(row instanceof HTMLElement)) throw new Error('A row is no element')
    row.removeAttribute('data-id')
    whole.append(row)
    return row
  }
  const fill = (row: HTMLElement, at: number): void => {
    const id = ids[at] ?? 0
    row.style.top = `${at * height}px`
    const picture = row.querySelector('img')
    if (picture !== null) picture.src = `/pictures/${id}/108x131.png`
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) text.nodeValue = `₹ ${id}.00`
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

/** Milliseconds from a paste into the grid until `ready` lines are on the screen's count of them, worked out and drawn. */
export function pasteRows({ text, ready }: { text: string; ready: string }): Promise<number> {
  const grid = document.querySelector('[role="grid"][aria-label="Lines of the cart"]')
  const totals = document.querySelector('[aria-label="Totals of the whole cart"]')
  if (grid === null || totals === null) throw new Error('There is no grid')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const target =
    document.activeElement !== null && grid.contains(document.activeElement) ? document.activeElement : grid
  const begun = performance.now()
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return new Promise((resolve) => {
    const look = () => {
      if (totals.textContent?.includes(ready) !== true) {
        if (performance.now() - begun > 20_000) resolve(Number.NaN)
        else requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - begun)
      port2.postMessage(undefined)
    }
    look()
  })
}

/** Whether the portal's cart has so many pieces, as main knows it. */
export async function portalHas(pieces: number): Promise<boolean> {
  const cart = await Reflect.get(globalThis, 'storedesk').ask('cart.open', { cartType: 'all', fresh: false })
  const lines: readonly { readonly qty: number }[] = cart.value.lines
  return lines.reduce((sum, { qty }) => sum + qty, 0) === pieces
}

/** What stands in the field that has the focus. */
export function fieldText(): string | undefined {
  return document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined
}
