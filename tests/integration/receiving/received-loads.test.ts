/** The counts of a load: on disk, and as files. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { messages } from '../../../src/shared/messages.ts'
import { world } from '../../support/goods.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, openSignedIn, signIn } from '../../support/whole-app.ts'

let portal: PracticePortal
let app: App
let load: string
let products: readonly { readonly id: number; readonly pieces: number }[]

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  const saveIn = mkdtempSync(join(tmpdir(), 'storedesk-received-'))
  app = await openSignedIn(portal, { saveIn })
  const { client } = app.services
  const { rows } = must(await client.call('loads.list', { body: { pageNo: 1, pageSize: 200 } }))
  load = rows.toSorted((one, other) => (other.TotalProducts ?? 0) - (one.TotalProducts ?? 0))[0]?.LoadID ?? ''
  const pieces = new Map<number, number>()
  for (const { ProductID, Quantity = 0 } of must(await client.call('loads.byId', { query: { loadId: load } })))
    pieces.set(ProductID, (pieces.get(ProductID) ?? 0) + Quantity)
  products = [...pieces].map(([id, count]) => ({ id, pieces: count }))
  expect(products.length).toBeGreaterThan(2)
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

const read = async () => must(await app.ask('receiving.read', { load }))
const count = (id: number, counted: number, damaged = 0) =>
  app.ask('receiving.count', { load, id, counted, damaged, isCounted: true })

async function saved(which: 'all' | 'counted' | 'differences') {
  const written = must(await app.ask('receiving.save', { load, which }))
  const text = readFileSync(written?.path ?? '', 'utf8').slice(1)
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}

test('what was counted is kept until it is forgotten, each load for itself', async () => {
  const [{ id = 0 } = {}] = products
  await count(id, 3, 1)
  await count(id, 4, 1)
  await app.ask('receiving.box', { load, box: 'B1', isHere: true })
  await app.ask('receiving.box', { load, box: 'B1', isHere: true })
  await app.ask('receiving.box', { load, box: 'B2', isHere: true })
  await app.ask('receiving.box', { load, box: 'B2', isHere: false })
  expect(await read()).toEqual({ boxes: ['B1'], products: [{ id, counted: 4, damaged: 1 }] })
  expect(must(await app.ask('receiving.read', { load: 'another' }))).toEqual({ boxes: [], products: [] })
  await app.ask('receiving.count', { load, id, counted: 0, damaged: 0, isCounted: false })
  expect((await read()).products).toEqual([])
  await count(id, 4)
  await app.ask('receiving.forget', { load })
  expect(await read()).toEqual({ boxes: [], products: [] })
})

test('scans of unknown numbers are kept until they are answered or forgotten', async () => {
  const setUnknown = (id: number, pieces: number) => app.ask('receiving.asked', { load, id, pieces })
  await setUnknown(9_876_543_210, 1)
  await setUnknown(999_999, 1)
  await setUnknown(9_876_543_210, 3)
  expect((await read()).asked).toEqual([
    { id: 9_876_543_210, pieces: 3 },
    { id: 999_999, pieces: 1 },
  ])
  await setUnknown(999_999, 0)
  expect((await read()).asked).toHaveLength(1)
  await app.ask('receiving.forget', { load })
  expect(await read()).toEqual({ boxes: [], products: [] })
})

test('the file of differences has what came short, in excess or damaged, and nothing else', async () => {
  const [first, second, ...others] = products
  if (first === undefined || second === undefined) throw new Error('Too few products')
  await count(first.id, first.pieces + 2)
  await count(second.id, second.pieces, 1)
  for (const { id, pieces } of others.slice(1)) await count(id, pieces)
  const all = await saved('all')
  expect(all).toHaveLength(products.length + 1)
  expect(all.find((row) => row['Product ID'] === String(others[0]?.id))).toMatchObject({ Counted: '0', Short: '0' })
  const differing = await saved('differences')
  expect(differing).toHaveLength(4)
  expect(differing[0]).toMatchObject({ 'Product ID': String(first.id), Excess: '2', Short: '0', Damaged: '0' })
  expect(differing[1]).toMatchObject({ 'Product ID': String(second.id), Damaged: '1' })
  // It was never counted: it didn't arrive.
  expect(differing[2]).toMatchObject({ 'Product ID': String(others[0]?.id), Short: String(others[0]?.pieces) })
  const amounts = differing.map((row) => Number(row['Short and damaged, value at MRP']))
  expect(differing[3]).toMatchObject({ 'Product ID': '', Product: 'Total' })
  expect(amounts[3]).toBeCloseTo(amounts.slice(0, 3).reduce((all, one) => all + one, 0))
  expect(amounts[1]).toBe(Number(differing[1]?.MRP))
})

test('a claim may leave out what wasn’t counted, and names what isn’t in the load', async () => {
  must(await app.ask('receiving.forget', { load }))
  const [first] = products
  const other = world.products.find(({ id }) => products.every((one) => one.id !== id))?.id ?? 0
  await count(first?.id ?? 0, 0)
  await count(other, 2)
  await count(9_876_543_210, 1)
  const [known, ...none] = must(await app.ask('products.about', { ids: [other, 9_876_543_210] }))
  expect([known?.id, none]).toEqual([other, []])
  const claim = await saved('counted')
  expect(claim.map((row) => [row['Product ID'], row.Product, row.Excess])).toEqual([
    [String(first?.id), expect.any(String), '0'],
    [String(other), known?.name, '2'],
    ['9876543210', 'Unknown product', '1'],
    ['', 'Total', ''],
  ])
  expect(claim[1]?.MRP).toMatch(/^[1-9]\d*\.\d\d$/)
  must(await app.ask('receiving.forget', { load }))
})

test('where all came as expected there is no file of differences', async () => {
  for (const { id, pieces } of products) await count(id, pieces)
  const written = await app.ask('receiving.save', { load, which: 'differences' })
  expect(written).toMatchObject({ ok: false, error: { message: messages.receivedAsExpected } })
})

test('another account of this computer counts for itself', async () => {
  const [{ id = 0 } = {}] = products
  await count(id, 1)
  await signIn(app, portal, 1)
  expect(await read()).toEqual({ boxes: [], products: [] })
})
