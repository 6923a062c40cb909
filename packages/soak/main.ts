/**
 * `npm run soak`: a store manager's days one after the other, for an hour (`-- --minutes 10`: for ten minutes). Each day signs in,
 * searches, imports, orders, reads lists, saves papers, loses the network twice, and signs out. Leftovers of a day would add up:
 * after each day the memory of main and page, their listeners and timers, and the profile's size are printed. After the first quarter none
 * of them may grow by more than a tenth, except compiled code of the page, which is only printed. The practice portal, which keeps every
 * order, runs in this process and isn't counted.
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CDPSession, type ElectronApplication, expect as expectOf, type Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { startPracticePortal } from '../../src/practice/portal.ts'
import { invoiceAddress } from '../../src/shared/domain/screens/addresses.ts'
import { ruleOf, type ScreenName } from '../../src/shared/domain/screens.ts'
import { openApp } from '../../tests/e2e/open-app.ts'
import { EMAIL, PASSWORD, plentiful, some } from '../../tests/support/goods.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { Complaints } from '../../tests/support/pages/complaints.ts'
import { dialogsOf } from '../../tests/support/pages/dialogs.ts'
import { steered } from '../../tests/support/pages/portal.ts'
import { goTo, landed, pickFile, screen, takeRows, writeCsv } from '../../tests/support/pages/steps.ts'
import { SMALL_WORLD } from '../../tests/support/small-world.ts'
import { buildWhenStale } from '../../tools/suite/bundles.ts'

/** A machine that is busy for an hour may be slow once. */
const expect = expectOf.configure({ timeout: 60_000 })

const MINUTE_MS = 60_000
/** Confirmed, packed and shipped: the order then has an invoice. */
const SHIPPED_AFTER_MS = 6 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** Actions per day. */
const DAY = { searches: 40, imports: 3, orders: 5, lists: 60, papers: 30 } as const
const MOST_GROWTH = 0.1

const LISTS: readonly ScreenName[] = ['orderHistory', 'loadHistory', 'ledger', 'payments', 'srDetails', 'rtoDetails']
const WORDS = ['feding bottle', 'shampoo', 'boys blue', 'diaper', 'wipes', 'dudh ki bottle', 'cap'] as const

/** The counted part of a heap snapshot: nodes are rows of numbers, one per field. */
const Snapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      // The first field has the meanings of its numbers; the others a type name.
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
  strings: z.array(z.string()),
})

/** The browser's record of each network answer, kept for Playwright, which observes the network. */
const WATCHED = 'blink::NetworkResourcesData::ResourceData'

/** The remains after a day. */
interface Remains {
  /** Megabytes. */
  readonly main: number
  /** Without Playwright's part, and without compiled code, which grows the more often it runs. */
  readonly page: number
  readonly code: number
  /** On disk, without the journal and the log, which is rotated at a megabyte. */
  readonly profile: number
  /** Kilobytes of the journal per order: a sent order is never deleted. */
  readonly journal: number
  /** Number of listeners; nodes and timers likewise. */
  readonly listeners: number
  readonly nodes: number
  readonly timers: number
}

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } }).values
await buildWhenStale()
const profile = mkdtempSync(join(tmpdir(), 'storedesk-soak-'))
const complaints = new Complaints()
const practice = await startPracticePortal(SMALL_WORLD)
const portal = steered(() => practice)
const env = { STOREDESK_API_HOST: practice.origin }
const { app, window, close } = await openApp(
  profile,
  { args: ['--force-prefers-reduced-motion'], env },
  complaints.hear,
)
const dialogs = dialogsOf(app)
const days: Remains[] = []
try {
  const until = performance.now() + Number(minutes) * MINUTE_MS
  while (performance.now() < until) {
    await liveADay(window, days.length)
    days.push(await remainsOf(app, window))
    tell(days.length, days.at(-1))
  }
} finally {
  await close()
  await practice.stop()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}
const grown = growth(days)
for (const [what, by] of grown) console.log(`${what} grew by ${(by * 100).toFixed(1)}% after the first quarter`)
const tooMuch = grown.filter(([what, by]) => what !== 'code' && by > MOST_GROWTH)
if (tooMuch.length > 0) throw new Error(`Grew by more than a tenth: ${tooMuch.map(([what]) => what).join(', ')}`)

async function liveADay(page: Page, day: number): Promise<void> {
  await enter(page)
  await expect(landed(page)).toBeVisible()
  for (let at = 0; at < DAY.searches; at++) await search(page, WORDS[at % WORDS.length] ?? '')
  for (let at = 0; at < DAY.imports; at++) await importRows(page, day * DAY.orders + at)
  await portal.misbehave({ kind: 'reset', times: 50 })
  await readLists(page, DAY.lists / 4)
  await portal.behave()
  for (let at = 0; at < DAY.orders; at++) await order(page, day * DAY.orders + at)
  await readLists(page, DAY.lists / 2)
  await savePapers(page)
  await portal.misbehave({ kind: 'reset', times: 50 })
  await readLists(page, DAY.lists / 4)
  await portal.behave()
  await portal.forward(DAY_MS)
  await page.evaluate(() => Reflect.get(window, 'storedesk').ask('session.signOut', undefined))
  await expect(screen(page, 'login')).toBeVisible()
}

async function enter(page: Page): Promise<void> {
  const who = { email: EMAIL, password: PASSWORD }
  const { mobilenumber } = await askApp(page, 'session.requestOtp', who)
  await askApp(page, 'session.verifyOtp', { ...who, mobilenumber, code: practice.otpFor(EMAIL) ?? '' })
}

async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Search products' })
  await box.fill(words)
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: `Search: ${words}` })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function fillCart(page: Page, nth: number): Promise<void> {
  await goTo(page, '/checkout')
  await expect(screen(page, 'cart')).toBeVisible()
  const first = (nth * 7) % (plentiful.length - 40)
  const rows = some(plentiful.slice(first), 30).map(({ id }) => [id, 2] as const)
  await pickFile(dialogs, page, writeCsv(profile, 'soak.csv', rows))
}

async function importRows(page: Page, nth: number): Promise<void> {
  await fillCart(page, nth)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('button', { name: 'Discard import' }).click()
  await expect(page.getByRole('grid', { name: 'Rows of the file' })).toHaveCount(0)
}

async function order(page: Page, nth: number): Promise<void> {
  await fillCart(page, nth)
  await takeRows(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Order history' }).click()
  await expect(screen(page, 'orderHistory')).toBeVisible()
}

async function readLists(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const list = LISTS[at % LISTS.length] ?? 'orderHistory'
    await goTo(page, ruleOf(list).path)
    await expect(screen(page, list)).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
}

async function savePapers(page: Page): Promise<void> {
  const [placed] = await portal.orders(EMAIL)
  if (placed === undefined) throw new Error('Nothing was ordered')
  await portal.forward(SHIPPED_AFTER_MS)
  await goTo(page, invoiceAddress(placed.poid))
  await expect(page.getByRole('region', { name: /^Preview/ })).toContainText('PO-')
  await dialogs.savesAs(join(profile, 'soak.pdf'))
  for (let at = 0; at < DAY.papers; at++) {
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    await expect(page.getByText(/^Saved as/).first()).toBeVisible()
  }
}

async function remainsOf(program: ElectronApplication, page: Page): Promise<Remains> {
  const inMain = await program.evaluate(async () => {
    process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc')
    const collect: () => void = process.getBuiltinModule('node:vm').runInNewContext('gc')
    for (let at = 0; at < 3; at++) {
      collect()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const timers = process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length
    return { heap: process.memoryUsage().heapUsed, timers }
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { code, rest } = await heapOf(devtools)
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0
  const orders = (days.length + 1) * DAY.orders
  return {
    main: megabytes(inMain.heap),
    page: megabytes(rest),
    code: megabytes(code),
    profile: megabytes(onDisk('**/!(orders).{db,json}')),
    journal: onDisk('**/orders.db') / 1024 / orders,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    timers: inMain.timers,
  }
}

/** Returns the bytes of the page's heap, from a snapshot. */
async function heapOf(devtools: CDPSession): Promise<{ readonly code: number; readonly rest: number }> {
  const chunks: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  const { snapshot, nodes, strings } = Snapshot.parse(JSON.parse(chunks.join('')))
  const { node_fields: fields, node_types } = snapshot.meta
  const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')]
  const codeType = node_types[0].indexOf('code')
  const watched = strings.indexOf(WATCHED)
  const sums = { code: 0, rest: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + name] === watched) continue
    sums[nodes[at + type] === codeType ? 'code' : 'rest'] += nodes[at + size] ?? 0
  }
  return sums
}

/** Returns the bytes of the profile's files with these names; a database's data may still be in its log, which never shrinks. */
function onDisk(names: string): number {
  return globSync(join(profile, names)).reduce(
    (sum, file) => sum + (file.endsWith('.db') ? inPages(file) : statSync(file).size),
    0,
  )
}

/** Counts pages in use: a database file never shrinks, and deleted pages are reused. */
function inPages(file: string): number {
  const database = new Database(file, { readonly: true })
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }))
  const bytes = (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
  database.close()
  return bytes
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}

function tell(day: number, remains: Remains | undefined): void {
  if (remains === undefined) return
  const figures = Object.entries(remains).map(
    ([what, much]) => `${what} ${Number.isInteger(much) ? much : much.toFixed(1)}`,
  )
  console.log(`day ${day}: ${figures.join(', ')}`)
}

/** Returns the growth of each figure from its second to its last quarter, as a fraction. */
function growth(all: readonly Remains[]): readonly (readonly [string, number])[] {
  const quarter = Math.max(1, Math.floor(all.length / 4))
  const mean = (some: readonly Remains[], what: keyof Remains) =>
    some.reduce((sum, one) => sum + one[what], 0) / some.length
  const whats: readonly (keyof Remains)[] = [
    'main',
    'page',
    'code',
    'profile',
    'journal',
    'listeners',
    'nodes',
    'timers',
  ]
  return whats.map((what) => {
    const before = mean(all.slice(quarter, 2 * quarter), what)
    const after = mean(all.slice(-quarter), what)
    return [what, before === 0 ? 0 : after / before - 1]
  })
}
