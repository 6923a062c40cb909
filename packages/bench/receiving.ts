/** A load of 20 000 pieces of 5 000 products in Chromium, next to a hand-written version: opened, and scanned piece by piece. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../../src/practice/world/accounts.ts'
import { makeWorld } from '../../src/practice/world/world.ts'
import { splitNet } from '../../src/shared/domain/pricing/tax.ts'
import { receivingAddress } from '../../src/shared/domain/screens/addresses.ts'
import { EMAIL } from '../../tests/support/goods.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { scan } from '../../tests/support/pages/steps.ts'
import { BY_HAND, GRID_LOOK, type Stage } from './grid-turns.ts'
import { mainThreadOf } from './main-thread.ts'
import { type Finding, type Group, type Measurement, median, percentile } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'

const PRODUCTS = 5000
const EACH = 4
const SEED = 2026
const DAYS = 20
const PATH = `load, ${PRODUCTS.toLocaleString('en-IN')} products, ${(PRODUCTS * EACH).toLocaleString('en-IN')} pieces`
const PO = 'PO-90001-T'
const GRID = 'Products in this load'

export const receiving: Group = { quick: false, opensApp: true, measurements }

async function* measurements(): AsyncGenerator<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-bench-load-'))
  const stateFile = join(folder, 'portal.jsonl')
  const ids = writePast(stateFile)
  const shop = await openShop('receiving', { stateFile })
  try {
    if (shop === undefined) return
    const { window, call } = shop
    const load = await loadOf(window)
    const path = receivingAddress(load)
    await goTo(window, path)
    await window.getByRole('grid', { name: GRID }).waitFor()
    const stage = { window, call, thread: await mainThreadOf(window) }
    await stage.thread.rested()
    await call('capture', 'load', { ...GRID_LOOK, figures: '[role="status"], footer' })
    const row = (id: number) => ({ id, name: `Product ${id}`, mrp: 44_900, expected: EACH, counted: 0 })
    await call('keepRows', ids.map(row))
    yield { what: 'opening a load', run: async () => [await opening(stage, path, load)] }
    yield { what: 'scanning its pieces', run: async () => [await scanning(stage, path, load, ids)] }
  } finally {
    await shop?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the portal's file as if this store had received all of it in one order. */
function writePast(file: string): readonly number[] {
  const user = ACCOUNTS.find(({ store }) => store.email === EMAIL)?.store.id
  const now = Date.now()
  const products = makeWorld(SEED).products.slice(0, PRODUCTS)
  const lines = products.map(({ id, mrp }) => {
    const { base, CGST, SGST, net } = splitNet(mrp, 5, true)
    const unit = { way: 'retailerMargin', mrp, margin: 0, base, tax: CGST + SGST, net, rate: 5 }
    return { id, qty: EACH, isReturnable: true, unit: { ...unit, gstType: 'SGST-CGST', CGST, SGST, IGST: 0 } }
  })
  const at = now - DAYS * 86_400_000
  const order = { poid: PO, user, wh: 2, whType: 'Warehouse', orderType: 'OWNED', at, fixed: 'Delivered', lines }
  const events = [
    { type: 'opened', at: now, seed: SEED },
    { type: 'ordered', user, orders: [order], results: [] },
  ]
  writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''))
  return products.map(({ id }) => id)
}

async function loadOf(window: Page): Promise<string> {
  const args = { body: { poid: PO, pageNo: 1, pageSize: 10 } }
  const { answer } = await askApp(window, 'portal.read', { call: 'loads.list', args, request: 'bench', fresh: true })
  const [load] = (answer as { readonly rows: readonly { readonly LoadID: string }[] }).rows
  if (load === undefined) throw new Error('The portal has no such load')
  return load.LoadID
}

/** The first one is a warm-up. */
const OPENINGS = 7
const ELSEWHERE = '/home/account/settings#privacy'
const ROW = `[aria-label="${GRID}"] ${GRID_LOOK.rows}`

async function opening({ call, thread }: Stage, address: string, load: string): Promise<Finding> {
  const ours: number[] = []
  const theirs: number[] = []
  const clock: number[] = []
  for (let nth = 0; nth < OPENINGS; nth++) {
    await call('leave', ELSEWHERE, ROW)
    theirs.push(await thread.cost(() => call('loadByHand', 'load', load)))
    await call('closeHand')
    const startedAt = Date.now()
    ours.push(await thread.cost(async () => clock.push((await call('open', address, ROW)) - startedAt)))
  }
  return {
    path: `${PATH}: opened`,
    against: BY_HAND,
    ours: median(ours.slice(1)),
    theirs: median(theirs.slice(1)),
    goal: 3.8,
    note: `work of the main thread, the portal’s answer being there; by the clock ${median(clock).toFixed(0)} ms`,
  }
}

const ROUNDS = 2
const SCANS = 20
const WARM_UP = 5

/** Spread over the load, so that each scan moves to a row out of view. */
async function scanning(stage: Stage, address: string, load: string, ids: readonly number[]): Promise<Finding> {
  const { call } = stage
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await call('open', address, ROW)
    ours.push(...(await scans(stage, ids, round)))
    await call('leave', ELSEWHERE, ROW)
    await call('loadByHand', 'load', load)
    await call('scanByHand', load)
    theirs.push(...(await scans(stage, ids, round)))
    await call('closeHand')
  }
  return {
    path: `${PATH}: a scan, p95`,
    against: `${BY_HAND}; all is added up anew`,
    ours: percentile(ours, 0.95),
    theirs: percentile(theirs, 0.95),
    goal: 2.6,
    note: `what each of ${ours.length} scans costs the main thread in script, style, layout and paint, from the first digit on`,
  }
}

async function scans({ window, thread }: Stage, ids: readonly number[], round: number): Promise<readonly number[]> {
  const work: number[] = []
  for (let nth = 0; nth < WARM_UP + SCANS; nth++) {
    const id = ids[((nth + round * (WARM_UP + SCANS)) * 1237) % ids.length]
    work.push(await thread.cost(() => scan(window, String(id))))
  }
  return work.slice(WARM_UP)
}
