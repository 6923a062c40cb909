/**
 * Opens a PDF from the portal with pdf.js, in a worker that ends with it. Nothing in a PDF is executed or links outside: scripts, forms and
 * links are ignored, and the only address loaded is the ticket's.
 */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** The size in points assumed before a page was read: A4. */
const A4 = { width: 595, height: 842 }

export interface PageSize {
  readonly width: number
  readonly height: number
}

export interface OpenPdf {
  readonly pages: number
  /** The size of the first page in points, after rotation. */
  readonly size: PageSize
  readonly page: (number: number) => Promise<PDFPageProxy>
  /** The text of each page by its rendered items, with a space at line ends. */
  readonly texts: () => Promise<readonly (readonly string[])[]>
  readonly close: () => void
}

/** The build's folder for the decoders of scanned pages: tools/packaging/pdf-decoders.ts. */
const DECODERS = '/pdf/'

/** Opens a PDF by its address or its bytes. Rejects if it isn't a readable PDF, or needs a password. */
export async function openPdf(source: string | Uint8Array<ArrayBuffer>): Promise<OpenPdf> {
  const [pdfjs, { default: Reader }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?worker'),
  ])
  const thread = new Reader()
  const worker = pdfjs.PDFWorker.create({ port: thread })
  const task = pdfjs.getDocument({
    ...(typeof source === 'string' ? { url: source } : { data: source }),
    worker,
    // Scans are decoded in JavaScript: the page's policy allows no WebAssembly.
    useWasm: false,
    wasmUrl: DECODERS,
    useSystemFonts: true,
    enableXfa: false,
    maxImageSize: 64 * 1024 * 1024,
  })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      thread.terminate()
    })
  }
  try {
    const pdf = await task.promise
    const first = await pdf.getPage(1).catch(() => undefined)
    const { width, height } = first?.getViewport({ scale: 1 }) ?? A4
    let texts: Promise<readonly (readonly string[])[]> | undefined
    return {
      pages: pdf.numPages,
      size: { width, height },
      page: (number) => pdf.getPage(number),
      texts: () => {
        texts ??= textsOf(pdf)
        return texts
      },
      close,
    }
  } catch (problem) {
    close()
    throw problem
  }
}

async function textsOf(pdf: PDFDocumentProxy): Promise<readonly (readonly string[])[]> {
  const texts: (readonly string[])[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str} ` : item.str] : [])))
  }
  return texts
}
