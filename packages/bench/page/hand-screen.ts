/**
 * A hand-written version of an app screen: a cloned template, with only the visible rows, which are copies of one row that are filled and
 * reused. It covers the app's screen and looks the same.
 */

/** The contents of a hand-written screen. */
export interface Contents {
  readonly count: number
  /** The texts of a row in their order. */
  texts(at: number): readonly string[]
  picture?(at: number): string
  /** Overall figures: totals, and figures per group. */
  figures(): readonly string[]
}

export interface Look {
  /** Selector of the rows, which share a parent. */
  readonly rows: string
  /** Selector of elements in which every text with a digit is an overall figure. */
  readonly figures?: string
  /** Products per row. */
  readonly across?: number
  /** Rows drawn beyond the visible ones. */
  readonly beyond: number
}

interface Captured {
  /** The screen without its rows. */
  readonly template: HTMLElement
  readonly row: HTMLElement
  readonly height: number
  readonly look: Look
}

const captured = new Map<string, Captured>()

/** Captures the look of the open screen under a name. */
export function capture(name: string, look: Look): void {
  const screen = appScreen()
  const rows = [...screen.querySelectorAll<HTMLElement>(look.rows)]
  const [row, next] = rows.filter((one) => one.dataset.active === undefined)
  if (row === undefined || next === undefined) throw new Error(`${name}: too few rows to copy one`)
  const height = Math.abs(next.getBoundingClientRect().top - row.getBoundingClientRect().top)
  row.parentElement?.setAttribute('data-rows-of', name)
  const empty = screen.cloneNode(true) as HTMLElement
  row.parentElement?.removeAttribute('data-rows-of')
  for (const one of empty.querySelectorAll(look.rows)) one.remove()
  const copy = row.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-id')
  empty.removeAttribute('id')
  captured.set(name, { template: empty, row: copy, height, look })
}

function appScreen(): HTMLElement {
  const screen = document.getElementById('screen')
  if (screen === null) throw new Error('There is no screen')
  return screen
}

const textsIn = (of: Element): Text[] => {
  const walker = document.createTreeWalker(of, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

const write = (nodes: readonly Text[], texts: readonly string[]): void => {
  for (const [at, node] of nodes.entries()) {
    const text = texts[at % texts.length] ?? ''
    if (node.data !== text) node.data = text
  }
}

export class HandScreen {
  readonly element: HTMLElement
  readonly scroller: HTMLElement
  readonly height: number
  readonly #contents: Contents
  readonly #captured: Captured
  readonly #body: HTMLElement
  readonly #figures: readonly Text[]
  readonly #rows = new Map<number, HTMLElement>()
  readonly #free: HTMLElement[] = []

  constructor(name: string, contents: Contents) {
    const found = captured.get(name)
    if (found === undefined) throw new Error(`${name} was not captured`)
    const { template, look, height } = found
    this.#contents = contents
    this.#captured = found
    this.height = height
    const { left, top, width, height: tall } = appScreen().getBoundingClientRect()
    this.element = template.cloneNode(true) as HTMLElement
    const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${tall}px` }
    Object.assign(this.element.style, {
      position: 'fixed',
      overflow: 'auto',
      background: 'white',
      zIndex: '9999',
      ...place,
    })
    const body = this.element.querySelector<HTMLElement>(`[data-rows-of="${name}"]`)
    if (body === null) throw new Error(`${name} has no place for rows`)
    this.#body = body
    body.style.height = `${Math.ceil(contents.count / this.#across) * height}px`
    this.#figures = [...this.element.querySelectorAll(look.figures ?? 'nothing')]
      .flatMap(textsIn)
      .filter(({ data }) => /\d/.test(data))
    document.body.append(this.element)
    this.scroller = scrollerOf(body)
    this.scroller.addEventListener('scroll', () => this.draw())
    this.draw()
    this.writeFigures()
  }

  get #across(): number {
    return this.#captured.look.across ?? 1
  }

  /** Draws the visible rows. */
  draw(): void {
    const { scroller, height } = this
    const { beyond } = this.#captured.look
    const most = Math.ceil(this.#contents.count / this.#across) - 1
    const first = Math.max(0, Math.floor(scroller.scrollTop / height) - beyond)
    const last = Math.min(most, Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + beyond)
    for (const [at, row] of this.#rows) {
      if (at >= first && at <= last) continue
      this.#rows.delete(at)
      this.#free.push(row)
    }
    for (let at = first; at <= last; at++) if (!this.#rows.has(at)) this.#place(at)
  }

  /** Removes all rows, as a filter without a match does. */
  empty(): void {
    this.#rows.clear()
    this.#free.length = 0
    this.#body.replaceChildren()
  }

  /** Fills all drawn rows again. */
  refill(): void {
    for (const [at, row] of this.#rows) this.#fill(row, at)
  }

  rowAt(at: number): HTMLElement | undefined {
    return this.#rows.get(at)
  }

  fill(at: number): void {
    const row = this.#rows.get(at)
    if (row !== undefined) this.#fill(row, at)
  }

  writeFigures(): void {
    if (this.#figures.length > 0) write(this.#figures, this.#contents.figures())
  }

  #place(at: number): void {
    const row = this.#free.pop() ?? this.#made()
    this.#rows.set(at, row)
    const top = `${at * this.height}px`
    if (this.#across > 1) row.style.transform = `translateY(${top})`
    else row.style.top = top
    this.#fill(row, at)
  }

  #made(): HTMLElement {
    const row = this.#captured.row.cloneNode(true) as HTMLElement
    this.#body.append(row)
    return row
  }

  #fill(row: HTMLElement, at: number): void {
    const parts = this.#across > 1 ? [...row.children] : [row]
    for (const [nth, part] of parts.entries()) {
      const one = at * this.#across + nth
      if (one >= this.#contents.count) continue
      write(textsIn(part), this.#contents.texts(one))
      const picture = part.querySelector('img')
      const source = this.#contents.picture?.(one)
      if (picture !== null && source !== undefined) picture.src = source
    }
  }
}

function scrollerOf(body: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = body; at !== null; at = at.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at
  }
  throw new Error('Nothing scrolls the rows')
}
