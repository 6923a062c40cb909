/** The page that papers are printed from: main has embedded the print job in it and waits for `paperReady`. */
import './paper.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PrintedPaper, PrintJob, SheetsJob } from '../../shared/papers/print-job.ts'
import { Drawn } from './drawings.tsx'
import { loadFontsFor } from './fonts.ts'
import { type PrintedCopy, pageRules } from './page-rules.ts'

declare global {
  interface Window {
    /** Resolves when everything to be printed is in place. */
    paperReady: Promise<void>
  }
}

/** Millimetres: enough to tell the pages of a draft apart after any rounding. */
const WIDER = 3

function copiesOf(paper: PrintedPaper, at: number, draft: boolean): readonly PrintedCopy[] {
  const { runningHead, sheets, page: format } = paper
  const wider = draft && at % 2 === 1 ? WIDER : 0
  return paper.copies.map(({ copy, mark }) => {
    return { name: `paper-${at}-${copy}`, format, runningHead, mark, sheets, wider }
  })
}

async function draw(): Promise<void> {
  // The values are main's own, validated a moment ago; this page has no other source.
  const job: PrintJob | SheetsJob = JSON.parse(document.getElementById('paper')?.textContent ?? '')
  const place = document.getElementById('root')
  if (place === null) throw new Error('The page of papers has no place to draw in')
  document.title = job.title
  if ('pdf' in job) {
    const { drawSheets } = await import('./print-sheets.ts')
    return drawSheets(place, job)
  }
  const { papers, draft } = job
  const copies = papers.flatMap((paper, at) => copiesOf(paper, at, draft).map((copy) => ({ copy, paper })))
  const rules = new CSSStyleSheet()
  rules.replaceSync(pageRules(copies.map(({ copy }) => copy)))
  document.adoptedStyleSheets = [rules]
  // A hidden window may never get an animation frame, so this renders synchronously.
  flushSync(() =>
    createRoot(place).render(
      copies.map(({ copy: { name, mark }, paper: { kind, value } }) => (
        <div key={name} className={`copy ${name}`}>
          <Drawn kind={kind} value={value} mark={mark} />
        </div>
      )),
    ),
  )
  await loadFontsFor(copies.map(({ copy }) => copy.runningHead).join('') + place.textContent)
  await document.fonts.ready
  await Promise.all([...document.images].map((picture) => picture.decode()))
  place.getBoundingClientRect()
}

window.paperReady = draw()
