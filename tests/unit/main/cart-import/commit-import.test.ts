import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { OpenCart } from '../../../../src/main/cart/account-cart.ts'
import type { CartService } from '../../../../src/main/cart/cart-service.ts'
import { type CommitDeps, cartLineText, commitImport } from '../../../../src/main/cart-import/commit-import.ts'
import type { CartSnapshot } from '../../../../src/shared/domain/carts/cart.ts'
import type { ImportRow } from '../../../../src/shared/domain/carts/cart-import.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import type { CartLine } from '../../../../src/shared/domain/pricing/priced-cart.ts'
import { fail, ok, type Result } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { snapshot } from '../../../support/builders.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { product } from '../../../support/stock-portal.ts'
import { ID, openDraft, readOnly, taken } from './draft.ts'

const lineOf = (id: number, qty: number): CartLine => newLine(product(id), qty)
const full = () => {
  throw new BetterSqlite3.SqliteError('disk full', 'SQLITE_FULL')
}

interface ImportOptions {
  readonly rows: readonly ImportRow[]
  /** The lines of the cart, as product and pieces. */
  readonly cart?: readonly (readonly [id: number, qty: number])[]
  readonly capacity?: number
}

/** An import of these rows, and a cart that accepts every put. */
function importing({ rows, cart = [], capacity = 500 }: ImportOptions) {
  const on = openDraft(rows)
  const pieces = new Map<number, number>(cart)
  const puts: [number, number][][] = []
  const progress: [number, number][] = []
  const state = {
    opened: undefined as Result<CartSnapshot> | undefined,
    /** Faults of the next puts, in order; undefined accepts the put. */
    faults: [] as ((() => void) | undefined)[],
    touched: 0,
    isStopped: false,
    counts: 5,
    ordered: new Set<number>() as ReadonlySet<number> | undefined,
    knowsProducts: true,
    steps: [] as string[],
  }
  const put = async (lines: readonly CartLine[], products: unknown) => {
    puts.push(lines.map(({ id, qty }) => [id, qty]))
    state.steps.push(`put ${products === undefined ? 'unknown' : (products as unknown[]).length}`)
    const fault = state.faults.shift()
    if (fault !== undefined) {
      fault()
      return fail(offline)
    }
    for (const { id, qty } of lines) pieces.set(id, qty)
    return ok([])
  }
  const carts = {
    open: async (_: string, fresh: boolean) => {
      state.steps.push(`open ${fresh}`)
      return state.opened ?? ok(snapshot({ lines: [...pieces].map(([id, qty]) => lineOf(id, qty)) }))
    },
    change: (_: string, make: (cart: OpenCart) => unknown) => make({ put } as unknown as OpenCart),
    touched: () => {
      state.touched += 1
    },
  } as unknown as CartService
  const asked: number[] = []
  const deps: CommitDeps = {
    drafts: on.drafts,
    carts,
    journal: {
      count: () => {
        state.steps.push('count')
        return state.counts
      },
      orderedSince: (count) => {
        asked.push(count)
        return state.ordered
      },
    },
    capacity,
    progress: (_, done, total) => progress.push([done, total]),
    stopped: () => state.isStopped,
    productsOf: (ids) => (state.knowsProducts ? ids.map((id) => product(id)) : undefined),
  }
  const commit = (more: Partial<CommitDeps> = {}) => commitImport({ ...deps, ...more }, on.draft())
  return { ...on, deps, pieces, puts, progress, state, asked, commit }
}
const many = (count: number) => Array.from({ length: count }, (_, nth) => taken(nth + 1, nth + 1, 2))

describe('sending an import', () => {
  it('puts its rows into the cart, a hundred at a time, and tells how far it is', async () => {
    const { commit, puts, progress, drafts, state, draft, pieces } = importing({ rows: many(201) })
    expect(await commit()).toEqual(ok('done'))
    expect(puts.map(({ length }) => length)).toEqual([100, 100, 1])
    expect(progress).toEqual([
      [0, 201],
      [100, 201],
      [200, 201],
      [201, 201],
    ])
    expect(pieces.get(201)).toBe(2)
    expect(draft()).toMatchObject({ phase: 'done', problem: null, fixed: 1 })
    expect(drafts.summary(ID)?.applied).toBe(201)
    // The journal is counted before the cart is read: an order in between removed lines that were read.
    expect(state.steps.slice(0, 2)).toEqual(['count', 'open true'])
    expect(state.touched).toBe(1)
  })

  it('adds to what is in the cart, or takes its place', async () => {
    const rows = [taken(1, 1, 2, { inCart: 3 })]
    const adding = importing({ rows, cart: [[1, 3]] })
    await adding.commit()
    expect(adding.puts).toEqual([[[1, 5]]])
    const replacing = importing({ rows, cart: [[1, 3]] })
    replacing.drafts.setMode(ID, 'replace')
    await replacing.commit()
    expect(replacing.puts).toEqual([[[1, 2]]])
  })

  it('tells the pieces that the cart has by then', async () => {
    const { commit, puts, rowAt } = importing({ rows: [taken(1, 1, 2, { inCart: 3 })], cart: [[1, 7]] })
    await commit()
    expect(puts).toEqual([[[1, 9]]])
    expect(rowAt(1)).toMatchObject({ inCart: 7, verdict: 'taken', applied: true })
  })

  it('leaves out a row that would make more than 9999 pieces', async () => {
    const { commit, puts, rowAt } = importing({ rows: [taken(1, 1, 9_000), taken(2, 2, 1)], cart: [[1, 1_000]] })
    expect(await commit()).toEqual(ok('done'))
    expect(puts).toEqual([[[2, 1]]])
    expect(rowAt(1)).toMatchObject({ verdict: 'quantity', reason: messages.quantityRange, inCart: 1_000 })
  })

  it('isn’t begun without the cart as the portal has it now', async () => {
    const failing = importing({ rows: many(1) })
    failing.state.opened = fail(offline)
    expect(await failing.commit()).toEqual(fail(offline))
    expect(failing.draft()).toMatchObject({ phase: 'paused', problem: offline.message, fixed: 0 })
    const saved = importing({ rows: many(1) })
    saved.state.opened = ok(snapshot({ saved: true }))
    expect(await saved.commit()).toEqual(fail({ kind: 'offline', message: messages.offline }))
    expect(saved.draft()).toMatchObject({ phase: 'paused', problem: messages.offline, fixed: 0 })
    expect(saved.puts).toEqual([])
  })

  it('isn’t begun while the journal can’t be counted, or nothing can be written down', async () => {
    const storage = { ok: false, error: { kind: 'storage' } }
    const blind = importing({ rows: many(1) })
    expect(await blind.commit({ journal: { count: full, orderedSince: () => undefined } })).toMatchObject(storage)
    expect(blind.state.steps).toEqual([])
    const stuck = importing({ rows: many(1) })
    readOnly(stuck.db)
    expect(await stuck.commit()).toMatchObject(storage)
    expect(stuck.puts).toEqual([])
  })

  it('stops between two batches when the user asks for it', async () => {
    const { commit, deps, state, puts, draft } = importing({ rows: many(150) })
    const progress = () => {
      state.isStopped = puts.length === 1
    }
    expect(await commitImport({ ...deps, progress }, draft())).toEqual(ok('stopped'))
    expect(puts).toHaveLength(1)
    expect(draft()).toMatchObject({ phase: 'paused', problem: null })
    state.isStopped = false
    expect(await commit()).toEqual(ok('done'))
    expect(puts.map(({ length }) => length)).toEqual([100, 50])
  })

  it('sends the products along, and has the cart read again where they aren’t known any more', async () => {
    const known = importing({ rows: many(2) })
    await known.commit()
    expect(known.state.steps.at(-1)).toBe('put 2')
    const { commit, state } = importing({ rows: many(2) })
    state.knowsProducts = false
    await commit()
    expect(state.steps.at(-1)).toBe('put unknown')
    expect(state.touched).toBe(2)
  })
})

describe('the capacity of a cart that grew since the review', () => {
  it('is filled by new lines as their quantities are fixed, and not beyond', async () => {
    const rows = [taken(1, 1, 2), taken(2, 2, 2), taken(3, 3, 2)]
    const { commit, puts, rowAt } = importing({ rows, cart: [[8, 1]], capacity: 3 })
    expect(await commit()).toEqual(ok('done'))
    expect(puts).toEqual([
      [
        [1, 2],
        [2, 2],
      ],
    ])
    expect(rowAt(3)).toMatchObject({ verdict: 'overCapacity', reason: say('rowOverCapacity', { limit: 3 }), inCart: 0 })
  })

  it('isn’t taken by lines that are in the cart already', async () => {
    const rows = [taken(1, 8, 2, { inCart: 1 }), taken(2, 1, 2), taken(3, 9, 2, { inCart: 1 })]
    const cart = [
      [8, 1],
      [9, 1],
    ] as const
    const { commit, puts } = importing({ rows, cart, capacity: 3 })
    await commit()
    expect(puts).toEqual([
      [
        [8, 3],
        [1, 2],
        [9, 3],
      ],
    ])
  })
})

describe('an import that was cut off', () => {
  /** Two rows whose first request failed after `done` ran. */
  async function cutOff(
    done: (pieces: Map<number, number>) => void = () => undefined,
    cart: ImportOptions['cart'] = [],
  ) {
    const on = importing({ rows: [taken(1, 1, 2), taken(2, 2, 5)], cart })
    on.state.faults.push(() => done(on.pieces))
    expect(await on.commit()).toEqual(fail(offline))
    expect(on.draft()).toMatchObject({ phase: 'paused', problem: offline.message, fixed: 1 })
    on.puts.length = 0
    return on
  }

  it('goes on where it was: what the portal has is sent no more', async () => {
    const { commit, puts, rowAt, progress } = await cutOff((pieces) => pieces.set(1, 2))
    expect(await commit()).toEqual(ok('done'))
    expect(puts).toEqual([[[2, 5]]])
    expect([rowAt(1)?.applied, rowAt(2)?.applied]).toEqual([true, true])
    expect(progress.slice(-2)).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it('sends the quantities that were fixed then, in either mode', async () => {
    const { commit, puts } = await cutOff()
    await commit()
    expect(puts).toEqual([
      [
        [1, 2],
        [2, 5],
      ],
    ])
  })

  it('leaves changes of another computer to a line', async () => {
    const { commit, puts, rowAt } = await cutOff()
    const { pieces } = await cutOff()
    expect(pieces.size).toBe(0)
    const on = await cutOff((all) => all.set(1, 7))
    expect(await on.commit()).toEqual(ok('done'))
    expect(on.puts).toEqual([[[2, 5]]])
    expect(on.rowAt(1)).toMatchObject({
      verdict: 'elsewhere',
      reason: say('rowElsewhere', { was: 0, now: 7 }),
      inCart: 7,
      applied: false,
    })
    await commit()
    expect(puts).toHaveLength(1)
    expect(rowAt(1)?.verdict).toBe('taken')
  })

  it('leaves what was ordered since, or may have been', async () => {
    const on = await cutOff()
    on.state.ordered = new Set([1])
    expect(await on.commit()).toEqual(ok('done'))
    expect(on.puts).toEqual([[[2, 5]]])
    expect(on.rowAt(1)).toMatchObject({ verdict: 'elsewhere', reason: messages.rowOrdered, inCart: 0 })
    expect(new Set(on.asked)).toEqual(new Set([5]))
    const lacking = await cutOff()
    lacking.state.ordered = undefined
    expect(await lacking.commit()).toEqual(ok('done'))
    expect(lacking.puts).toEqual([])
    expect(lacking.rowAt(2)).toMatchObject({ verdict: 'elsewhere', reason: messages.rowPerhapsOrdered })
  })

  it('asks the journal once for all rows that were fixed together', async () => {
    const on = await cutOff()
    on.asked.length = 0
    await on.commit()
    // Once before it goes on, once before the batch is sent.
    expect(on.asked).toEqual([5, 5])
  })
})

it('a row whose product is ordered while the import is sent isn’t sent', async () => {
  const on = importing({ rows: [taken(1, 1, 2), taken(2, 2, 5)] })
  on.state.ordered = new Set([2])
  expect(await on.commit()).toEqual(ok('done'))
  expect(on.puts).toEqual([[[1, 2]]])
  expect(on.rowAt(2)).toMatchObject({ verdict: 'elsewhere', reason: messages.rowOrdered, applied: false })
})

it('a line is written down with its price in rupees', () => {
  expect(JSON.parse(cartLineText(lineOf(1, 2)))).toMatchObject({ id: 1, qty: 2, mrp: 100 })
})
