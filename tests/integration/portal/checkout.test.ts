/** No call of the current registry goes to the checkout host; the rule must also hold once one does. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { type Host, json, startHost } from '../../support/host.ts'
import { store } from '../../support/stock-portal.ts'

vi.mock(import('../../../src/shared/portal/calls.ts'), async (original) => {
  const registry = await original()
  return {
    ...registry,
    findCall: (name) => {
      const call = registry.findCall(name)
      return call === undefined ? undefined : { ...call, host: 'checkout' as const }
    },
  }
})

const TOKEN = 'canary-token-77aa'
let api: Host
let checkout: Host
const ended: string[] = []

const client = () =>
  createPortalClient({
    hosts: { api: api.origin, listing: api.origin, checkout: checkout.origin },
    token: () => TOKEN,
    onUnauthorized: (used) => ended.push(used),
  })

beforeAll(async () => {
  api = await startHost()
  checkout = await startHost()
})
afterAll(() => Promise.all([api.close(), checkout.close()]))
beforeEach(() => {
  checkout.requests.length = 0
})

it('the checkout host is never shown the bearer', async () => {
  checkout.answer(() => json(store))
  expect(await client().call('session.meFirst', {})).toMatchObject({ ok: true })
  await client().call('session.checkResetToken', { params: { token: 'x' } })
  expect(checkout.requests).toHaveLength(2)
  expect(JSON.stringify(checkout.requests)).not.toContain(TOKEN)
  expect(api.requests).toEqual([])
})

it('its 401 says nothing about the session', async () => {
  checkout.answer(() => json({}, 401))
  expect(await client().call('session.meFirst', {})).toMatchObject({ ok: false, error: { status: 401 } })
  expect(ended).toEqual([])
})
