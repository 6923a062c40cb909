/** The page that papers are printed from: main has put the paper's value into it and waits for `paperReady`. */
import './paper.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { InvoicePaper } from '../../shared/domain/papers/invoice.ts'
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
  const paper: InvoicePaper = JSON.parse(document.getElementById('paper')?.textContent ?? '')
  const place = document.getElementById('root')
  if (place === null) throw new Error('The page of papers has no place to draw in')
  document.title = `${paper.title} ${paper.invoiceNo}`
  document.documentElement.style.setProperty('--running-head', cssString(runningHead(paper)))
  // A hidden window may never be given a frame, so nothing here waits for one: drawing and layout happen at once.
  flushSync(() => createRoot(place).render(<Invoice paper={paper} />))
  await document.fonts.ready
  place.getBoundingClientRect()
}

window.paperReady = draw()
