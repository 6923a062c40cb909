import { describe, expect, it } from 'vitest'
import type { WithAccount } from '../../../../src/main/accounts/with-account.ts'
import type { OpenCart } from '../../../../src/main/cart/account-cart.ts'
import { type CartAccount, cartHandlers } from '../../../../src/main/cart/cart-handlers.ts'
import { createTypedQuantities } from '../../../../src/main/cart/typed-quantities.ts'
import type { CartSnapshot } from '../../../../src/shared/domain/carts/cart.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { line, snapshot } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { offline } from '../../../support/scripted-portal.ts'

const CART = snapshot({ lines: [line(1, 5), line(2, 7), line(3, 1)] })
const EDITIONS = { from: 4, edition: 5 }
const NO_CHANGE = { put: [], removed: [], products: [], ...EDITIONS }

interface DeskOptions {
  readonly opened?: Result<CartSnapshot>
  readonly cart?: CartSnapshot
  /** Products that were changed elsewhere. */
  readonly held?: readonly number[]
  readonly taken?: Result<ReturnType<typeof line>[]>
}

function desk({ opened = ok(CART), cart = CART, held = [], taken }: DeskOptions = {}) {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args])
      return ok(name) as never
    }
  const typed = createTypedQuantities(openDrafts())
  const open: OpenCart = {
    cartType: 'all',
    snapshot: cart,
    editions: () => EDITIONS,
    free: (quantities) => [...quantities.keys()].filter((id) => !held.includes(id)),
    put: async () => fail(offline),
    remove: async (ids) => {
      calls.push(['removed', ids])
      return taken ?? ok(cart.lines.filter(({ id }) => !ids.includes(id)))
    },
  }
  const account = {
    carts: {
      open: async (...args: unknown[]) => {
        calls.push(['open', ...args])
        return opened
      },
      change: async (_: unknown, make: (cart: OpenCart) => unknown) => make(open),
      setQuantities: async (...args: unknown[]) => {
        calls.push(['set', ...args])
        return taken ?? ok({ lines: [line(1, 6), line(2, 7)], ...EDITIONS })
      },
    },
    put: { add: note('add'), reorder: note('reorder') },
    typed,
  } as unknown as CartAccount
  const at: WithAccount<CartAccount> = async (ask) => ask(account)
  const handlers = cartHandlers(at, async (...args) => {
    calls.push(['export', ...args])
    return ok({ path: 'cart.csv' })
  })
  return { handlers, calls, typed }
}

describe('opening a cart', () => {
  it('brings the quantities that were typed and never reached the portal', async () => {
    const { handlers, typed, calls } = desk()
    expect(await handlers['cart.open']({ cart: 'all', fresh: true })).toEqual(ok(CART))
    expect(calls).toEqual([['open', 'all', true]])
    typed.keep('all', [{ id: 1, qty: 9, was: 5 }])
    expect(await handlers['cart.open']({ cart: 'all', fresh: false })).toEqual(
      ok({ ...CART, typed: [{ id: 1, qty: 9, was: 5 }] }),
    )
    expect(await handlers['cart.open']({ cart: 'apparel', fresh: false })).toEqual(ok(CART))
  })

  it('fails as the cart does', async () => {
    const { handlers } = desk({ opened: fail(offline) })
    expect(await handlers['cart.open']({ cart: 'all', fresh: false })).toEqual(fail(offline))
    expect(await handlers['cart.export']({ cart: 'all', format: 'csv' })).toEqual(fail(offline))
  })

  it('keeps what is typed', async () => {
    const { handlers, typed } = desk()
    expect(await handlers['cart.keepTyped']({ cart: 'all', typed: [{ id: 1, qty: 0, was: 5 }] })).toEqual(ok(undefined))
    expect(typed.of('all')).toEqual([{ id: 1, qty: 0, was: 5 }])
  })

  it('into one part is separate from other parts', async () => {
    const part = { user: 7, subcatid: 1, typeid: 2, brandid: 3 }
    const { handlers, typed } = desk()
    await handlers['cart.keepTyped']({ cart: part, typed: [{ id: 1, qty: 48, was: 5 }] })
    expect(typed.of({ ...part, user: 8 })).toEqual([])
    expect(typed.of(part)).toEqual([{ id: 1, qty: 48, was: 5 }])
  })
})

describe('taking lines out', () => {
  const remove = (ids: number[], options?: DeskOptions) => {
    const on = desk(options)
    return { ...on, answer: on.handlers['cart.remove']({ cart: 'all', ids }) }
  }

  it('takes those that are there', async () => {
    const { answer, calls } = remove([3, 1, 9])
    expect(await answer).toEqual(
      ok({ ...NO_CHANGE, removed: [1, 3], size: 1, message: say('deletedFromCart', { n: 2 }) }),
    )
    expect(calls).toEqual([['removed', [1, 3]]])
  })

  it('leaves lines that were changed elsewhere', async () => {
    const { answer, calls } = remove([1, 2], { held: [1] })
    expect(await answer).toMatchObject({ value: { removed: [2], message: say('deletedFromCart', { n: 1 }) } })
    expect(calls).toEqual([['removed', [2]]])
    const none = remove([1], { held: [1] })
    expect(await none.answer).toEqual(refuse('cartChanged'))
    expect(none.calls).toEqual([])
  })

  it('refuses a missing line, and fails as the portal does', async () => {
    expect(await remove([9]).answer).toEqual(refuse('notInCart'))
    expect(await remove([1], { taken: fail(offline) }).answer).toEqual(fail(offline))
  })

  it('empties the cart; an empty one is empty already', async () => {
    const { handlers, calls } = desk()
    expect(await handlers['cart.clear']({ cart: 'all' })).toMatchObject({
      value: { removed: [1, 2, 3], size: 0, message: say('deletedFromCart', { n: 3 }) },
    })
    expect(calls).toEqual([['removed', [1, 2, 3]]])
    const empty = desk({ cart: snapshot({ lines: [] }) })
    expect(await empty.handlers['cart.clear']({ cart: 'all' })).toEqual(
      ok({ ...NO_CHANGE, size: 0, message: undefined }),
    )
    expect(empty.calls).toEqual([])
  })
})

describe('setting quantities', () => {
  const set = (items: { id: number; qty: number }[], taken?: DeskOptions['taken']) =>
    desk(taken === undefined ? {} : { taken }).handlers['cart.setQuantities']({ cart: 'all', items })

  it('answers with the lines as they are now', async () => {
    expect(await set([{ id: 1, qty: 6 }])).toEqual(
      ok({ ...NO_CHANGE, put: [line(1, 6)], size: 2, message: messages.productUpdated }),
    )
    const both = [
      { id: 1, qty: 6 },
      { id: 2, qty: 7 },
    ]
    expect(await set(both)).toMatchObject({ value: { message: messages.productsUpdated } })
  })

  it('says nothing of changes that were held back', async () => {
    const items = [
      { id: 1, qty: 9 },
      { id: 4, qty: 2 },
    ]
    expect(await set(items)).toMatchObject({ value: { put: [line(1, 6)], message: undefined } })
    expect(await set(items, fail(offline))).toEqual(fail(offline))
  })
})

it('adding, reordering and exporting are asked of the account', async () => {
  const { handlers, calls } = desk()
  const items = [{ id: 1, qty: 2 }]
  await handlers['cart.add']({ cart: 'all', items, whole: true })
  await handlers['cart.reorder']({ cart: 'all', orderId: 'PO-1', from: 'orders' })
  expect(await handlers['cart.export']({ cart: 'all', format: 'xlsx' })).toEqual(ok({ path: 'cart.csv' }))
  expect(calls).toEqual([
    ['add', 'all', items, true],
    ['reorder', 'all', 'PO-1', 'orders'],
    ['open', 'all', false],
    ['export', CART, 'xlsx'],
  ])
})
