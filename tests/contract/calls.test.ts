/** Every call of the registry, made by the app's own client to the practice portal over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call, FormSpec } from '../../src/shared/portal/call.ts'
import { type Args, type CallName, callNames, findCall } from '../../src/shared/portal/calls.ts'
import { JPEG } from '../support/picture-files.ts'
import { openShop, type Person, type Shop } from '../support/shop.ts'
import { examplesFor, OPEN, STAFF } from './examples.ts'

type Examples = Awaited<ReturnType<typeof examplesFor>>

let shop: Shop
let pune: Person
let staff: Person
let examples: Examples

beforeAll(async () => {
  shop = await openShop()
  pune = await shop.signIn('pune')
  staff = await shop.signIn('admin')
  examples = await examplesFor(shop, pune)
})
afterAll(() => shop.portal.stop())

const callOf = (name: CallName): Call => {
  const call = findCall(name)
  if (call === undefined) throw new Error(`There is no call ${name}`)
  return call
}

/** The fields of a part of a request. */
function fieldsOf(shape: z.ZodType | undefined): readonly string[] {
  if (shape === undefined) return []
  if (!(shape instanceof z.ZodObject)) throw new Error('A part of a request is an object of fields')
  return Object.keys(shape.shape)
}

const parts = ['params', 'query', 'body'] as const
type Part = (typeof parts)[number]

/** The wire form of a part of an example. */
function wired(name: CallName, part: Part): Record<string, unknown> {
  const shape = callOf(name).spec[part]
  const value = z.record(z.string(), z.unknown()).parse(examples[name]())[part]
  return shape === undefined ? {} : z.record(z.string(), z.unknown()).parse(z.encode(shape, value as never))
}

interface Changes {
  readonly part?: Part
  readonly field?: string
  readonly value?: unknown
  readonly token?: string
  readonly text?: string
}

function formWith({ fields, part }: FormSpec, json: string): FormData {
  const form = new FormData()
  form.append(fields, json)
  form.append(part, new Blob([JPEG]), 'any.jpg')
  return form
}

/** Sends an example without the client, with one field changed. */
async function send(name: CallName, { part, field = '', value, token, text }: Changes) {
  const call = callOf(name)
  const of = (one: Part) => (one === part ? { ...wired(name, one), [field]: value } : wired(name, one))
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(of('params')[key])))
  const query = new URLSearchParams(Object.entries(of('query')).map(([key, one]) => [key, String(one)]))
  const json = call.spec.body === undefined ? undefined : (text ?? JSON.stringify(of('body')))
  const { form } = call.spec
  const body = form === undefined ? json : formWith(form, json ?? '')
  const answer = await fetch(`${shop.portal.origin}${path}?${query}`, {
    method: call.method,
    headers: {
      ...(form === undefined ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, message: z.object({ message: z.string() }).parse(await answer.json()).message }
}

describe('every call of the registry', () => {
  const called = new Set<CallName>()

  async function ask<N extends CallName>(name: N): Promise<unknown> {
    const person = STAFF.includes(name) ? staff : pune
    const client = OPEN.includes(name) ? shop.stranger : person.client
    called.add(name)
    return client.call(name, examples[name]() as Args<N>)
  }

  test.each(callNames)('%s is answered, and its answer can be read', async (name) => {
    expect(await ask(name)).toMatchObject({ ok: true })
  })

  test('none was left out', () => {
    expect([...called].sort()).toEqual([...callNames].sort())
  })

  test('the portal was asked for each by its own method and path', () => {
    const seen = new Set(shop.portal.control.requests().map(({ call }) => call))
    expect(callNames.filter((name) => !seen.has(name))).toEqual([])
  })
})

describe('a request that breaks its schema', () => {
  const fields = callNames.flatMap((name) =>
    parts.flatMap((part) => fieldsOf(findCall(name)?.spec[part]).map((field) => [name, part, field] as const)),
  )

  test.each(fields)('%s is refused by 422 that names the %s’s %s', async (name, part, field) => {
    // Too long for any text, no number, no member of a list; in JSON an object where none is.
    const value = part === 'body' ? { not: 'this' } : 'x'.repeat(1000)
    const { status, message } = await send(name, { part, field, value, token: pune.token })
    expect({ status, message }).toEqual({
      status: 422,
      message: expect.stringMatching(new RegExp(`^${part === 'params' ? 'path' : part}\\.${field}\\b`)),
    })
  })

  test.each(callNames.filter((name) => findCall(name)?.spec.body !== undefined))(
    '%s with a body that is no JSON is refused by 422',
    async (name) => {
      expect((await send(name, { text: '{"cut sho', token: pune.token })).status).toBe(422)
    },
  )

  test('never leaves the app: the client refuses it first', async () => {
    shop.portal.control.clearRequests()
    const orders = [{ wh: 2, whType: 'Warehouse', mode: 'OWNED', products: [], totalStockistOrWarehousePrice: 0 }]
    const answer = await pune.client.call('order.place', { body: { orders } } as unknown as Args<'order.place'>)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'request', call: 'order.place' } })
    expect(shop.portal.control.requests()).toEqual([])
  })
})

describe('without a token', () => {
  const guarded = callNames.filter((name) => !OPEN.includes(name))

  test.each(guarded)('%s is refused by 401', async (name) => {
    expect((await send(name, {})).status).toBe(401)
  })

  test.each(guarded)('%s is refused by 401 with a token that was never issued', async (name) => {
    expect((await send(name, { token: 'practice-made-up' })).status).toBe(401)
  })

  test('a request that breaks its schema learns nothing but 401', async () => {
    expect((await send('order.details', { part: 'body', field: 'id', value: 7 })).status).toBe(401)
  })
})
