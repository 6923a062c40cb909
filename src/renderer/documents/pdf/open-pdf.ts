/**
 * A PDF of the portal's, read by pdf.js on a thread of its own that ends with it. Nothing in a PDF runs or leads out: neither scripts
 * nor forms nor links are taken from it, and no byte comes from anywhere but the ticket's address.
 */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** Points at the sheet of which no page was read yet: A4. */
const A4 = { width: 595, height: 842 }

export interface PageSize {
  readonly width: number
  readonly height: number
}

export interface OpenPdf {
  readonly pages: number
  /** In points, as it stands (turned pages too); of the first page. */
  readonly size: PageSize
  readonly page: (number: number) => Promise<PDFPageProxy>
  /** The text of each page, by the pieces that are drawn, with a blank where a line ends. */
  readonly texts: () => Promise<readonly (readonly string[])[]>
  readonly close: () => void
}

/** Where the build puts what unpacks scanned pages: tools/packaging/pdf-decoders.ts. */
const DECODERS = '/pdf/'

/** By its address, or its bytes. Rejects for what isn't a PDF that can be read, or one that wants a password. */
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
    // What a scan is packed by is unpacked in JavaScript: the page's policy lets no WebAssembly in.
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
