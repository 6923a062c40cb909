/** The best sellers as a file: eight columns, or the sentence that tells why there is none. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { bestsellerHandlers } from '../../../src/main/catalogue/bestsellers.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../../src/shared/errors.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { rupees, store } from '../../support/builders.ts'
import { scriptedPortal } from '../../support/scripted-portal.ts'

type Rows = Answer<'catalogue.bestsellers'>

const row = (productId: number, more: Partial<Rows[number]> = {}): Rows[number] => ({
  productId,
  rank: undefined,
  productName: `Wooden Blocks ${productId}`,
  categoryName: 'Toys',
  subCategoryName: 'Building',
  productType: 'Blocks',
  brandName: 'Bright Start',
  mrp: rupees(1234.5),
  ...more,
})

function service(answer: Result<Rows>, saves = true) {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-bestsellers-'))
  const portal = scriptedPortal({ 'catalogue.bestsellers': () => answer })
  const handlers = bestsellerHandlers({
    client: portal,
    dialogs: {
      saveAs: async (suggested) => (saves ? join(folder, suggested) : undefined),
      open: async () => undefined,
    },
    clock: () => Date.parse('2026-11-22T06:00:00Z'),
    store: () => store({ fcf: { ...store().fcf, concept: 'FC' } }),
  })
  const save = (ofConcept: boolean) => handlers['products.saveBestsellers']({ ofConcept })
  const files = () => readdirSync(folder)
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  return { save, portal, files, text }
}

test('eight columns in their order, ranked as the portal does or as they come; nothing in it runs', async () => {
  const { save, portal, files, text } = service(
    ok([row(7, { rank: 3 }), row(8, { productName: '=HYPERLINK("http://x")', brandName: 'A, B', mrp: undefined })]),
  )
  expect(await save(false)).toMatchObject({ ok: true })
  expect(files()).toEqual(['Best sellers 2026-11-22.csv'])
  const [heads, ...rows] = Papa.parse<string[]>(text('Best sellers 2026-11-22.csv').replace('\uFEFF', '').trim()).data
  expect(heads).toEqual([
    'Rank',
    'Product ID',
    'Product Name',
    'Category Name',
    'Sub Category Name',
    'Product Type',
    'Brand Name',
    'MRP',
  ])
  expect(rows).toEqual([
    ['3', '7', 'Wooden Blocks 7', 'Toys', 'Building', 'Blocks', 'Bright Start', '1234.50'],
    ['2', '8', '\'=HYPERLINK("http://x")', 'Toys', 'Building', 'Blocks', 'A, B', ''],
  ])
  expect(portal.calls).toEqual([{ name: 'catalogue.bestsellers', args: { query: {} } }])
})

test('of the store’s own concept, where that is wanted', async () => {
  const { save, portal, files } = service(ok([row(7)]))
  await save(true)
  expect(portal.calls).toEqual([{ name: 'catalogue.bestsellers', args: { query: { concept: 'FC' } } }])
  expect(files()).toEqual(['Best sellers FC 2026-11-22.csv'])
})

test('none, a refusal and a closed dialog leave no file', async () => {
  const none = service(ok([]))
  expect(await none.save(false)).toEqual(refuse('bestsellersNotFound'))
  const error: AppError = { kind: 'refused', message: 'Not today.', status: 400, worded: true }
  const refused = service(fail(error))
  expect(await refused.save(false)).toEqual({ ok: false, error })
  const closed = service(ok([row(7)]), false)
  expect(await closed.save(false)).toEqual({ ok: true, value: undefined })
  for (const { files } of [none, refused, closed]) expect(files()).toEqual([])
})
