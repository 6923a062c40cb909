/** The window that papers are drawn in: hidden, without a preload, and gone when the paper is made. */
import { BrowserWindow } from 'electron'
import { APP_ORIGIN } from '../../shared/channels.ts'
import type { InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import { LOCKED_DOWN } from '../desktop/window.ts'
import type { PaperPrinter } from './paper-handlers.ts'
import type { Tickets } from './tickets.ts'

/** A4 at 96 dots an inch: what is drawn is what is printed. */
const SHEET = { width: 794, height: 1123 }

const FOOTER = `<div style="width:100%;font:7pt 'Segoe UI',Arial,sans-serif;color:#555;padding:0 12mm;display:flex;justify-content:flex-end">
<span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`

export function createPaperPrinter(tickets: Tickets): PaperPrinter {
  const drawn = async <T>(paper: InvoicePaper, use: (window: BrowserWindow) => Promise<T>): Promise<T> => {
    const window = new BrowserWindow({
      ...SHEET,
      show: false,
      webPreferences: { ...LOCKED_DOWN, devTools: false, javascript: true },
    })
    try {
      await window.loadURL(`${APP_ORIGIN}/paper/${tickets.issue(paper)}`)
      // Loaded is not drawn: the page says when fonts and figures are in their places.
      await window.webContents.executeJavaScript('window.paperReady')
      return await use(window)
    } finally {
      window.destroy()
    }
  }
  return {
    pdf: (paper) =>
      drawn(paper, ({ webContents }) =>
        webContents.printToPDF({
          pageSize: 'A4',
          printBackground: true,
          displayHeaderFooter: true,
          headerTemplate: '<span></span>',
          footerTemplate: FOOTER,
          preferCSSPageSize: true,
        }),
      ),
    print: (paper) =>
      drawn(
        paper,
        ({ webContents }) =>
          new Promise((resolve) => {
            webContents.print({ printBackground: true, pageSize: 'A4' }, (done, reason) => {
              resolve(done || /cancel/i.test(reason) ? undefined : reason)
            })
          }),
      ),
  }
}
