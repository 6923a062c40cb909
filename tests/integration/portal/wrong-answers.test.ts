/** Answers of the wrong shape with the maximum length: for every call they cost next to nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { parseBounded } from '../../../src/main/portal/bounded-json.ts'
import { type Host, startHost } from '../../support/host.ts'
import { PATIENT } from '../../support/patience.ts'

let host: Host
beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.close())

const client = () =>
  createPortalClient({
    hosts: { api: host.origin, listing: host.origin, checkout: host.origin },
    token: () => 'token',
    onUnauthorized: () => undefined,
    timeoutMs: PATIENT,
  })

const MB = 1024 * 1024
const listOf = (element: string, bytes: number) => `[${`${element},`.repeat(bytes / (element.length + 1))}${element}]`

const bodies: readonly (readonly [string, string])[] = [
  ['empty objects', listOf('{}', 1.9 * MB)],
  ['rows without their fields', listOf('{"poid":1,"status":null}', 1.9 * MB)],
  ['numbers', listOf('0', 1.9 * MB)],
  ['lists in lists', `${'['.repeat(MB)}${']'.repeat(MB)}`],
  ['rows of a page', `{"rows":${listOf('{}', 1.9 * MB)},"count":1}`],
  ['results of an order', `{"response":{"result":${listOf('{}', 1.9 * MB)},"err":[]}}`],
]

describe('an answer full of', () => {
  it.each(bodies)('%s is refused with the call and one field', async (_, body) => {
    host.answer(() => ({ headers: { 'content-type': 'application/json' }, body }))
    for (const [name, args] of [
      ['order.history', { query: { pageNo: 1, pageSize: 10 } }],
      ['order.placeStatus', { body: {} }],
      ['session.mapping', { query: {} }],
    ] as const) {
      expect(await client().call(name, args as never)).toMatchObject({
        ok: false,
        error: { kind: 'answer', call: name },
      })
    }
  })
})

describe('JSON of too many pieces', () => {
  it.each([
    ['objects', listOf('{}', 12 * MB)],
    ['lists in lists', '['.repeat(4 * MB)],
    ['numbers', listOf('0', 12 * MB)],
  ])('%s isn’t read at all', (_, text) => {
    expect(parseBounded(text)).toBeUndefined()
  })

  it('is far from what a thousand products with their stock are', () => {
    const warehouses = Array.from({ length: 40 }, (__, id) => ({ id, whType: 'DC', state: 'Goa', mrp: 1, stock: 2 }))
    const products = Array.from({ length: 1000 }, (__, id) => ({ id, name: 'a, b [c] {d}', warehouses }))
    expect(parseBounded(JSON.stringify({ products }))).toEqual({ products })
  })
})
