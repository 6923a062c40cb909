/** The page that papers are printed from: main has put what is to be printed into it and waits for `paperReady`. */
import './paper.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { copyMark } from '../../shared/domain/papers/copies.ts'
import type { PrintJob } from '../../shared/domain/papers/print-job.ts'
import { Invoice } from './invoice.tsx'
import { runningHead } from './invoice-texts.ts'

declare global {
  interface Window {
    /** Settles when all that is to be printed stands in its place. */
    paperReady: Promise<void>
  }
}

/** Any text as a string of CSS. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

async function draw(): Promise<void> {
  // The value is main's own, made by a rule of ours a moment ago; this page has no other source.
  const { paper, copies, sheets }: PrintJob = JSON.parse(document.getElementById('paper')?.textContent ?? '')
  const place = document.getElementById('root')
  if (place === null) throw new Error('The page of papers has no place to draw in')
  document.title = `${paper.title} ${paper.number || paper.orderId}`
  const { style } = document.documentElement
  style.setProperty('--running-head', cssString(runningHead(paper)))
  if (sheets !== undefined) style.setProperty('--sheets', cssString(String(sheets)))
  for (const copy of copies) style.setProperty(`--${copy}`, cssString(copyMark(paper.title, copy)))
  // A hidden window may never be given a frame, so nothing here waits for one: drawing and layout happen at once.
  flushSync(() =>
    createRoot(place).render(
      copies.map((copy) => (
        <div key={copy} className={`copy ${copy}`}>
          <Invoice paper={paper} copy={copy} />
        </div>
      )),
    ),
  )
  await document.fonts.ready
  place.getBoundingClientRect()
}

window.paperReady = draw()
