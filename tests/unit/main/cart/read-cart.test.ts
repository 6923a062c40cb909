import { describe, expect, it } from 'vitest'
import { type ReadCartDeps, readCart, savedCart } from '../../../../src/main/cart/read-cart.ts'
import type { SavedCart } from '../../../../src/main/cart/saved-carts.ts'
import type { CartLine } from '../../../../src/shared/domain/pricing/priced-cart.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { BHAMBOLI, line, mapping, PUNE, policy, product, profile, snapshot } from '../../../support/builders.ts'
import { replenishment } from '../../../support/policy.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

type Script = Parameters<typeof scriptedPortal>[0]

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const tricycle = product({ id: 2, name: 'Tricycle', stockType: 'DropShipment' })

interface PortalOptions {
  readonly lines?: readonly CartLine[]
  readonly me?: ReturnType<typeof profile>
  readonly script?: Script
}

function portal({ lines = [line(1001, 3)], me = profile({ carters: [2, 9] }), script = {} }: PortalOptions = {}) {
  const kept: { cartType: string; cart: SavedCart }[] = []
  const state = { mayAsk: true, profiles: [] as boolean[], isFull: false, found: undefined as SavedCart | undefined }
  const client = scriptedPortal({
    'cart.lines': () => ok({ cart: [...lines] }),
    'cart.products': () => ok({ products: [product(), tricycle] as never[] }),
    'cart.removeItems': () => ok({ message: '' }),
    ...script,
  })
  const deps: ReadCartDeps = {
    client,
    saved: {
      save: (cartType, cart) => {
        if (state.isFull) throw Object.assign(new Error('full'), { name: 'SqliteError', code: 'SQLITE_FULL' })
        kept.push({ cartType, cart })
      },
      saveLines: () => undefined,
      find: () => state.found,
      clear: () => undefined,
    },
    clock: () => NOON,
    policy,
    profile: async (fresh) => {
      state.profiles.push(fresh)
      return ok(me)
    },
    ask: { client, replenishment, profile: async () => ok(me), user: 7, part: undefined },
    mayAsk: () => state.mayAsk,
  }
  return { client, deps, kept, state }
}

describe('a cart that is read', () => {
  it('has its lines and all data for pricing, and is kept for the time without a network', async () => {
    const { deps, kept, client, state } = portal()
    const supply = {
      products: [product(), tricycle],
      mapping: [mapping()],
      rates: [],
      concept: 'FOFO',
      shippingState: 'Maharashtra',
      policy,
      rights: { hasFoodLicense: false, rules: [], carters: [], unserviceable: [] },
    }
    const read = { lines: [line(1001, 3)], supply, fetchedAt: '2026-11-21T12:00:00.000Z' }
    expect(await readCart(deps, 'all', true)).toEqual(ok({ cart: 'all', ...read, saved: false, notices: [] }))
    expect(kept).toEqual([{ cartType: 'all', cart: read }])
    expect(state.profiles).toEqual([true])
    expect(client.calls).toEqual([
      { name: 'cart.lines', args: {} },
      {
        name: 'cart.products',
        args: { body: { products: [line(1001, 3)], wh: [2], userState: 'Maharashtra', appType: 1 } },
      },
    ])
  })

  it('says which of its lines the portal counts and didn’t give', async () => {
    const { deps } = portal({
      script: {
        'afs.products': ({ body }) => ok({ products: body.pageNo === 1 ? [line(1001, 3)] : [], count: 11 }),
        'afs.setSubcategories': () => ok([]),
        'afs.categoryQuantities': () => ok([]),
      },
    })
    expect(await readCart(deps, 'afs', false)).toMatchObject({
      value: { lines: { length: 1 }, notices: [say('rowsDidNotCome', { rows: '10 lines' })] },
    })
  })

  it('is reported when it can’t be ordered from', async () => {
    const unmapped = portal({ me: profile({ mapping: [mapping({ isactive: false })] }) })
    expect(await readCart(unmapped.deps, 'all', false)).toMatchObject({ value: { notices: [messages.noMapping] } })
    const bound = portal({ me: profile({ cartersFailed: true }) })
    expect(await readCart(bound.deps, 'all', false)).toMatchObject({ value: { notices: [messages.cartersFailed] } })
  })

  it('is shown though it can’t be kept', async () => {
    const { deps, state } = portal()
    state.isFull = true
    expect(await readCart(deps, 'all', false)).toMatchObject({ ok: true })
  })

  it('of another store, in parts, isn’t kept', async () => {
    const part = { user: 12, subcatid: 1, typeid: 2, brandid: 3 }
    const { deps, kept } = portal({
      script: {
        'car.products': () => ok({ products: [line(1001, 3)], count: 1 }),
        'afs.setSubcategories': () => ok([]),
      },
    })
    const car = { ...deps, ask: { ...deps.ask, part } }
    expect(await readCart(car, part, false)).toMatchObject({ ok: true, value: { lines: [line(1001, 3)] } })
    expect(kept).toEqual([])
  })

  it.each(['cart.lines', 'cart.products'])('fails where %s fails', async (name) => {
    const { deps, kept } = portal({ script: { [name]: () => fail(offline) } })
    expect(await readCart(deps, 'all', false)).toEqual(fail(offline))
    expect(kept).toEqual([])
  })

  it('fails where the store isn’t known, or its lines can’t be completed', async () => {
    const { deps, client } = portal()
    expect(await readCart({ ...deps, profile: async () => fail(offline) }, 'all', false)).toEqual(fail(offline))
    // Its lines were requested meanwhile; no call depends on them.
    expect(client.calls.map(({ name }) => name)).toEqual(['cart.lines'])
    const afs = portal({ script: { 'afs.products': () => ok({ products: [], count: 0 }) } })
    expect(await readCart(afs.deps, 'afs', false)).toEqual(fail(offline))
  })
})

describe('a cart and the session', () => {
  it('isn’t asked for once no user is signed in', async () => {
    const { deps, client, state } = portal()
    state.mayAsk = false
    expect(await readCart(deps, 'all', false)).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(client.calls).toEqual([])
  })

  it('that arrives after the sign-out is neither shown nor kept', async () => {
    const { deps, kept, state } = portal({
      script: {
        'cart.lines': () => {
          // While the portal is asked.
          state.mayAsk = false
          return ok({ cart: [] })
        },
      },
    })
    expect(await readCart(deps, 'all', false)).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(kept).toEqual([])
  })

  it('that arrives in time is both', async () => {
    const { deps, kept } = portal()
    expect(await readCart(deps, 'all', false)).toMatchObject({ ok: true, value: { saved: false } })
    expect(kept.map(({ cartType }) => cartType)).toEqual(['all'])
  })
})

describe('a proposal that is read again', () => {
  const open = (wh: number, now: number) => {
    const me = profile({ mapping: [mapping({ whID: now })] })
    const on = portal({
      me,
      script: {
        'afs.products': ({ body }) => ok({ products: [line(body.mapping[0]?.whID === PUNE ? 1001 : 2, 3)], count: 1 }),
        'afs.setSubcategories': () => ok([]),
        'afs.categoryQuantities': () => ok([]),
      },
    })
    const known = async () => ok(profile({ mapping: [mapping({ whID: wh })] }))
    return { ...on, deps: { ...on.deps, ask: { ...on.deps.ask, profile: known } } }
  }

  it('is requested with the store’s current warehouses', async () => {
    const { deps, client } = open(PUNE, BHAMBOLI)
    expect(await readCart(deps, 'afs', true)).toMatchObject(ok({ lines: [{ id: 2 }] }))
    expect(client.count('afs.products')).toBe(2)
  })

  it('is requested once if they are unchanged', async () => {
    const { deps, client } = open(PUNE, PUNE)
    expect(await readCart(deps, 'afs', true)).toMatchObject(ok({ lines: [{ id: 1001 }] }))
    expect(client.count('afs.products')).toBe(1)
  })
})

describe('products that can’t be brought to the store', () => {
  const lines = [line(1001, 3), line(2, 1)]
  const answer = (...answers: boolean[]): Script => ({
    'catalogue.checkServiceable': () => ok(answers.map((isServiceable) => ({ ProductID: 2, isServiceable }))),
  })
  const read = async (script: Script) => {
    const on = portal({ lines, script })
    const cart = await readCart(on.deps, 'all', false)
    if (!cart.ok) throw new Error(cart.error.message)
    return { ...on, cart: cart.value }
  }

  it('are taken out of its cart, and named', async () => {
    const { cart, kept, client } = await read(answer(false))
    expect(cart.lines).toEqual([line(1001, 3)])
    expect(cart.notices).toEqual([say('notServiceableRemoved', { products: '2 Tricycle' })])
    expect(cart.supply.rights.unserviceable).toEqual([])
    expect(kept[0]?.cart.lines).toEqual([line(1001, 3)])
    expect(client.calls.at(-1)).toEqual({ name: 'cart.removeItems', args: { body: { productIds: [2] } } })
  })

  it('stay forbidden where they can’t be taken out', async () => {
    const { cart } = await read({ ...answer(false), 'cart.removeItems': () => fail(offline) })
    expect(cart).toMatchObject({ lines, notices: [], supply: { rights: { unserviceable: [2] } } })
  })

  it('stay forbidden where nothing is said of them', async () => {
    const { cart, client } = await read(answer())
    expect(cart).toMatchObject({ lines, notices: [], supply: { rights: { unserviceable: [], unanswered: [2] } } })
    expect(client.count('cart.removeItems')).toBe(0)
  })

  it('stay where there is no answer, to be looked at', async () => {
    const { cart } = await read({})
    expect(cart).toMatchObject({ lines, notices: [], supply: { rights: { unserviceable: [] } } })
  })

  it('stay where they can be brought', async () => {
    expect((await read(answer(true))).cart).toMatchObject({ lines, supply: { rights: { unserviceable: [] } } })
  })
})

describe('the saved cart', () => {
  it('is shown as saved, priced with the company’s current numbers', () => {
    const { deps, state } = portal()
    expect(savedCart(deps, 'all')).toBeUndefined()
    const { lines, supply, fetchedAt } = snapshot()
    const { policy: _, ...rest } = supply
    state.found = { lines, supply: rest, fetchedAt }
    expect(savedCart(deps, 'all')).toEqual({ cart: 'all', lines, supply, fetchedAt, saved: true })
  })

  it('is none where it can’t be read', () => {
    const { deps } = portal()
    const damaged = () => {
      throw Object.assign(new Error('damaged'), { name: 'SqliteError', code: 'SQLITE_CORRUPT' })
    }
    expect(savedCart({ ...deps, saved: { ...deps.saved, find: damaged } }, 'all')).toBeUndefined()
  })
})
