import { describe, expect, it } from 'vitest'
import { checkOut } from '../../../../src/main/kiosk/check-out.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

const HOST = 'https://store.example.in'
const order = (more: object = {}) => ({ id: 'K1', phoneNo: '9800000000', products: [], status: 'Pending', ...more })
const guest = { kioskAddress: 'a b', cookies: 'c=1', authCode: 'x' }

function counter(options: { readonly orders?: object[]; readonly may?: Result<undefined>; readonly letsIn?: boolean }) {
  const { orders = [order({ id: 'K0' }), order()], may = ok(undefined), letsIn = true } = options
  const client = scriptedPortal({
    'kiosk.orderList': () => ok(orders as Answer<'kiosk.orderList'>),
    'kiosk.guestLogin': () => (letsIn ? ok(guest) : fail(offline)),
  })
  const opened: string[] = []
  const open = async (address: string): Promise<Result<undefined>> => {
    opened.push(address)
    return ok(undefined)
  }
  const out = (id = 'K1') => checkOut({ client, may: async () => may, host: HOST, open }, id)
  return { client, opened, out }
}

describe('the checkout of a kiosk order', () => {
  it('is a page of the checkout host for the order’s customer', async () => {
    const { client, opened, out } = counter({})
    expect(await out()).toEqual(ok(undefined))
    expect(opened).toEqual([`${HOST}/kiosk/checkout?kioskAddress=a%20b&cookies=c%3D1&authCode=x&Kpoid=K1`])
    expect(client.calls).toEqual([
      { name: 'kiosk.orderList', args: { query: { status: 'Pending' } } },
      { name: 'kiosk.guestLogin', args: { body: { MobileNo: '9800000000' } } },
    ])
  })

  it('names the order’s number where the portal tells it', async () => {
    const { opened, out } = counter({ orders: [order({ POID: 'PO-7' })] })
    await out()
    expect(opened[0]).toMatch(/&Kpoid=PO-7$/)
  })

  it('isn’t opened for an order that doesn’t wait', async () => {
    const { client, opened, out } = counter({})
    expect(await out('K9')).toEqual(refuse('kioskNotPending'))
    expect([client.count('kiosk.guestLogin'), opened]).toEqual([0, []])
  })

  it('isn’t opened for a store that owes too much, which is told why', async () => {
    const { client, opened, out } = counter({ may: refuse('kioskDebit') })
    expect(await out()).toMatchObject({ error: { sentence: 'kioskNotPlaced', because: messages.kioskDebit } })
    expect([client.count('kiosk.guestLogin'), opened]).toEqual([0, []])
  })

  it('isn’t opened while one of the questions isn’t answered', async () => {
    expect(await counter({ may: fail(offline) }).out()).toEqual(fail(offline))
    const { opened, out } = counter({ letsIn: false })
    expect(await out()).toEqual(fail(offline))
    expect(opened).toEqual([])
    const nobody = scriptedPortal({})
    const deps = { client: nobody, may: async () => ok(undefined), host: HOST, open: async () => ok(undefined) }
    expect(await checkOut(deps, 'K1')).toEqual(fail(offline))
    expect(nobody.count('kiosk.guestLogin')).toBe(0)
  })
})
