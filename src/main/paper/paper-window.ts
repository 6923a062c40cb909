/** The window that papers are drawn in: hidden, without a preload, and gone when the paper is made. */
import { BrowserWindow } from 'electron'
import { APP_ORIGIN } from '../../shared/channels.ts'
import type { Copy } from '../../shared/domain/papers/copies.ts'
import type { InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import type { PrintJob } from '../../shared/domain/papers/print-job.ts'
import { LOCKED_DOWN } from '../desktop/window.ts'
import type { PaperPrinter } from './paper-handlers.ts'
import { sheetsIn } from './sheets.ts'
import type { Tickets } from './tickets.ts'

/** A4 at 96 dots an inch: what is drawn is what is printed. */
const SHEET = { width: 794, height: 1123 }

export function createPaperPrinter(tickets: Tickets): PaperPrinter {
  const drawn = async <T>(job: PrintJob, use: (window: BrowserWindow) => Promise<T>): Promise<T> => {
    const window = new BrowserWindow({
      ...SHEET,
      show: false,
      webPreferences: { ...LOCKED_DOWN, devTools: false, javascript: true },
    })
    try {
      await window.loadURL(`${APP_ORIGIN}/paper/${tickets.issue(job)}`)
      // Loaded is not drawn: the page says when fonts and figures are in their places.
      await window.webContents.executeJavaScript('window.paperReady')
      return await use(window)
    } finally {
      window.destroy()
    }
  }
  const pdfOf = (job: PrintJob): Promise<Uint8Array> =>
    drawn(job, ({ webContents }) =>
      webContents.printToPDF({ pageSize: 'A4', printBackground: true, preferCSSPageSize: true }),
    )
  /** Each copy counts its own sheets: several of them need to be told how many one has. */
  const jobOf = async (paper: InvoicePaper, copies: readonly Copy[]): Promise<PrintJob> => {
    const one: PrintJob = { paper, copies: copies.slice(0, 1), sheets: undefined }
    return copies.length === 1 ? one : { paper, copies, sheets: sheetsIn(await pdfOf(one)) }
  }
  return {
    pdf: async (paper, copies) => pdfOf(await jobOf(paper, copies)),
    print: async (paper, copies) =>
      drawn(
        await jobOf(paper, copies),
        ({ webContents }) =>
          new Promise((resolve) => {
            webContents.print({ printBackground: true, pageSize: 'A4' }, (done, reason) => {
              resolve(done || /cancel/i.test(reason) ? undefined : reason)
            })
          }),
      ),
  }
}
