/**
 * The cart's grid in Chromium, next to a hand-written version: 500 lines, a store that is mapped to all 33 warehouses. Opened, drawn,
 * scrolled, typed and pasted into.
 */
import { ACCOUNTS } from '../../src/practice/world/accounts.ts'
import { DEPOTS } from '../../src/practice/world/depots.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { EMAIL, plentiful, some } from '../../tests/support/goods.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { BY_HAND, GRID_LOOK, type Grid, type Stage, scrolling, typing } from './grid-turns.ts'
import { mainThreadOf } from './main-thread.ts'
import { type Finding, type Group, type Measurement, median } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'

const LINES = 500
const PATH = `cart, ${LINES} lines × 33 warehouses`
/** More pieces of each than one warehouse has. */
const items = some(plentiful, LINES).map(({ id }, at) => ({ id, qty: 40 + ((at * 7) % 200) }))
const CART = 'Lines of the cart'

export const paint: Group = { quick: true, opensApp: true, measurements }

async function* measurements(): AsyncGenerator<Measurement> {
  mapEverywhere()
  const shop = await openShop('paint')
  if (shop === undefined) return
  const { window, call } = shop
  try {
    await askApp(window, 'cart.add', { cart: 'all', items })
    await goTo(window, '/checkout')
    const stage = { window, call, thread: await mainThreadOf(window) }
    const grid = await cartGrid(stage)
    yield { what: `opening a cart of ${LINES} lines`, run: () => opening(stage, grid) }
    yield { what: `scrolling ${LINES} lines of a cart`, run: async () => [await scrolling(stage, grid)] }
    yield { what: 'typing quantities', run: () => typing(stage, grid) }
    let pastes = 0
    const next = () => pasteOf(++pastes)
    yield { what: `pasting ${LINES} rows`, quick: false, run: async () => [await pasting(stage, grid, next)] }
  } finally {
    await shop.close()
  }
}

/** Maps the first store of this process's practice portal to every warehouse of the company. */
function mapEverywhere(): void {
  const listed = DEPOTS.filter(({ whType }) => whType !== 'Stockist')
  const mapping = listed.map(({ id, whType, name, state }) => ({
    whID: id,
    whType,
    name,
    state,
    min: paise(500_000),
    isActiveStockistforb2b: true,
    isactive: true,
  }))
  Object.assign(ACCOUNTS.find(({ store }) => store.email === EMAIL) ?? {}, { mapping })
}

/** Asserts that the hand-written version gets the same total. */
async function cartGrid({ window, call, thread }: Stage): Promise<Grid> {
  const totals = window.getByLabel('Totals of the whole cart').first()
  await totals.waitFor()
  await thread.rested()
  await call('capture', 'cart', GRID_LOOK)
  const openByHand = () => call('cartByHand', 'cart')
  await call('keepCart', 'all')
  const net = await openByHand()
  await call('closeHand')
  const totalsText = await totals.textContent()
  if (totalsText?.includes(net) !== true)
    throw new Error(`By hand the cart comes to ${net}, the app says ${totalsText}`)
  return { path: PATH, label: CART, column: 'qty', openByHand, goals: { frame: 1.75, key: 1.7, edit: 1.5 } }
}

/** The first round is a warm-up. */
const DRAWINGS = 8

/** Draws the whole screen from its data, and only its lines, from an empty filter. */
async function opening({ window, call, thread }: Stage, { openByHand }: Grid): Promise<readonly Finding[]> {
  const find = window.getByLabel('Search the cart').first()
  const screen = { ours: [] as number[], theirs: [] as number[] }
  const lines = { ours: [] as number[], theirs: [] as number[] }
  const clock: number[] = []
  for (let nth = 0; nth < DRAWINGS; nth++) {
    await call('leave', '/home', GRID_LOOK.rows)
    screen.theirs.push(await thread.cost(openByHand))
    await call('emptyHand')
    lines.theirs.push(await thread.cost(() => call('drawHand')))
    await call('closeHand')
    const startedAt = Date.now()
    screen.ours.push(
      await thread.cost(async () => clock.push((await call('open', '/checkout', GRID_LOOK.rows)) - startedAt)),
    )
    await find.fill('no line has this text')
    lines.ours.push(await thread.cost(() => window.keyboard.press('Escape')))
  }
  const both = (of: typeof lines) => ({ ours: median(of.ours.slice(1)), theirs: median(of.theirs.slice(1)) })
  const note = 'work of the main thread in script, style, layout and paint'
  return [
    { path: `${PATH}: its lines drawn`, against: BY_HAND, ...both(lines), goal: 2.3, note },
    {
      path: `${PATH}: the screen opened`,
      against: BY_HAND,
      ...both(screen),
      goal: 3.2,
      note: `${note}, its data being there; by the clock ${median(clock).toFixed(0)} ms`,
    },
  ]
}

const PASTES = 3

/** Returns new quantities for all lines: ids and pieces, as copied from a spreadsheet. */
function pasteOf(nth: number): { readonly text: string; readonly pieces: number } {
  const range = items.map(({ id }, at) => [id, 50 + nth + (at % 90)] as const)
  return {
    text: range.map((row) => row.join('\t')).join('\r\n'),
    pieces: range.reduce((sum, [, qty]) => sum + qty, 0),
  }
}

/** Measures until the new total of pieces is on the screen. */
async function pasting(
  { window, call, thread }: Stage,
  { openByHand }: Grid,
  next: () => ReturnType<typeof pasteOf>,
): Promise<Finding> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let nth = 0; nth < PASTES; nth++) {
    const { text, pieces } = next()
    await openByHand()
    theirs.push(await thread.until(() => call('pasteByHand', text)))
    await call('closeHand')
    await window.getByRole('grid', { name: CART }).first().focus()
    ours.push(await thread.until(() => call('paste', CART, text, pieces.toLocaleString('en-IN'))))
    while (!(await call('portalHas', pieces))) await window.waitForTimeout(200)
  }
  return {
    path: `${PATH}: ${LINES} rows pasted`,
    against: `${BY_HAND}; all is worked out anew`,
    ours: median(ours),
    theirs: median(theirs),
    goal: 2.5,
    note: 'work of the main thread until all of them are allocated, priced and on the screen',
  }
}
