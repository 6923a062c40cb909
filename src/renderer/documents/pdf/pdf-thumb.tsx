/** A thumbnail of a PDF's first page. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { createTaskLimit } from '../task-limit.ts'
import { openPdf } from './open-pdf.ts'

export interface PdfThumbProps {
  readonly address: string
  readonly className: string | undefined
  /** True until the first page is rendered. */
  readonly hidden: boolean
  readonly onDrawn: () => void
  readonly onFailed: () => void
}

/** CSS pixels: wide enough for every card. */
const WIDTH = 240

/** Each has a worker of its own while it is read, so at most two are read at a time. */
const inTurn = createTaskLimit(2)

export function PdfThumb({ address, className, hidden, onDrawn, onFailed }: PdfThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const tellDrawn = useEffectEvent(onDrawn)
  const tellFailed = useEffectEvent(onFailed)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    inTurn(() => draw(address, canvas.current, signal), signal).then(
      () => signal.aborted || tellDrawn(),
      () => signal.aborted || tellFailed(),
    )
    return () => leaving.abort()
  }, [address])
  return <canvas ref={canvas} className={className} hidden={hidden} width={1} height={1} aria-hidden />
}

async function draw(address: string, canvas: HTMLCanvasElement | null, signal: AbortSignal): Promise<void> {
  const pdf = await openPdf(address)
  try {
    const page = await pdf.page(1)
    if (canvas === null || signal.aborted) return
    const viewport = page.getViewport({ scale: (WIDTH * devicePixelRatio) / pdf.size.width })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    await page.render({ canvas, viewport }).promise
  } finally {
    pdf.close()
  }
}
