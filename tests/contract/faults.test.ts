/** For every fault of the portal, each call ends in a value: in time, and of the kind that says what happened. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FAULTS, type FaultAsk } from '../../src/practice/http/faults.ts'
import type { AppError, ErrorKind, Result } from '../../src/shared/errors.ts'
import { type Args, type CallName, callNames } from '../../src/shared/portal/calls.ts'
import { IMPATIENT, PATIENT } from '../support/patience.ts'
import { clientFor, emailOf, fillCart, openShop, type Person, type Shop } from '../support/shop.ts'
import { examplesFor, STAFF } from './examples.ts'

type FaultKind = (typeof FAULTS)[number]

let shop: Shop
let pune: Person
let staff: Person
let examples: Awaited<ReturnType<typeof examplesFor>>
const ended: string[] = []

beforeAll(async () => {
  shop = await openShop()
  pune = await shop.signIn('pune')
  staff = await shop.signIn('admin')
})
beforeEach(() => {
  ended.length = 0
  shop.portal.control.clearFaults()
})
afterAll(() => shop.portal.stop())

const ENDS: Record<FaultKind, { readonly ends: ErrorKind | 'ok'; readonly timeoutMs: number }> = {
  delay: { ends: 'timeout', timeoutMs: IMPATIENT },
  reset: { ends: 'offline', timeoutMs: PATIENT },
  answerLost: { ends: 'offline', timeoutMs: PATIENT },
  hang: { ends: 'timeout', timeoutMs: IMPATIENT },
  status: { ends: 'portal', timeoutMs: PATIENT },
  empty: { ends: 'answer', timeoutMs: PATIENT },
  html: { ends: 'answer', timeoutMs: PATIENT },
  truncated: { ends: 'answer', timeoutMs: PATIENT },
  wrongShape: { ends: 'answer', timeoutMs: PATIENT },
  // The content counts, not the declared type.
  wrongType: { ends: 'ok', timeoutMs: PATIENT },
  huge: { ends: 'answer', timeoutMs: PATIENT },
  drip: { ends: 'timeout', timeoutMs: IMPATIENT },
  redirect: { ends: 'answer', timeoutMs: PATIENT },
}

async function ask<N extends CallName>(name: N, timeoutMs: number): Promise<Result<unknown>> {
  const { token } = STAFF.includes(name) ? staff : pune
  const onUnauthorized = (of: string) => void ended.push(of)
  return clientFor(shop.portal, { token, timeoutMs, onUnauthorized }).call(name, examples[name]() as Args<N>)
}

const breaksTheLine = (kind: FaultKind): boolean => kind === 'reset' || kind === 'answerLost'

const endOf = (result: Result<unknown>): ErrorKind | 'ok' => (result.ok ? 'ok' : result.error.kind)

const freshExamples = async () => {
  examples = await examplesFor(shop, pune)
}

/** One after the other, each call would wait; in parallel they take as long as the slowest. */
async function endsOf(names: readonly CallName[], kind: FaultKind): Promise<ReadonlyMap<CallName, string>> {
  const { timeoutMs } = ENDS[kind]
  // A read whose connection broke is retried once, so the fault has to occur twice.
  const times = breaksTheLine(kind) ? 2 : 1
  shop.portal.control.faults(names.map((call) => ({ kind, call, times, ms: kind === 'delay' ? PATIENT : 0 })))
  return new Map(await Promise.all(names.map(async (name) => [name, endOf(await ask(name, timeoutMs))] as const)))
}

describe.each(FAULTS.filter((kind) => kind !== 'huge'))('when the portal’s fault is %s', (kind) => {
  let ends: ReadonlyMap<CallName, string>
  beforeAll(async () => {
    await freshExamples()
    ends = await endsOf(callNames, kind)
    shop.portal.control.clearFaults()
  })

  test.each(callNames)('%s ends as it should', (name) => {
    expect(ends.get(name)).toBe(ENDS[kind].ends)
  })
})

describe('each call of the registry', () => {
  beforeAll(freshExamples)

  test('gives up on fifty megabytes', async () => {
    for (const name of ['session.me', 'cart.update', 'catalogue.listing'] as const) {
      expect((await endsOf([name], 'huge')).get(name)).toBe('answer')
    }
  })

  test('is answered when the portal is slow, but not too slow', async () => {
    shop.portal.control.faults([{ kind: 'delay', call: 'session.mapping', ms: 50 }])
    expect(endOf(await ask('session.mapping', PATIENT))).toBe('ok')
  })

  test('works again after the fault', async () => {
    shop.portal.control.faults([{ kind: 'status', call: 'session.mapping', times: 2 }])
    const ends: string[] = []
    for (let nth = 0; nth < 3; nth++) ends.push(endOf(await ask('session.mapping', PATIENT)))
    expect(ends).toEqual(['portal', 'portal', 'ok'])
  })

  test('is asked once more when a connection that was in use dies, if it only reads', async () => {
    await ask('session.mapping', PATIENT)
    shop.portal.control.faults([{ kind: 'reset', call: 'session.mapping' }])
    expect(endOf(await ask('session.mapping', PATIENT))).toBe('ok')
    shop.portal.control.faults([{ kind: 'reset', call: 'cart.update' }])
    expect(endOf(await ask('cart.update', PATIENT))).toBe('offline')
  })
})

describe('a status', () => {
  const errorAt = async (fault: Omit<FaultAsk, 'kind'>): Promise<AppError | undefined> => {
    shop.portal.control.faults([{ kind: 'status', call: 'session.mapping', ...fault }])
    const answer = await ask('session.mapping', PATIENT)
    return answer.ok ? undefined : answer.error
  }

  test.each([
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [412, 'refused'],
    [422, 'refused'],
    [429, 'refused'],
    [500, 'portal'],
    [502, 'portal'],
    [503, 'portal'],
    [504, 'portal'],
    [200, 'answer'],
    [204, 'answer'],
    [304, 'answer'],
  ] as const)('of %i is %s, and is told', async (status, kind) => {
    expect(await errorAt({ status })).toMatchObject({ kind, status, call: 'session.mapping' })
    expect(ended).toEqual([])
  })

  test('of 401 ends the session whose token was sent', async () => {
    expect(await errorAt({ status: 401 })).toMatchObject({ kind: 'session', status: 401 })
    expect(ended).toEqual([pune.token])
  })

  test('comes with the portal’s own sentence', async () => {
    const message = 'The portal is being looked after until six.'
    expect(await errorAt({ status: 503, message, retryAfter: 60 })).toMatchObject({ kind: 'portal', message })
  })

  test('doesn’t come with a page of text that is too long to read', async () => {
    const message = 'x'.repeat(2000)
    expect((await errorAt({ status: 400, message }))?.message.length).toBeLessThan(200)
  })
})

describe('an answer that was lost', () => {
  beforeAll(freshExamples)

  test('was for an order that the portal has: asked again with its key, it says so', async () => {
    const placing = examples['order.place']()
    shop.portal.control.faults([{ kind: 'answerLost', call: 'order.place' }])
    expect(await pune.refusal('order.place', placing)).toMatchObject({ kind: 'offline' })
    const { clientOrderKey = '' } = placing.body
    const settled = await pune.ask('order.placeStatus', { body: { clientOrderKey } })
    expect(settled.outcome).toBe('placed')
    const kept = shop.portal.control.orders(emailOf('pune')).filter(({ key }) => key === clientOrderKey)
    expect(kept.map(({ poid }) => poid)).toEqual(settled.response?.result.map(({ poid }) => poid))
  })

  test('is not the same as a request that never arrived', async () => {
    await fillCart(pune, [])
    shop.portal.control.faults([{ kind: 'reset', call: 'cart.update' }])
    expect(await pune.refusal('cart.update', examples['cart.update']())).toMatchObject({ kind: 'offline' })
    expect((await pune.ask('cart.lines', {})).cart).toEqual([])
    shop.portal.control.faults([{ kind: 'answerLost', call: 'cart.update' }])
    expect(await pune.refusal('cart.update', examples['cart.update']())).toMatchObject({ kind: 'offline' })
    expect((await pune.ask('cart.lines', {})).cart).toHaveLength(3)
  })
})

test('a portal that isn’t there is offline', async () => {
  const gone = await openShop()
  await gone.portal.stop()
  expect(await gone.stranger.call('session.states', {})).toMatchObject({ ok: false, error: { kind: 'offline' } })
})

test('a call that was given up is cancelled, not offline', async () => {
  shop.portal.control.faults([{ kind: 'hang', call: 'session.mapping' }])
  const controller = new AbortController()
  const call = pune.client.call('session.mapping', { query: {} }, { signal: controller.signal })
  controller.abort()
  expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
})
