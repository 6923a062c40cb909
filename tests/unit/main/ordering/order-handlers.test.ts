import { describe, expect, it } from 'vitest'
import type { WithAccount } from '../../../../src/main/accounts/with-account.ts'
import { orderHandlers } from '../../../../src/main/ordering/order-handlers.ts'
import type { OrderService } from '../../../../src/main/ordering/order-service.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { journalOrder } from '../../../support/journal-order.ts'
import { offline } from '../../../support/scripted-portal.ts'

/** A service that returns its own arguments. */
const orders = {
  prepare: (cartType: unknown) => ok(['prepare', cartType]),
  place: (ask: unknown) => ok(['place', ask]),
  list: (open: unknown) => ok(['journal', open]),
  check: (key: unknown) => ok(['check', key]),
  setAside: (key: unknown) => ok(['setAside', key]),
  held: () => ok(['held']),
  reconciliation: { look: () => ok(['look']), release: () => ok(['release']) },
} as unknown as OrderService
const signedIn: WithAccount<OrderService> = async (ask) => ask(orders)
const nobody: WithAccount<OrderService> = async () => fail(offline)

describe('the bridge’s order entries', () => {
  const handlers = orderHandlers(signedIn, () => undefined)

  it('ask the service of the signed-in account', async () => {
    const key = 'key-0123456789abcdef'
    const ask = { key, groups: ['1^OWNED'], total: 100 }
    expect(await handlers['orders.prepare']({ cart: 'all' })).toEqual(ok(['prepare', 'all']))
    expect(await handlers['orders.place'](ask)).toEqual(ok(['place', ask]))
    expect(await handlers['orders.journal']({ open: true })).toEqual(ok(['journal', true]))
    expect(await handlers['orders.check']({ key })).toEqual(ok(['check', key]))
    expect(await handlers['orders.setAside']({ key })).toEqual(ok(['setAside', key]))
    expect(await handlers['orders.held'](undefined)).toEqual(ok(['held']))
    expect(await handlers['orders.lookBack'](undefined)).toEqual(ok(['look']))
    expect(await handlers['orders.release'](undefined)).toEqual(ok(['release']))
  })

  it('show the orders of a folder that can’t be written to', async () => {
    const flags: boolean[] = []
    const sent = (open: boolean) => {
      flags.push(open)
      return ok([journalOrder()])
    }
    expect(await orderHandlers(nobody, sent)['orders.journal']({ open: false })).toEqual(ok([journalOrder()]))
    expect(flags).toEqual([false])
    expect(await orderHandlers(nobody, () => undefined)['orders.journal']({ open: false })).toEqual(fail(offline))
  })

  it('don’t look into the folder while the account is open', async () => {
    const sent = () => ok([journalOrder()])
    expect(await orderHandlers(signedIn, sent)['orders.journal']({ open: false })).toEqual(ok(['journal', false]))
  })
})
