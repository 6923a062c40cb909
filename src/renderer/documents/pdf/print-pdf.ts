/** Prints a document as pictures of its pages, with the page's own printing: nothing else of the page is printed. */

import type { OpenPdf } from './open-pdf.ts'
import classes from './pdf.module.css'

/** Dots per inch. */
const DENSITY = 150
/** Longer documents have to be saved and printed from there. */
export const MOST_PRINTED = 60

/** Resolves when the print dialog has closed. */
export async function printPdf(pdf: OpenPdf): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = classes.printed ?? ''
  for (let number = 1; number <= Math.min(pdf.pages, MOST_PRINTED); number += 1) {
    const page = await pdf.page(number)
    const viewport = page.getViewport({ scale: DENSITY / 72 })
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    await page.render({ canvas, viewport, intent: 'print' }).promise
    sheets.append(canvas)
  }
  document.body.append(sheets)
  try {
    window.print()
  } finally {
    sheets.remove()
  }
}
