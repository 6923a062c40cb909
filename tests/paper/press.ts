/**
 * Prints papers as the app does: the built printing page, served by the app's own pages with its policy and its tickets, rendered and saved
 * as PDF by Chromium. Only the window is a different one, and it stays open: fonts and scripts are loaded once.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { findShell } from '../../packages/browser-host/chromium/find.ts'
import { createPages, nothing, type Pages } from '../../src/main/desktop/pages.ts'
import { jobOf } from '../../src/main/paper/job.ts'
import { sheetsJob } from '../../src/main/paper/sheets.ts'
import { createTickets } from '../../src/main/paper/tickets.ts'
import type { Copy } from '../../src/shared/domain/papers/copies.ts'
import type { PrintJob, SheetsJob } from '../../src/shared/papers/print-job.ts'
import type { MadePaper } from '../../src/shared/papers.ts'
import { UNOPTIMIZED } from '../support/pages/unoptimized.ts'

const PAGES = resolve(import.meta.dirname, '../../src/renderer')
const TITLE = 'Papers of the test'

export interface Printed {
  readonly pdf: Uint8Array
  /** The text of each sheet, with columns apart. */
  readonly sheets: readonly string[]
  /** Requests of the page to other hosts: must be empty. */
  readonly strayRequests: readonly string[]
  readonly complaints: readonly string[]
  /** Elements whose text overflows their box, or reaches over the sheet's edge. */
  readonly clipped: readonly string[]
}

export interface Press {
  /** Prints one or several papers as one PDF. */
  print(papers: readonly MadePaper[], copies?: readonly Copy[]): Promise<Printed>
  /** Prints one copy of each, without the draft that counts its sheets first: the margin shows the total of all. */
  printUncounted(papers: readonly MadePaper[]): Promise<Printed>
  /** Prints a PDF as it goes to the printer: as pictures of its sheets. */
  printSheets(pdf: Uint8Array): Promise<Printed>
  close(): Promise<void>
}

export interface PressOptions {
  /** Pictures that the user chose, by name. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>
  /** True to simulate a computer with only Latin fonts. */
  readonly withoutSystemFonts?: boolean
}

let built: Promise<string> | undefined

/** The printing page: one build for all files in a process. */
async function buildPages(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'storedesk-paper-pages-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: PAGES,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { paper: join(PAGES, 'paper.html') } },
    },
  })
  return outDir
}

export async function openPress({
  pictures = new Map(),
  withoutSystemFonts = false,
}: PressOptions = {}): Promise<Press> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-paper-'))
  built ??= buildPages()
  const tickets = createTickets()
  const pages = createPages({
    folder: await built,
    picture: async () => nothing(404),
    paper: (ticket, html) => tickets.page(ticket, html),
    dress: (page) => page,
    chosen: (id) => pictures.get(id),
    media: async () => undefined,
  })
  const site = await serve(pages)
  const browser = await chromium.launch({
    executablePath: findShell(),
    args: ['--no-sandbox', '--disable-gpu', UNOPTIMIZED, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    ...(withoutSystemFonts && { env: { ...process.env, FONTCONFIG_FILE: latinFontsAlone(folder) } }),
  })
  const draw = await drawingIn(await browser.newPage({ viewport: { width: 794, height: 1123 } }), site.origin)
  const drawn = (job: PrintJob | SheetsJob) => draw(tickets.issue(job))
  const printed = async (job: PrintJob | SheetsJob): Promise<Printed> => {
    const made = await drawn(job)
    return { ...made, sheets: textOf(made.pdf, folder) }
  }
  return {
    print: async (papers, copies = ['original']) => {
      const requested = papers.map((paper) => ({
        ...paper,
        copies: paper.copies.length === 1 ? paper.copies : paper.copies.filter(({ copy }) => copies.includes(copy)),
      }))
      return printed(await jobOf(TITLE, requested, async (draft) => (await drawn(draft)).pdf))
    },
    printUncounted: (papers) => {
      const once = papers.map((paper) => ({ ...paper, copies: paper.copies.slice(0, 1), sheets: undefined }))
      return printed({ title: TITLE, draft: false, papers: once })
    },
    printSheets: async (pdf) => {
      const job = sheetsJob(TITLE, pdf)
      if (job === undefined) throw new Error('Too many sheets')
      return printed(job)
    },
    close: async () => {
      await browser.close()
      site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Chromium doesn't know app://, so the pages have a local address instead. */
async function serve(pages: Pages): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await pages(new Request(`app://portal${url}`))
    const kept = url.startsWith('/paper/') ? {} : { 'cache-control': 'max-age=3600' }
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...kept })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages have no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => void server.close() }
}

/** Uses one window for one paper after the other. */
async function drawingIn(page: Page, site: string): Promise<(ticket: string) => Promise<Omit<Printed, 'sheets'>>> {
  let strayRequests: string[] = []
  let complaints: string[] = []
  page.on('request', (request) => {
    // Pictures of sheets are created in the page itself.
    const isOwn = [`${site}/`, `blob:${site}/`].some((own) => request.url().startsWith(own))
    if (!isOwn) strayRequests.push(request.url())
  })
  page.on('pageerror', (thrown) => complaints.push(thrown.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return async (ticket) => {
    strayRequests = []
    complaints = []
    await page.emulateMedia({ media: null })
    // The page itself says when everything is in place.
    await page.goto(`${site}/paper/${ticket}`, { waitUntil: 'domcontentloaded' })
    await page.evaluate('window.paperReady')
    await page.emulateMedia({ media: 'print' })
    const clipped = await page.evaluate(clippedTexts)
    const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })
    return { pdf, strayRequests, complaints, clipped }
  }
}

/** A fontconfig file that names only the folder of one family. */
function latinFontsAlone(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const dirs = '<dir>/usr/share/fonts/truetype/liberation</dir><dir>/usr/share/fonts/truetype/liberation2</dir>'
  writeFileSync(file, `<fontconfig>${dirs}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`)
  return file
}

/** Runs in the page. */
function clippedTexts(): readonly string[] {
  const room = document.documentElement.clientWidth
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '')
    if (!own || !(element instanceof HTMLElement)) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    const over = text.left < -1 || text.right > room + 1
    // Its nearest ancestor that clips overflow.
    let box: Element | null = element
    while (box !== null && getComputedStyle(box).overflowY !== 'hidden') box = box.parentElement
    const frame = box?.getBoundingClientRect()
    const cut =
      frame !== undefined &&
      (text.top < frame.top - 1 ||
        text.bottom > frame.bottom + 1 ||
        text.left < frame.left - 1 ||
        text.right > frame.right + 1)
    return over || cut ? [element.textContent ?? ''] : []
  })
}

function textOf(pdf: Uint8Array, folder: string): readonly string[] {
  const file = join(folder, 'paper.pdf')
  writeFileSync(file, pdf)
  // Each sheet ends with a form feed.
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  return text.split('\f').slice(0, -1)
}
