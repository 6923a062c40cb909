import { describe, expect, it, vi } from 'vitest'
import { createDispatch, sizeOf } from '../../../../src/main/dispatch.ts'
import type { Handlers } from '../../../../src/main/handlers.ts'
import { bridge } from '../../../../src/shared/bridge.ts'
import { ok } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'

const MB = 1024 * 1024
const us = { url: 'app://portal/cart?x#y', isTop: true, isKnown: true }

describe('the size of a payload', () => {
  it.each([
    ['nothing', undefined, 8],
    ['a number', 7, 8],
    ['a text: two bytes a character', 'abc', 6],
    ['bytes', new Uint8Array(1000), 1000],
    ['names and values of an object', { ab: 'cd' }, 8],
    ['a list', [1, 2], 16],
  ])('of %s', (_, value, size) => {
    expect(sizeOf(value, MB)).toBe(size)
  })

  it('is beyond any limit for a value that no entry accepts', () => {
    const round: unknown[] = []
    round.push(round)
    let deep: unknown = 1
    for (let at = 0; at < 100; at++) deep = [deep]
    const none = [round, deep, 1n, Symbol('x'), () => 1, new Map(), new Set(), new Date(), /x/, new ArrayBuffer(8)]
    for (const value of none) expect(sizeOf({ inner: value }, MB)).toBe(Number.POSITIVE_INFINITY)
  })

  it('is that of both where the same thing stands twice', () => {
    const twice = 'x'.repeat(100)
    const one = { twice }
    expect(sizeOf([one, one], MB)).toBeGreaterThan(400)
  })

  it('isn’t counted to the end once it is too large', () => {
    let looks = 0
    const line = {
      get text(): string {
        looks += 1
        return 'x'.repeat(100)
      },
    }
    expect(
      sizeOf(
        Array.from({ length: 1000 }, () => line),
        1000,
      ),
    ).toBeGreaterThan(1000)
    expect(looks).toBe(5)
    expect(sizeOf(new Array(2 ** 32 - 1), 1000)).toBeGreaterThan(1000)
  })
})

describe('what a handler throws', () => {
  it('is for the log; the page learns only that something went wrong', async () => {
    const noted: unknown[] = []
    const broken = new Error('no such table: orders at /home/asha/.config/StoreDesk')
    const handlers = { 'app.about': () => Promise.reject(broken) } as unknown as Handlers
    const dispatch = createDispatch(handlers, (name, error) => noted.push([name, error]))
    expect(await dispatch(us, 'app.about', undefined)).toEqual({
      ok: false,
      error: { kind: 'defect', message: say('defect') },
    })
    expect(noted).toEqual([['app.about', broken]])
  })
})

describe('a question of the page', () => {
  const name = 'session.verifyOtp'
  const { maxBytes } = bridge[name]
  const verify = { email: 'asha@example.in', password: 'secret', mobilenumber: '9800000000', code: '123456' }
  const ask = async (sender: typeof us | undefined, which: unknown, payload: unknown) => {
    const handler = vi.fn(async () => ok('answered'))
    const dispatch = createDispatch({ [name]: handler } as unknown as Handlers, () => undefined)
    return { answer: await dispatch(sender, which as never, payload), calls: handler.mock.calls.length }
  }
  const refused = { answer: { ok: false, error: { kind: 'request', message: say('badRequest') } }, calls: 0 }
  /** Two bytes per character, in names as well. */
  const filled = (bytes: number) => ({
    ...verify,
    more: 'x'.repeat((bytes - sizeOf({ ...verify, more: '' }, maxBytes)) / 2),
  })

  it('is answered, and may be as large as its entry says', async () => {
    expect(await ask(us, name, verify)).toMatchObject({ answer: { ok: true }, calls: 1 })
    expect(sizeOf(filled(maxBytes), maxBytes)).toBe(maxBytes)
  })

  it.each([1, 2, 1000])('is refused when it is larger by %i letters, before anything looks at it', async (more) => {
    expect(await ask(us, name, filled(maxBytes + 2 * more))).toEqual(refused)
  })

  it.each([
    ['no page', undefined],
    ['a frame within the page', { ...us, isTop: false }],
    ['a window that isn’t ours', { ...us, isKnown: false }],
    ['another address', { ...us, url: 'https://evil.example/cart' }],
    ['no address', { ...us, url: '' }],
  ])('is refused when it comes from %s', async (_, sender) => {
    expect(await ask(sender, name, verify)).toEqual(refused)
  })

  it.each(['no.such', 'toString', '__proto__', 7, undefined])('is refused by the name %s', async (which) => {
    expect(await ask(us, which, verify)).toEqual(refused)
  })
})
