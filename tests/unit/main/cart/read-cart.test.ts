import { expect, it } from 'vitest'
import { readCart } from '../../../../src/main/cart/read-cart.ts'
import { ok } from '../../../../src/shared/errors.ts'
import { askBy } from '../../../support/cart-ask.ts'
import { policy } from '../../../support/policy.ts'
import { scriptedPortal } from '../../../support/scripted-portal.ts'
import { store } from '../../../support/stock-portal.ts'

function service(signOut: boolean) {
  const saved: unknown[] = []
  let signedIn = true
  const client = scriptedPortal({
    'cart.lines': () => {
      // While the portal is asked.
      signedIn = !signOut
      return ok({ cart: [] })
    },
  })
  const deps = {
    client,
    saved: {
      save: (cartType: string) => void saved.push(cartType),
      saveLines: () => undefined,
      find: () => undefined,
      clear: () => undefined,
    },
    clock: () => 0,
    policy,
    ask: askBy(client),
    store,
    profile: async () => ok({ store, mapping: [], rates: [], rules: [], carters: [], cartersFailed: false }),
    mayAsk: () => signedIn,
  }
  return { deps, saved }
}

it('a cart that arrives after the sign-out is neither shown nor kept', async () => {
  const { deps, saved } = service(true)
  expect(await readCart(deps, 'all', false)).toMatchObject({ ok: false, error: { kind: 'session' } })
  expect(saved).toEqual([])
})

it('a cart that arrives in time is both', async () => {
  const { deps, saved } = service(false)
  expect(await readCart(deps, 'all', false)).toMatchObject({ ok: true, value: { saved: false } })
  expect(saved).toEqual(['all'])
})
