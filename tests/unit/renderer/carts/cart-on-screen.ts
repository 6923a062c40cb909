/** The steps of a cart on a portal that accepts everything until the test tells it to refuse. */
import { createStore } from 'zustand'
import { AskError } from '../../../../src/renderer/bridge/bridge.ts'
import { openState } from '../../../../src/renderer/carts/model/cart-state.ts'
import { CartSteps } from '../../../../src/renderer/carts/model/cart-steps.ts'
import type { ProductQuantity } from '../../../../src/shared/domain/carts/cart.ts'
import { priceCart } from '../../../../src/shared/domain/pricing/price-cart.ts'
import { refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { line, supply } from '../../../support/builders.ts'

const noChange = { put: [], removed: [], products: [], size: 0, from: 1, edition: 1, message: undefined }
export const lostAnswer = () => new AskError({ kind: 'timeout', message: messages.tryAgain })
export const never = () => new AskError(refuse('productNotFound').error)

/** A portal that accepts everything until the test tells it to refuse, and a screen that shows its cart. */
export function openCart(pieces: readonly (readonly [id: number, qty: number])[]) {
  const portal = new Map(pieces)
  const refuses = { next: false, never: false, taking: false, setting: false, ids: new Set<number>() }
  const answers = { lost: false, unreachable: false }
  const priced = () =>
    priceCart(
      [...portal].map(([id, qty]) => line(id, qty)),
      supply(),
    )
  const store = createStore(() => openState(priced(), () => undefined))
  const show = () => store.setState({ cart: priced() })
  const refusesNext = (what?: 'taking' | 'setting') => {
    const no = refuses.next || (what !== undefined && refuses[what])
    refuses.next = false
    if (what !== undefined) refuses[what] = false
    return !no
  }
  const add = async (items: readonly ProductQuantity[]) => {
    if (refuses.never) throw never()
    if (!refusesNext()) throw new Error(messages.portalFault)
    const left = items.filter(({ id }) => refuses.ids.has(id))
    for (const { id, qty } of items) if (!refuses.ids.has(id)) portal.set(id, qty)
    if (answers.lost) throw lostAnswer()
    show()
    return { ...noChange, leftOut: left.map(({ id }) => ({ id, reason: messages.productNotFound })) }
  }
  const steps = new CartSteps({
    store,
    cart: 'all',
    cartType: 'all',
    set: async (items) => {
      if (!refusesNext('setting')) return false
      for (const { id, qty } of items) if (portal.has(id)) portal.set(id, qty)
      show()
      return true
    },
    applyRules: (items) => items,
    show: () => undefined,
    remove: async (ids) => {
      if (!refusesNext('taking')) throw new Error(messages.portalFault)
      for (const id of ids) portal.delete(id)
      if (answers.lost) throw lostAnswer()
      show()
      return noChange
    },
    add,
    loadAfter: async () => show(),
    latest: async () => show(),
    reread: async () => {
      if (answers.unreachable) return
      show()
      steps.cartRead()
    },
    tell: (message) => store.setState({ message: message }),
    dropWaiting: () => [],
    change: () => Promise.reject(new Error('Nobody asks for it here')),
    hold: () => undefined,
  })
  const has = () => Object.fromEntries(portal)
  const history = () => store.getState().history
  return { steps, store, refuses, answers, has, history }
}
