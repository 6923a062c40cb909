/**
 * The sheets of a PDF, each as one picture on a page of its size without margins. The printout then equals the saved PDF, however the
 * system's printing handles margins.
 */
import type { PDFPageProxy } from 'pdfjs-dist'
import type { SheetsJob } from '../../shared/papers/print-job.ts'
import { openPdf } from '../documents/pdf/open-pdf.ts'

/** Dots per inch: enough to keep the smallest letters of an invoice sharp. */
const DENSITY = 200

/** Resolves when every picture is in place. */
export async function drawSheets(place: HTMLElement, { pdf }: SheetsJob): Promise<void> {
  const opened = await openPdf(Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)))
  try {
    const sizes = new Map<string, string>()
    for (let number = 1; number <= opened.pages; number += 1) {
      const page = await opened.page(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const [across, down] = [`${width.toFixed(3)}pt`, `${height.toFixed(3)}pt`]
      const name = `sheet-${across}-${down}`.replaceAll('.', '_')
      sizes.set(name, ruleOf(name, across, down))
      const sheet = document.createElement('div')
      sheet.className = `sheet ${name}`
      sheet.append(await pictureOf(page))
      place.append(sheet)
    }
    const rules = new CSSStyleSheet()
    rules.replaceSync([...sizes.values()].join('\n'))
    document.adoptedStyleSheets = [rules]
  } finally {
    opened.close()
  }
}

const ruleOf = (name: string, width: string, height: string): string => `
  @page ${name} { size: ${width} ${height}; margin: 0 }
  .${name} { page: ${name}; width: ${width}; height: ${height} }`

/** Encoded at once: that many sheets as bitmaps would fill the memory. */
async function pictureOf(page: PDFPageProxy): Promise<HTMLImageElement> {
  const viewport = page.getViewport({ scale: DENSITY / 72 })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const packed = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  canvas.width = 0
  page.cleanup()
  if (packed === null) throw new Error('A sheet can’t be drawn')
  const picture = new Image()
  picture.src = URL.createObjectURL(packed)
  await picture.decode()
  return picture
}
