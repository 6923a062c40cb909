/** A PDF viewer: pages one below the other, with page number, zoom and search. */
import { useElementSize } from '@mantine/hooks'
import { IconFileTypePdf } from '@tabler/icons-react'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { messages } from '../../../shared/messages.ts'
import { useCommand } from '../../navigation/commands.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { type OpenPdf, openPdf } from './open-pdf.ts'
import classes from './pdf.module.css'
import { PdfBar } from './pdf-bar.tsx'
import { PdfPage } from './pdf-page.tsx'
import { usePdfFind } from './use-pdf-find.ts'
import { scaleOf, type Zoom, zoomed } from './zoom.ts'

export interface PdfViewProps {
  readonly address: string
  readonly title: string
}

type Opening = OpenPdf | 'broken' | undefined

export function PdfView({ address, title }: PdfViewProps) {
  const pdf = useOpenPdf(address)
  if (pdf === undefined) return <LoadingState lines={14} label={`Opening ${title}`} />
  if (pdf === 'broken') return <EmptyState icon={IconFileTypePdf} title={messages.documentUnreadable} />
  return <Sheets pdf={pdf} title={title} />
}

function useOpenPdf(address: string): Opening {
  const [opened, setOpened] = useState<Opening>()
  useEffect(() => {
    let isOver = false
    let close = () => {}
    setOpened(undefined)
    openPdf(address).then(
      (pdf) => {
        close = pdf.close
        if (isOver) pdf.close()
        else setOpened(pdf)
      },
      () => !isOver && setOpened('broken'),
    )
    return () => {
      isOver = true
      close()
    }
  }, [address])
  return opened
}

function Sheets({ pdf, title }: { readonly pdf: OpenPdf; readonly title: string }) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const pages = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [zoom, setZoom] = useState<Zoom>('first')
  const [at, setAt] = useState(1)
  const [isBroken, setBroken] = useState(false)
  const find = usePdfFind(pdf)
  const scale = scaleOf(zoom, width, pdf.size.width)
  const fail = useCallback(() => setBroken(true), [])
  useCommand('find', () => field.current?.focus())

  const goTo = (page: number) => {
    const there = Math.min(pdf.pages, Math.max(1, page))
    pages.current?.querySelector(`[data-page="${there}"]`)?.scrollIntoView({ block: 'start' })
    setAt(there)
  }
  const chosenPage = find.chosen?.page
  useEffect(() => {
    if (chosenPage === undefined) return
    pages.current?.querySelector(`[data-page="${chosenPage}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [chosenPage])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    if (event.key === '+' || event.key === '=') setZoom(zoomed(scale, 1))
    else if (event.key === '-') setZoom(zoomed(scale, -1))
    else if (event.key === '0') setZoom('fit')
    else if (event.key === 'Home') goTo(1)
    else if (event.key === 'End') goTo(pdf.pages)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={ref} role="group" aria-label={title} className={classes.view} onKeyDown={onKeyDown}>
      <PdfBar pdf={pdf} find={find} field={field} scale={scale} at={at} goTo={goTo} onZoom={setZoom} />
      {isBroken && <p role="alert">{messages.documentPagesUnreadable}</p>}
      <section
        ref={pages}
        className={classes.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={`Pages of ${title}`}
        onScroll={() => setAt(pageInSight(pages.current))}
      >
        {width > 0 &&
          Array.from({ length: pdf.pages }, (_, nth) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={nth}
              pdf={pdf}
              number={nth + 1}
              scale={scale}
              hits={find.hits}
              chosen={find.chosen}
              scroller={pages}
              onFailed={fail}
            />
          ))}
      </section>
    </div>
  )
}

/** The page at a third of the visible height. */
function pageInSight(pages: HTMLElement | null): number {
  if (pages === null) return 1
  const line = pages.getBoundingClientRect().top + pages.clientHeight / 3
  const above = [...pages.children].filter((page) => page.getBoundingClientRect().top <= line)
  return Math.max(1, above.length)
}
