/** A cart of an account on a portal in memory, with faults that a test sets. */
import { AccountCart } from '../../../../src/main/cart/account-cart.ts'
import { createSavedCarts } from '../../../../src/main/cart/saved-carts.ts'
import type { CartRef } from '../../../../src/shared/domain/carts/cart-ref.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import type { PortalTotals } from '../../../../src/shared/domain/carts/portal-totals.ts'
import type { CartLine } from '../../../../src/shared/domain/pricing/priced-cart.ts'
import { type AppError, fail, ok, type refuse } from '../../../../src/shared/errors.ts'
import type { CallName } from '../../../../src/shared/portal/calls.ts'
import { mapping, profile } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { policy, replenishment } from '../../../support/policy.ts'
import { answering, product, stockPortal, WAREHOUSE } from '../../../support/stock-portal.ts'

export const lineOf = (id: number, qty: number): CartLine => newLine(product(id), qty)
export const goods = { dress: product(50, { category: { id: 6, name: 'Clothes' } }) }

const PRODUCTS = [1, 2, 3, 4].map((id) => product(id))
const CHANGES = ['cart.update', 'cart.updateHalf', 'cart.removeItems', 'cart.removeProductsFromHalf'] as const
const me = profile({ mapping: [mapping({ whID: WAREHOUSE })] })

/** The cart has these lines, as product and pieces. */
export function cartOnStock(lines: readonly (readonly [id: number, qty: number])[], cart: CartRef = 'all') {
  const portal = stockPortal([...PRODUCTS, goods.dress])
  for (const [id, qty] of lines) portal.cart.set(id, lineOf(id, qty))
  const state = {
    mayAsk: true,
    /** Fails every request for the lines. */
    error: undefined as AppError | undefined,
    refused: undefined as ReturnType<typeof refuse> | undefined,
    refusesChanges: undefined as AppError | undefined,
    /** The portal's count of the cart's lines, if it differs. */
    counts: undefined as number | undefined,
    /** Runs while the portal is asked for the lines. */
    onLines: undefined as (() => void) | undefined,
  }
  const counts = { changes: 0, surprises: 0 }
  /** The editions that the windows were told of. */
  const editions: number[] = []
  let last = 0
  const profiles: boolean[] = []
  const moved: PortalTotals[] = []
  const read = () => {
    portal.client.calls.push({ name: 'cart.lines', args: {} })
    state.onLines?.()
    return state.error === undefined ? ok({ cart: [...portal.cart.values()] }) : fail(state.error)
  }
  const change = () => (state.refusesChanges === undefined ? miscounted() : fail(state.refusesChanges))
  const miscounted = () => (state.counts === undefined ? undefined : ok({ message: '', totalItems: state.counts }))
  const proposal = () => ok({ products: [...portal.cart.values()], count: portal.cart.size })
  const { client } = answering(portal, {
    ...Object.fromEntries(CHANGES.map((name) => [name, change])),
    'cart.lines': read,
    'cart.halfLines': read,
    'afs.products': proposal,
    'afs.setSubcategories': () => ok([]),
    'afs.categoryQuantities': () => ok([]),
    'afs.update': () => {
      for (const { id } of PRODUCTS.slice(0, 1)) portal.cart.set(id, lineOf(id, 2))
      return ok({ result: 1, prevQty: 4, updatedQty: 6 })
    },
  })
  const saved = createSavedCarts(openDrafts())
  const open = () =>
    new AccountCart(
      {
        client,
        saved,
        clock: () => 0,
        policy,
        profile: async (fresh) => {
          profiles.push(fresh)
          return ok(me)
        },
        ask: { client, replenishment, profile: async () => ok(me), user: 7, part: undefined },
        nextEdition: () => {
          last += 1
          return last
        },
        mayAsk: () => state.mayAsk,
        refused: () => state.refused,
        onChange: () => {
          counts.changes += 1
        },
        tell: (_, edition) => {
          if (edition === undefined) counts.surprises += 1
          else editions.push(edition)
        },
        notifyMoved: (_, by) => moved.push(by),
      },
      cart,
    )
  const callCount = (name: CallName) => portal.client.count(name)
  return {
    cart: open(),
    restarted: open,
    portal,
    state,
    counts,
    editions,
    profiles,
    moved,
    callCount,
  }
}
