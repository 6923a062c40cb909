/** Renders a page of a PDF: its picture to a canvas and, over it, its text. */
import type { OpenPdf, PageSize } from './open-pdf.ts'

export interface DrawnPage {
  readonly size: PageSize
  readonly pieces: readonly HTMLElement[]
}

export interface PageDrawing {
  /** Resolves when the canvas is free again, to undefined if the rendering was cancelled. */
  readonly done: Promise<DrawnPage | undefined>
  readonly cancel: () => void
}

export interface PageToDraw {
  readonly pdf: OpenPdf
  /** Starts at 1. */
  readonly number: number
  /** CSS pixels per point. */
  readonly scale: number
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
  /** Resolves when the cancelled rendering before this one has ended: pdf.js refuses to render to a canvas that is in use. */
  readonly after: Promise<unknown>
}

/** Renders the page once the rendering before has released the canvas. */
export function drawPage(page: PageToDraw): PageDrawing {
  const cancelling = new AbortController()
  const { signal } = cancelling
  const done = draw(page, signal).catch((problem: unknown) => {
    if (signal.aborted) return undefined
    throw problem
  })
  return { done, cancel: () => cancelling.abort() }
}

async function draw({ pdf, number, scale, canvas, text, after }: PageToDraw, signal: AbortSignal) {
  // A failed rendering has released the canvas, too.
  await after.catch(() => {})
  signal.throwIfAborted()
  // The canvas isn't in use yet, so a cancelled rendering lets the next one start at once.
  const [{ TextLayer }, page, textContentSource] = await unlessAborted(
    Promise.all([import('pdfjs-dist'), pdf.page(number), pdf.page(number).then((one) => one.getTextContent())]),
    signal,
  )
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale })
  const dense = page.getViewport({ scale: scale * devicePixelRatio })
  canvas.width = Math.floor(dense.width)
  canvas.height = Math.floor(dense.height)
  text.replaceChildren()
  const layer = new TextLayer({ textContentSource, container: text, viewport })
  const picture = page.render({ canvas, viewport: dense })
  signal.addEventListener('abort', () => {
    picture.cancel()
    layer.cancel()
  })
  // Both must have settled before the next rendering starts.
  const ends = await Promise.allSettled([picture.promise, layer.render()])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const { width, height } = page.getViewport({ scale: 1 })
  return { size: { width, height }, pieces: layer.textDivs }
}

/** Rejects as soon as the signal is aborted; otherwise settles as `work` does. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  signal.addEventListener('abort', () => reject(signal.reason))
  work.then(resolve, reject)
  return promise
}
