/**
 * Prints papers as the app does: the built page of papers, served by the app's own pages with its policy and its tickets,
 * drawn and made a PDF by Chromium. Only the window itself is another.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { createPages, nothing, type Pages } from '../../../src/main/desktop/pages.ts'
import { sheetsIn } from '../../../src/main/paper/sheets.ts'
import { createTickets } from '../../../src/main/paper/tickets.ts'
import type { Copy } from '../../../src/shared/domain/papers/copies.ts'
import type { InvoicePaper } from '../../../src/shared/domain/papers/invoice.ts'
import type { PrintJob } from '../../../src/shared/domain/papers/print-job.ts'
import { findChromium } from '../../../tools/browser-host/chromium/find.ts'

const PAGES = resolve(import.meta.dirname, '../../../src/renderer')
/** Chromium knows no app://, so the page is at this address instead. */
const SITE = 'https://portal.app.invalid'

export interface Printed {
  readonly pdf: Uint8Array
  /** The text of each sheet, columns apart. */
  readonly sheets: readonly string[]
  /** What the page asked of other hosts: nothing is right. */
  readonly strayRequests: readonly string[]
  readonly complaints: readonly string[]
}

export interface Press {
  print(paper: InvoicePaper, copies?: readonly Copy[]): Promise<Printed>
  close(): Promise<void>
}

export async function openPress(): Promise<Press> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-paper-'))
  await build({
    configFile: false,
    root: PAGES,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: join(folder, 'pages'),
      assetsInlineLimit: 0,
      rolldownOptions: { input: { paper: join(PAGES, 'paper.html') } },
    },
  })
  const tickets = createTickets()
  const pages = createPages({
    folder: join(folder, 'pages'),
    picture: async () => nothing(404),
    paper: (ticket, html) => tickets.page(ticket, html),
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  return {
    print: async (paper, copies = ['original']) => {
      const drawn = (job: PrintJob) => draw(browser, pages, `${SITE}/paper/${tickets.issue(job)}`)
      const one = await drawn({ paper, copies: copies.slice(0, 1), sheets: undefined })
      const made = copies.length === 1 ? one : await drawn({ paper, copies, sheets: sheetsIn(one.pdf) })
      return { ...made, sheets: textOf(made.pdf, folder) }
    },
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function draw(browser: Browser, pages: Pages, address: string): Promise<Omit<Printed, 'sheets'>> {
  const context = await browser.newContext({ viewport: { width: 794, height: 1123 } })
  const strayRequests: string[] = []
  const complaints: string[] = []
  await context.route('**/*', async (route) => {
    const asked = route.request().url()
    if (!asked.startsWith(SITE)) {
      strayRequests.push(asked)
      return route.abort()
    }
    const answer = await pages(new Request(asked.replace(SITE, 'app://portal')))
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  const page = await context.newPage()
  page.on('pageerror', (thrown) => complaints.push(thrown.message))
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(said.text())
  })
  await page.goto(address)
  await page.evaluate('window.paperReady')
  const pdf = await page.pdf({
    format: 'A4',
    printBackground: true,
    preferCSSPageSize: true,
  })
  await context.close()
  return { pdf, strayRequests, complaints }
}

function textOf(pdf: Uint8Array, folder: string): readonly string[] {
  const file = join(folder, 'paper.pdf')
  writeFileSync(file, pdf)
  // A form feed ends each sheet.
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  return text.split('\f').slice(0, -1)
}
