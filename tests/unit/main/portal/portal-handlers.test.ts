import { describe, expect, it } from 'vitest'
import type { OwnReader } from '../../../../src/main/portal/own-reader.ts'
import { portalHandlers } from '../../../../src/main/portal/portal-handlers.ts'
import type { Reader } from '../../../../src/main/portal/reader.ts'
import { type AppError, fail, ok } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { callNames, findCall } from '../../../../src/shared/portal/calls.ts'
import { store } from '../../../support/stock-portal.ts'

const cancelled = fail({ kind: 'cancelled', message: say('cancelled') })
const AT = '2026-04-05T10:00:00.000Z'

/** Reads that end when the test tells them to, or when they are cancelled. */
function service(signedIn = true) {
  const waiting: (() => void)[] = []
  const calls: string[] = []
  const read = (name: string, _: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<unknown>((resolve) => {
      calls.push(name)
      signal?.addEventListener('abort', () => resolve(cancelled))
      waiting.push(() => resolve(ok({ answer: name, at: AT, saved: false })))
    })
  const handlers = portalHandlers({
    emit: () => undefined,
    reader: { read } as Reader,
    own: { read: async () => fail({ kind: 'offline', message: '' }) },
    client: { call: async () => fail({ kind: 'timeout', message: '' }) },
    store: () => (signedIn ? store : undefined),
    products: () => undefined,
  })
  return {
    calls,
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer()
    },
    ask: (call: string, request = 'r') => handlers['portal.read']({ call, args: {}, request, fresh: false }),
    cancel: (request: string) => handlers['portal.cancel']({ request }),
  }
}

describe('a read of the page', () => {
  it.each(callNames.filter((name) => findCall(name)?.effect === 'write'))(
    'is never %s: that changes something',
    async (name) => {
      const { ask, calls } = service()
      expect(await ask(name)).toMatchObject({ ok: false, error: { kind: 'request', message: say('badRequest') } })
      expect(calls).toEqual([])
    },
  )

  it.each(['', 'nonsense', '__proto__', 'session', 'session.constructor', 'session.states '])(
    'of %j is refused: there is no such call',
    async (name) => {
      const { ask, calls } = service()
      expect(await ask(name)).toMatchObject({ ok: false, error: { kind: 'request' } })
      expect(calls).toEqual([])
    },
  )

  it('is for the signed-in store only', async () => {
    const { ask, calls } = service(false)
    expect(await ask('session.states')).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(calls).toEqual([])
  })

  it('is cancelled by its name, and no other', async () => {
    const { ask, cancel, answerAll } = service()
    const one = ask('session.states', 'one')
    const other = ask('session.userList', 'other')
    expect(await cancel('one')).toEqual(ok(undefined))
    expect(await one).toEqual(cancelled)
    answerAll()
    expect(await other).toMatchObject({ ok: true, value: { answer: 'session.userList' } })
  })

  it('gives way to a newer one of the same name, which can be cancelled still', async () => {
    const { ask, cancel } = service()
    const older = ask('session.states')
    const newer = ask('session.states')
    expect(await older).toEqual(cancelled)
    await cancel('r')
    expect(await newer).toEqual(cancelled)
  })

  it('that has ended can’t be cancelled any more', async () => {
    const { ask, cancel, answerAll } = service()
    const done = ask('session.states')
    answerAll()
    expect(await done).toMatchObject({ ok: true })
    expect(await cancel('r')).toEqual(ok(undefined))
    expect(await cancel('never heard of')).toEqual(ok(undefined))
  })
})

describe('a write of the page', () => {
  const write = (error: AppError) =>
    portalHandlers({
      emit: () => undefined,
      reader: {} as Reader,
      own: {} as OwnReader,
      client: { call: async () => fail(error) },
      store: () => store,
      products: () => undefined,
    })['portal.write']({ call: 'notifications.markRead', args: {} })

  it.each(['timeout', 'offline'] as const)(
    'whose answer was lost (%s) may have been done, and says so',
    async (kind) => {
      expect(await write({ kind, message: say(kind) })).toMatchObject({ error: { kind, message: say('writeLost') } })
    },
  )

  it('that never went out was not done', async () => {
    const error = { kind: 'offline', message: say('offline'), unsent: true } as const
    expect(await write(error)).toEqual(fail(error))
  })

  it('that was refused was not done', async () => {
    const error = { kind: 'refused', message: 'No', worded: true } as const
    expect(await write(error)).toEqual(fail(error))
  })
})

describe('writes of the page that are asked for while the same one is on its way', () => {
  /** A portal that answers when the test tells it to. */
  function waiting() {
    const answers: (() => void)[] = []
    const sent: unknown[] = []
    const handlers = portalHandlers({
      emit: () => undefined,
      reader: {} as Reader,
      own: {} as OwnReader,
      client: {
        call: (name, args) => {
          sent.push([name, args])
          return new Promise((resolve) => answers.push(() => resolve(ok({ nth: sent.length }) as never)))
        },
      },
      store: () => store,
      products: () => undefined,
    })
    const write = (args: Record<string, unknown>, call: string) => handlers['portal.write']({ call, args })
    const answerAll = () => {
      for (const answer of answers.splice(0)) answer()
    }
    return { write, answerAll, sent }
  }
  const PAGES = callNames.filter((name) => findCall(name)?.openToPage === true && !findCall(name)?.spec.form)

  it.each(PAGES)('are made once, and all hear the first one’s answer: %s', async (call) => {
    const { write, answerAll, sent } = waiting()
    const all = [
      write({ body: { a: 1, b: [2, { c: 3, d: 4 }] } }, call),
      write({ body: { b: [2, { d: 4, c: 3 }], a: 1 } }, call),
      write({ body: { a: 1, b: [2, { c: 3, d: 4 }] }, query: undefined }, call),
    ]
    answerAll()
    expect(await Promise.all(all)).toEqual(Array(3).fill(ok({ nth: 1 })))
    expect(sent).toHaveLength(1)
  })

  it('are others with another body, and once more when the first was answered', async () => {
    const { write, answerAll, sent } = waiting()
    const [one = '', other = ''] = PAGES
    const all = [write({ body: { a: 1 } }, one), write({ body: { a: 2 } }, one), write({ body: { a: 1 } }, other)]
    answerAll()
    await Promise.all(all)
    expect(sent).toHaveLength(3)
    const later = write({ body: { a: 1 } }, one)
    answerAll()
    await later
    expect(sent).toHaveLength(4)
  })
})

describe('a long reading', () => {
  it('is reported to its caller, by the page’s own name for it', async () => {
    const events: unknown[] = []
    const soFar = { answer: 1, at: AT, saved: false, unread: 0, coming: { done: 1, of: 3 } }
    const handlers = portalHandlers({
      emit: (event, payload) => events.push([event, payload]),
      reader: {} as Reader,
      own: {
        read: async (_, __, options) => {
          options?.partial?.(soFar)
          return fail({ kind: 'offline', message: '' })
        },
      },
      client: { call: async () => fail({ kind: 'timeout', message: '' }) },
      store: () => store,
      products: () => undefined,
    })
    await handlers['portal.read']({ call: 'ars.parents', args: {}, request: 'mine', fresh: false })
    expect(events).toEqual([['reads.partial', { request: 'mine', read: soFar }]])
  })
})
