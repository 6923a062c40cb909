/** A load of 20 000 pieces of 5 000 products is checked off in Chromium: opened, and scanned piece by piece. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../../src/practice/world/accounts.ts'
import { makeWorld } from '../../src/practice/world/world.ts'
import { receivingAddress } from '../../src/shared/domain/people/addresses.ts'
import { splitNet } from '../../src/shared/domain/pricing/tax.ts'
import { EMAIL } from '../../tests/support/goods.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { scan } from '../../tests/support/pages/steps.ts'
import { type MainThread, mainThreadOf } from './main-thread.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'
import { loadDrawn, loadLeft } from './receiving-page.ts'

const PRODUCTS = 5000
const EACH = 4
const SEED = 2026
const DAYS = 20
const PATH = `load, ${PRODUCTS.toLocaleString('en-IN')} products, ${(PRODUCTS * EACH).toLocaleString('en-IN')} pieces`
const PO = 'PO-90001-T'

export async function* benchReceiving(): AsyncGenerator<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-bench-load-'))
  const stateFile = join(folder, 'portal.jsonl')
  const ids = writePast(stateFile)
  const shop = await openShop('receiving', { stateFile })
  try {
    if (shop === undefined) return
    const { window } = shop
    const path = receivingAddress(await loadOf(window))
    await goTo(window, path)
    await window.getByRole('grid', { name: 'Products of the load' }).waitFor()
    const thread = await mainThreadOf(window)
    yield { what: 'opening a load', run: async () => [await opening(window, path, thread)] }
    yield { what: 'scanning its pieces', run: async () => [await scanning(window, thread, ids)] }
  } finally {
    await shop?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The portal's file, as if this store had ordered all of it in one order that came. */
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

/** The first one is for the compiler. */
const OPENINGS = 12

async function opening(window: Page, path: string, thread: MainThread): Promise<Finding> {
  const took: number[] = []
  for (let nth = 0; nth < OPENINGS; nth++) {
    await window.evaluate(loadLeft, '/home/account/settings#privacy')
    await thread.rested()
    took.push(await window.evaluate(loadDrawn, path))
  }
  return {
    path: `${PATH}: opened`,
    floor: 'goal',
    floorTook: 150,
    tookMedian: percentile(took.slice(1), 0.5),
    goal: 1,
    note: `from the click to its products on the screen, by the clock, the portal's answer being there; the very first ${took[0]?.toFixed(0)} ms`,
  }
}

const SCANS = 40
const WARM_UP = 10

/** All over the load, so that each scan moves to a row out of sight. */
async function scanning(window: Page, thread: MainThread, ids: readonly number[]): Promise<Finding> {
  const work: number[] = []
  let before = await thread.rested()
  for (let nth = 0; nth < WARM_UP + SCANS; nth++) {
    await scan(window, String(ids[(nth * 1237) % ids.length]))
    const after = await thread.rested()
    work.push(after - before)
    before = after
  }
  const counted = work.slice(WARM_UP)
  return {
    path: `${PATH}: a scan, p95`,
    floor: 'goal',
    floorTook: 30,
    tookMedian: percentile(counted, 0.95),
    goal: 1,
    note: `${SCANS} scans, from the first digit on: what each costs the page's main thread in script, style, layout and paint, median ${percentile(counted, 0.5).toFixed(1)} ms; it is kept on the disk behind`,
  }
}
