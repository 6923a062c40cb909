/** The first page of a PDF, small. */
import { useEffect, useRef } from 'react'
import { takingTurns } from '../turns.ts'
import { openPdf } from './open-pdf.ts'

export interface PdfThumbProps {
  readonly address: string
  readonly className: string | undefined
  readonly onFailed: () => void
}

/** CSS pixels: wide enough for every card. */
const WIDTH = 240

/** Each has a thread of its own while it is read. */
const inTurn = takingTurns(2)

export function PdfThumb({ address, className, onFailed }: PdfThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(onFailed)
  latest.current = onFailed
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    inTurn(() => draw(address, canvas.current, signal), signal).catch(() => signal.aborted || latest.current())
    return () => leaving.abort()
  }, [address])
  return <canvas ref={canvas} className={className} width={1} height={1} aria-hidden />
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
