/** One page: its picture and, over it, its selectable text. Rendered while it is in view or close to it. */
import { useIntersection } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawPage } from './draw-page.ts'
import type { Hit } from './find-text.ts'
import type { OpenPdf, PageSize } from './open-pdf.ts'
import classes from './pdf.module.css'
import { showHits } from './show-hits.ts'

export interface PdfPageProps {
  readonly pdf: OpenPdf
  readonly number: number
  /** CSS pixels per point. */
  readonly scale: number
  readonly hits: readonly Hit[]
  readonly chosen: Hit | undefined
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onFailed: () => void
}

/** Pages this close to the view are rendered already. */
const AHEAD = '600px 0px'

export function PdfPage({ pdf, number, scale, hits, chosen, scroller, onFailed }: PdfPageProps) {
  const { ref, entry } = useIntersection({ root: scroller.current, rootMargin: AHEAD })
  const isNear = entry?.isIntersecting === true
  const [size, setSize] = useState<PageSize>(pdf.size)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<readonly HTMLElement[]>([])
  const lastDrawing = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (!isNear || canvas.current === null || text.current === null) return
    const drawing = drawPage({
      pdf,
      number,
      scale,
      canvas: canvas.current,
      text: text.current,
      after: lastDrawing.current,
    })
    lastDrawing.current = drawing.done
    drawing.done.then(
      (result) => {
        if (result === undefined) return
        setSize(result.size)
        setDrawn(result.pieces)
      },
      () => onFailed(),
    )
    return drawing.cancel
  }, [pdf, number, scale, isNear, onFailed])
  useEffect(() => showHits(number, drawn, hits, chosen), [number, drawn, hits, chosen])
  return (
    <div
      ref={ref}
      className={classes.sheet}
      data-page={number}
      style={{ width: size.width * scale, height: size.height * scale, ...{ '--total-scale-factor': scale } }}
    >
      {isNear && (
        <>
          <canvas ref={canvas} className={classes.picture} aria-hidden />
          <div ref={text} className={classes.text} />
        </>
      )}
    </div>
  )
}
