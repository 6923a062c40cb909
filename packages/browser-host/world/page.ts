/** The page's side: defines what the preload exposes, frozen as in Electron, and keeps the page from opening windows. */
import type { Link } from './link.ts'

export function startPage(link: Link): void {
  const freeze = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const part of Object.values(value)) freeze(part)
      Object.freeze(value)
    }
    return value
  }
  link.listen((message) => {
    const { expose, api } = message as { expose?: string; api?: unknown }
    if (expose === undefined || Object.hasOwn(window, expose)) return
    Object.defineProperty(window, expose, {
      value: freeze(api),
      enumerable: true,
      writable: false,
      configurable: false,
    })
  })
  // Main decides if a window opens, and opens it itself; in Electron, too, the page gets null for a refused window.
  window.open = (url = '') => {
    link.tell({ open: new URL(url, document.baseURI).href })
    return null
  }
  link.tell({ ready: true })
}
