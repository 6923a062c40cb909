/**
 * The built app at a portal that is 300 ms away: for each screen, how many calls it makes and how many of them wait for another. These are
 * counts: a person waits for the longest chain times the way, on any machine.
 */
import type { Page } from '@playwright/test'
import { ruleOf, SCREENS, type ScreenName } from '../../src/shared/domain/screens.ts'
import { longestChain } from './chains.ts'
import type { AskedSpan, FarPortal } from './far-portal.ts'
import type { Finding, Group, Measurement } from './measure.ts'
import { openShop, type Shop } from './open-shop.ts'
import { doing } from './progress.ts'

/** Milliseconds to the portal and back. */
const WAY = 300

/** Chains of a screen: until something of it is seen, and until nothing more is asked. */
interface Goals {
  readonly first: number
  readonly whole: number
}
const USUAL: Goals = { first: 2, whole: 3 }

interface Visit {
  readonly name: string
  /** Leads there from within the app. */
  readonly go: (window: Page) => Promise<void>
  /** What is seen first of it, where that is asked. */
  readonly first?: string | undefined
  readonly goals: Goals
}

/** Screens whose chains are long by nature, each opened in an app of its own at a portal of this kind. */
interface Far {
  readonly world?: Parameters<typeof openShop>[1]
  readonly settings?: Parameters<typeof openShop>[2]
  readonly visits: readonly Visit[]
}

const at = (name: string, path: string, first?: string, goals = USUAL): Visit => ({
  name,
  go: (window) => goTo(window, path),
  first,
  goals,
})

const PRODUCTS = 2000

const FAR: readonly Far[] = [
  {
    visits: [at('order assist, all tiles', '/orderAssist/listing', '#screen a[href*="ssist"]', { first: 3, whole: 8 })],
  },
  {
    world: { products: 20_000 },
    visits: [
      at('order assist, 20,000 products', '/orderAssist/listing', '#screen a[href*="ssist"]', { first: 3, whole: 8 }),
    ],
  },
  { visits: [at('order assist, one half', '/home/account/orderAssist/nonApparels', '#screen [role="row"][data-id]')] },
  { visits: [at('ledger of a year', '/home/account/ledger', '#screen [role="row"][data-id]')] },
  {
    visits: [at('input tax', '/home/account/ledger/inputtax', '#screen [role="row"][data-id]', { first: 2, whole: 6 })],
  },
  {
    settings: { proposedLines: 500 },
    visits: [at('AFS, 500 lines', '/afs', '#screen [role="row"][data-id]', { first: 2, whole: 4 })],
  },
  {
    settings: { arsParents: 2500 },
    visits: [
      at('My ARS, 2,500 parents', '/home/account/ars/myars', '#screen [role="row"][data-id]', { first: 2, whole: 12 }),
    ],
  },
]

export const distance: Group = { quick: false, opensApp: true, measurements }

async function* measurements(): AsyncGenerator<Measurement> {
  yield { what: 'sign-in to home, and every screen', run: walk }
  for (const far of FAR) {
    yield { what: far.visits.map(({ name }) => name).join(', '), run: async () => (await visits(far)) ?? [] }
  }
}

async function visits({ world = { products: PRODUCTS }, settings = {}, visits }: Far): Promise<Finding[]> {
  const shop = await openShop('distance', { ...world, far: WAY }, settings)
  if (shop?.far === undefined) return []
  try {
    await shop.far.quiet()
    const found: Finding[] = []
    for (const one of visits) found.push(...(await visited(shop.window, shop.far, one)))
    return found
  } finally {
    await shop.close()
  }
}

async function visited(window: Page, portal: FarPortal, { name, go, first, goals }: Visit): Promise<Finding[]> {
  doing(`distance: ${name}`)
  portal.forget()
  await go(window)
  if (first !== undefined) await window.locator(first).first().waitFor()
  const seen = performance.now()
  await portal.quiet()
  const spans = portal.spans()
  if (first === undefined) return [findingOf(`${name}: whole`, spans, goals.whole)]
  return [
    findingOf(
      `${name}: first content`,
      spans.filter(({ ended }) => ended <= seen),
      goals.first,
    ),
    findingOf(`${name}: whole`, spans, goals.whole),
  ]
}

function findingOf(path: string, spans: readonly AskedSpan[], goal: number): Finding {
  const chain = longestChain(spans)
  return {
    path: `${path}, calls in a row`,
    against: 'one',
    unit: 'count',
    ours: chain.length,
    theirs: 1,
    goal,
    note: `${spans.length} calls; in a row: ${shortened(chain)}`,
  }
}

/** `GET /api/a, GET /api/b (13 times)` */
function shortened(chain: readonly AskedSpan[]): string {
  const runs: { asked: string; times: number }[] = []
  for (const { asked } of chain) {
    const last = runs.at(-1)
    if (last?.asked === asked) last.times++
    else runs.push({ asked, times: 1 })
  }
  return runs.map(({ asked, times }) => (times === 1 ? asked : `${asked} (${times} times)`)).join(', ') || 'none'
}

const goTo = (window: Page, path: string): Promise<void> =>
  window.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** In one app, one after the other: what the first has brought the next doesn't ask for again. */
async function walk(): Promise<Finding[]> {
  const shop = await openShop('distance', { products: PRODUCTS, far: WAY })
  if (shop?.far === undefined) return []
  try {
    await shop.far.quiet()
    const found = [findingOf('sign-in to home: whole', shop.far.spans(), 4)]
    for (const one of await screensOf(shop)) found.push(...(await visited(shop.window, shop.far, one)))
    return found
  } finally {
    await shop.close()
  }
}

/** Every screen of a store that needs nothing to be opened by, and those of one product, order, load. */
async function screensOf({ window }: Shop): Promise<readonly Visit[]> {
  const names = Object.keys(SCREENS) as ScreenName[]
  return names
    .filter((name) => {
      const { path, audience } = ruleOf(name)
      return !path.includes(':') && (audience === 'franchisee' || audience === 'everybody') && name !== 'home'
    })
    .map((name) => at(name, ruleOf(name).path))
}
