/** Draws a page of a PDF: its picture into a canvas and, over it, its text. */
import type { OpenPdf, PageSize } from './open-pdf.ts'

export interface DrawnPage {
  readonly size: PageSize
  /** The elements of its pieces of text. */
  readonly pieces: readonly HTMLElement[]
}

export interface PageDrawing {
  /** Settles when the canvas is free again; undefined for a drawing that was cancelled. */
  readonly done: Promise<DrawnPage | undefined>
  readonly cancel: () => void
}

export interface PageToDraw {
  readonly pdf: OpenPdf
  /** From 1 on. */
  readonly number: number
  /** CSS pixels to a point. */
  readonly scale: number
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
  /** The end of the drawing before this one, which was cancelled: pdf.js refuses a second drawing into a canvas that is in use. */
  readonly after: Promise<unknown>
}

/** Starts once the drawing before has let go of the canvas. */
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
  // A drawing that failed has let go of the canvas, too.
  await after.catch(() => {})
  signal.throwIfAborted()
  // The canvas isn't in use yet: a drawing that is cancelled here lets the next one begin at once.
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
  // Both have ended, well or not, before the next drawing begins.
  const ends = await Promise.allSettled([picture.promise, layer.render()])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const { width, height } = page.getViewport({ scale: 1 })
  return { size: { width, height }, pieces: layer.textDivs }
}

/** Rejects as soon as the signal is aborted, and is what the work is otherwise. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  signal.addEventListener('abort', () => reject(signal.reason))
  work.then(resolve, reject)
  return promise
}
