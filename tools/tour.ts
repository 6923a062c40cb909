/**
 * `npm run tour`: plays the main job by itself on practice data, from sign-in to the invoice, and leaves a picture of
 * each step, the invoice's PDF and a moving picture of the main job in tour/. With `--readme` the pictures of the README and the guide are renewed from it.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ScreenName } from '../src/shared/domain/screens.ts'
import { formatRupees } from '../src/shared/domain/values/money.ts'
import { openApp } from '../tests/e2e/open-app.ts'
import { linesOff, readInvoice, totalOf } from '../tests/e2e/printed-invoice.ts'
import { EMAIL, plentiful, scarce, some } from '../tests/support/goods.ts'
import { Complaints } from '../tests/support/pages/complaints.ts'
import { dialogsOf } from '../tests/support/pages/dialogs.ts'
import { portalOf } from '../tests/support/pages/portal.ts'
import {
  askForCode,
  openCart,
  pickFile,
  type Row,
  screen,
  signIn,
  takeRows,
  writeCsv,
} from '../tests/support/pages/steps.ts'
import { buildWhenStale } from './suite/bundles.ts'
import { movingPicture } from './tour/moving-picture.ts'

const FOLDER = 'tour'
/** Confirmed, packed and shipped. */
const SHIPPED_AFTER_MS = 6 * 60_000

/** Steps shown in the README and the guide. */
const SHOWN = [
  'home',
  'search',
  'import',
  'cart',
  'place-order',
  'order-history',
  'invoice',
  'ledger',
  'my-ars',
] as const

/** The main job, as the moving picture shows it: from the list on disk to the invoice. */
const MAIN_JOB = ['home', 'import', 'cart', 'place-order', 'order-history', 'invoice'] as const
const FRAME_MS = 2500

const quantities = [2, 6, 12, 24, 48, 4, 10] as const
const goods = some(plentiful, 46).map(({ id }, at): Row => [id, quantities[at % quantities.length] ?? 1])
const gaps = some(scarce, 4).map(({ product, stock }): Row => [product.id, stock + 5])

/** One of everything in the first rows, as in a list typed by hand. */
const rows: readonly Row[] = [
  ...goods.slice(0, 3),
  ...gaps.slice(0, 1),
  ['BH-1120', 6],
  ...goods.slice(3, 5),
  [goods[0]?.[0] ?? 0, 3],
  [999999999, 4],
  ...gaps.slice(1),
  [goods[5]?.[0] ?? 0, 0],
  ...goods.slice(6),
]

await buildWhenStale()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const profile = mkdtempSync(join(tmpdir(), 'storedesk-tour-'))
const complaints = new Complaints()
const { app, window, close } = await openApp(profile, {}, complaints.hear)
try {
  await play(window)
} finally {
  await close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}
if (complaints.received.length > 0) throw new Error(`The page complained:\n${complaints.received.join('\n')}`)
const frames = MAIN_JOB.map((step) => readFileSync(join(FOLDER, `${step}.png`)))
writeFileSync(join(FOLDER, 'main-job.png'), movingPicture(frames, FRAME_MS))
if (process.argv.includes('--readme')) {
  mkdirSync('docs/pictures', { recursive: true })
  for (const step of [...SHOWN, 'main-job'])
    copyFileSync(join(FOLDER, `${step}.png`), join('docs', 'pictures', `${step}.png`))
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.images].every(({ complete }) => complete) &&
      document.querySelector('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Notification-root') === null,
  )
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
  console.log(`${FOLDER}/${name}.png`)
}

/** Opens a screen through the palette, as users do. */
async function visit(page: Page, title: string, name: ScreenName, step: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: /^Go to a screen/ }).fill(title)
  await page.getByRole('button', { name: title }).first().click()
  await screen(page, name).waitFor()
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  await picture(page, step)
}

async function play(page: Page): Promise<void> {
  await screen(page, 'login').waitFor()
  await picture(page, 'sign-in')
  await askForCode(page)
  await page.getByLabel('Code').waitFor()
  await picture(page, 'one-time-password')
  await page.reload()
  await signIn(page)
  await page.getByRole('region', { name: 'Recent orders' }).getByRole('table').waitFor()
  await picture(page, 'home')

  const search = page.getByRole('textbox', { name: 'Search products' })
  await search.fill('feding bottles')
  await search.press('Enter')
  await page.getByRole('article').first().waitFor()
  await picture(page, 'search')

  await openCart(page)
  await pickFile(dialogsOf(app), page, writeCsv(profile, 'cart.csv', rows))
  await page.getByRole('button', { name: /^Add [\d,]+ products? to cart$/ }).waitFor()
  await picture(page, 'import')
  await takeRows(page)
  await picture(page, 'cart')

  await page.getByRole('button', { name: /^Place order/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Choose the orders to place' }).waitFor()
  await picture(page, 'place-order')
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await dialog.getByRole('heading', { name: 'Order summary' }).waitFor()
  await picture(page, 'summary')

  const [placed] = await portalOf(profile).orders(EMAIL)
  if (placed === undefined) throw new Error('Nothing was placed')
  await dialog.getByRole('link', { name: 'Order history' }).click()
  await page.getByRole('link', { name: placed.poid, exact: true }).waitFor()
  await picture(page, 'order-history')
  await portalOf(profile).forward(SHIPPED_AFTER_MS)
  await page.getByRole('link', { name: placed.poid, exact: true }).click()
  // The summary has just requested it; meanwhile the portal's clock was moved forward.
  await page.getByRole('heading', { name: 'Payment and shipping' }).waitFor()
  await page.keyboard.press('F5')
  await page.getByRole('link', { name: 'Invoice', exact: true }).waitFor()
  await picture(page, 'order')
  await page.getByRole('link', { name: 'Invoice', exact: true }).click()
  await page.getByText(/^(TAX|PERFORMA) INVOICE$/).waitFor()
  await picture(page, 'invoice')

  const pdf = join(FOLDER, 'invoice.pdf')
  await dialogsOf(app).savesAs(join(process.cwd(), pdf))
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  await page.getByText(/^Saved as/).waitFor()
  const invoice = readInvoice(pdf)
  const wrong = linesOff(invoice).length
  if (invoice.lines.length === 0 || invoice.gstins.length < 2 || wrong > 0) throw new Error(`${pdf} is not right`)
  console.log(
    `${pdf}: ${invoice.lines.length} lines, ${formatRupees(totalOf(invoice))}, ${invoice.gstins.join(' to ')}`,
  )

  await visit(page, 'Ledger', 'ledger', 'ledger')
  await visit(page, 'My ARS', 'myArs', 'my-ars')
}
