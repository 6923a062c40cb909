/** The hidden window that papers are drawn in. It has no preload, and is closed once they are made. */
import { BrowserWindow, type WebContents } from 'electron'
import { APP_ORIGIN } from '../../shared/channels.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { say } from '../../shared/messages.ts'
import type { PrintJob, SheetsJob } from '../../shared/papers/print-job.ts'
import type { MadePaper } from '../../shared/papers.ts'
import type { PrintFrom } from '../config/config.ts'
import { jobOf } from '../paper/job.ts'
import type { PaperPrinter } from '../paper/paper-handlers.ts'
import { MOST_SHEETS, sheetsJob } from '../paper/sheets.ts'
import type { Tickets } from '../paper/tickets.ts'
import { LOCKED_DOWN } from './window.ts'

/** A4 at 96 dots per inch: the drawing has the size of the print. */
const SHEET = { width: 794, height: 1123 }

export interface PaperPrinterDeps {
  readonly tickets: Tickets
  /** The printer that the dialog preselects; ignored if it no longer exists. */
  readonly preferred: () => string | undefined
  readonly printFrom: PrintFrom
}

export function createPaperPrinter({ tickets, preferred, printFrom }: PaperPrinterDeps): PaperPrinter {
  const drawn = async <T>(job: PrintJob | SheetsJob, use: (window: BrowserWindow) => Promise<T>): Promise<T> => {
    const window = new BrowserWindow({
      ...SHEET,
      show: false,
      webPreferences: { ...LOCKED_DOWN, devTools: false, javascript: true },
    })
    try {
      await window.loadURL(`${APP_ORIGIN}/paper/${tickets.issue(job)}`)
      // A loaded page isn't drawn yet: the page signals when fonts, pictures and figures are in place.
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
  return {
    pdf: async (title, papers) => pdfOf(await jobOf(title, papers, pdfOf)),
    print: async (title, papers, isOver) => {
      const job = await jobOf(title, papers, pdfOf)
      const printed = printFrom === 'page' ? job : sheetsJob(title, await pdfOf(job))
      if (printed === undefined) return say('tooManySheets', { sheets: counted.sheets(MOST_SHEETS) })
      return drawn(printed, async ({ webContents }) => {
        const printer = await printerOf(webContents, preferred())
        if (isOver()) return undefined
        // The sheets include their margins.
        const margins = printFrom === 'page' ? {} : { margins: { marginType: 'none' as const } }
        return new Promise<string | undefined>((resolve) => {
          webContents.print({ printBackground: true, ...margins, ...printer, ...pageOf(papers) }, (done, reason) => {
            resolve(done || /cancel/i.test(reason) ? undefined : reason)
          })
        })
      })
    },
  }
}

async function printerOf(contents: WebContents, name: string | undefined): Promise<{ readonly deviceName?: string }> {
  if (name === undefined) return {}
  const there = await contents.getPrintersAsync()
  return there.some((printer) => printer.name === name) ? { deviceName: name } : {}
}

/** The printer gets one page format for all papers: the first one's. */
const pageOf = ([first]: readonly MadePaper[]) => ({
  pageSize: first?.page.size ?? 'A4',
  landscape: first?.page.orientation === 'landscape',
})
