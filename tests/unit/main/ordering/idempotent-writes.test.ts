import { describe, expect, it } from 'vitest'
import {
  type Found,
  type IdempotentRequest,
  IdempotentWrites,
} from '../../../../src/main/ordering/idempotent-writes.ts'
import { type AppError, fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { openSentOnce } from '../../../support/idempotent-writes.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

type Ask = IdempotentRequest<'kiosk.confirmOrder'>

const confirm = (more: Partial<Ask> = {}): Ask => ({
  kind: 'kiosk',
  about: ['K1'],
  call: 'kiosk.confirmOrder',
  args: { query: { POID: 'PO-1', id: 'K1' } },
  again: false,
  ...more,
})
const done = { message: 'Confirmed.' }
const before = ok({ outcome: 'before' })
const lost = (message = say('writeLost')) => ok({ outcome: 'lost', message })

/** A portal that returns these answers in turn; the last one is repeated. */
function answering(...answers: (typeof done | AppError)[]) {
  const on = openSentOnce({
    'kiosk.confirmOrder': () => {
      const [answer = done] = answers.length > 1 ? answers.splice(0, 1) : answers
      return 'kind' in answer ? fail(answer) : ok(answer)
    },
  })
  return { ...on, sent: () => on.client.count('kiosk.confirmOrder') }
}

describe('a write that must not be made twice', () => {
  it('is written down as sent before it leaves, and as done once it is answered', async () => {
    let written: unknown
    const { once, rows, client, state } = openSentOnce({
      'kiosk.confirmOrder': () => {
        written = rows()
        return ok(done)
      },
    })
    expect(await once.send(confirm())).toEqual(ok({ outcome: 'now', answer: done }))
    expect(written).toEqual(['kiosk K1 sent'])
    expect(rows()).toEqual(['kiosk K1 done'])
    expect(client.calls).toEqual([{ name: 'kiosk.confirmOrder', args: { query: { POID: 'PO-1', id: 'K1' } } }])
    expect(state.writings).toBe(2)
  })

  it('sends nothing the second time, even when the user asks for it again', async () => {
    const { once, sent } = answering(done)
    await once.send(confirm())
    expect(await once.send(confirm())).toEqual(before)
    expect(await once.send(confirm({ again: true }))).toEqual(before)
    expect(sent()).toBe(1)
  })

  it('goes out a second time where it may recur', async () => {
    const { once, sent, rows } = answering(done)
    await once.send(confirm({ mayRecur: true }))
    expect(rows()).toEqual([])
    expect(await once.send(confirm({ mayRecur: true }))).toMatchObject({ value: { outcome: 'now' } })
    expect(sent()).toBe(2)
  })

  it('goes out where another kind was done of the same thing', async () => {
    const { once, sent } = answering(done)
    await once.send(confirm())
    expect(await once.send(confirm({ kind: 'other' }))).toMatchObject({ value: { outcome: 'now' } })
    expect(sent()).toBe(2)
  })

  it('counts as done as soon as one of the things that it is about is done', async () => {
    const { once, sent } = answering(done)
    await once.send(confirm())
    expect(await once.send(confirm({ about: ['K0', 'K1'] }))).toEqual(before)
    expect(sent()).toBe(1)
  })
})

describe('a write that can’t be written down', () => {
  it('isn’t sent while the journal is read-only (SQLITE_READONLY), and answers storage', async () => {
    const { once, db, sent } = answering(done)
    db.pragma('query_only = ON')
    expect(await once.send(confirm())).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(sent()).toBe(0)
    db.pragma('query_only = OFF')
    expect(await once.send(confirm())).toMatchObject({ value: { outcome: 'now' } })
  })

  it('isn’t sent while the disk is full (SQLITE_FULL), and answers storage', async () => {
    const { once, db, sent, rows } = answering(done)
    db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`)
    expect(await once.send(confirm({ about: ['K'.repeat(50_000)] }))).toMatchObject({ error: { kind: 'storage' } })
    expect(sent()).toBe(0)
    expect(rows()).toEqual([])
  })

  it('isn’t sent while the journal can’t be read', async () => {
    const { once, db, sent } = answering(done)
    db.exec('DROP TABLE sent_once')
    expect(await once.send(confirm())).toMatchObject({ error: { kind: 'storage' } })
    expect(sent()).toBe(0)
  })

  it('is unknown the next time when it was sent and its success can’t be written down', async () => {
    const { once, db, rows } = openSentOnce({
      'kiosk.confirmOrder': () => {
        db.pragma('query_only = ON')
        return ok(done)
      },
    })
    expect(await once.send(confirm())).toMatchObject({ value: { outcome: 'now' } })
    db.pragma('query_only = OFF')
    expect(rows()).toEqual(['kiosk K1 sent'])
    expect(await once.send(confirm())).toEqual(lost())
  })
})

describe('a write that failed', () => {
  it.each<AppError>([
    refusal(422, 'Too late.'),
    { kind: 'refused', status: 422, message: 'without words', worded: false, json: true },
    { ...offline, unsent: true },
    { kind: 'session', message: 'over' },
    { kind: 'cancelled', message: 'cancelled' },
    { kind: 'request', message: 'no fit' },
  ])('with $kind was certainly not done: it may be sent again', async (error) => {
    const { once, rows, state, sent } = answering(error, done)
    expect(await once.send(confirm())).toEqual(ok({ outcome: 'failed', error }))
    expect(rows()).toEqual([])
    expect(state.writings).toBe(2)
    expect(await once.send(confirm())).toMatchObject({ value: { outcome: 'now' } })
    expect(sent()).toBe(2)
  })
})

describe('a write whose answer was lost', () => {
  it.each<AppError>([
    offline,
    { kind: 'timeout', message: '' },
    { kind: 'portal', status: 502, message: '' },
    { kind: 'answer', message: '' },
    { kind: 'refused', status: 403, message: 'a gateway’s page', worded: false },
  ])('by $kind is told as lost, and isn’t sent again by itself', async (error) => {
    const { once, rows, sent } = answering(error, done)
    expect(await once.send(confirm())).toEqual(lost())
    expect(rows()).toEqual(['kiosk K1 sent'])
    expect(await once.send(confirm())).toEqual(lost())
    expect(sent()).toBe(1)
  })

  it('is told in the portal’s words and ours', async () => {
    const { once } = answering({ kind: 'portal', status: 500, worded: true, message: 'Try later' })
    expect(await once.send(confirm())).toEqual(lost(`Try later. ${messages.writeLost}`))
  })

  it('is sent again when the user asks for it', async () => {
    const { once, sent, rows } = answering(offline, done)
    await once.send(confirm())
    expect(await once.send(confirm({ again: true }))).toMatchObject({ value: { outcome: 'now' } })
    expect([sent(), rows()]).toEqual([2, ['kiosk K1 done']])
  })

  const shows = (found: Found | undefined) => async () => (found === undefined ? fail(offline) : ok(found))

  it('isn’t sent again when the portal has it: it counts as done', async () => {
    const { once, sent, rows } = answering(offline, done)
    await once.send(confirm())
    expect(await once.send(confirm({ again: true, look: shows('done') }))).toEqual(before)
    expect([sent(), rows()]).toEqual([1, ['kiosk K1 done']])
  })

  it('is forgotten when the portal has it and it may recur', async () => {
    const { once, rows } = answering(offline, done)
    await once.send(confirm({ mayRecur: true }))
    expect(await once.send(confirm({ mayRecur: true, look: shows('done') }))).toEqual(before)
    expect(rows()).toEqual([])
  })

  it('is told as not done when the portal shows that, and sent again when the user asks for it then', async () => {
    const { once, sent, rows } = answering(offline, done)
    await once.send(confirm())
    expect(await once.send(confirm({ look: shows('open') }))).toEqual(ok({ outcome: 'open' }))
    expect([sent(), rows()]).toEqual([1, ['kiosk K1 sent']])
    expect(await once.send(confirm({ again: true, look: shows('open') }))).toMatchObject({ value: { outcome: 'now' } })
    expect(sent()).toBe(2)
  })

  it('isn’t sent again when something else became of it, and is forgotten', async () => {
    const { once, sent, rows } = answering(offline, done)
    await once.send(confirm())
    expect(await once.send(confirm({ again: true, look: shows('overtaken') }))).toEqual(
      ok({ outcome: 'elsewhere', found: 'overtaken' }),
    )
    expect([sent(), rows()]).toEqual([1, []])
  })

  it('isn’t sent again while it isn’t known if the portal has it', async () => {
    const { once, sent } = answering(offline, done)
    await once.send(confirm())
    expect(await once.send(confirm({ again: true, look: shows(undefined) }))).toEqual(lost())
    expect(sent()).toBe(1)
  })

  it.each([
    ['done', { outcome: 'found' }, ['kiosk K1 done']],
    ['overtaken', { outcome: 'elsewhere', found: 'overtaken' }, []],
    // The request may still arrive.
    ['open', { outcome: 'lost', message: `Server down. ${messages.writeNotSeen}` }, ['kiosk K1 sent']],
  ] as const)('is looked up at once: %s', async (found, expected, written) => {
    const { once, rows } = answering({ kind: 'portal', worded: true, message: 'Server down' })
    expect(await once.send(confirm({ look: shows(found) }))).toEqual(ok(expected))
    expect(rows()).toEqual(written)
  })

  it('can’t be listed while the journal can’t be read, and answers storage', () => {
    const { once, db } = answering(done)
    db.exec('DROP TABLE sent_once')
    expect(once.lost('kiosk')).toMatchObject({ ok: false, error: { kind: 'storage' } })
  })

  it('is listed by its kind until the portal shows it', async () => {
    const { once, state } = answering(offline)
    await once.send(confirm())
    await once.send(confirm({ about: ['K2'] }))
    await once.send(confirm({ kind: 'other', about: ['K3'] }))
    expect(once.lost('kiosk')).toEqual(ok(['K1', 'K2']))
    const writings = state.writings
    once.found('kiosk', [])
    expect(state.writings).toBe(writings)
    once.found('kiosk', ['K1', 'K3'])
    expect(state.writings).toBe(writings + 1)
    expect([once.lost('kiosk'), once.lost('other')]).toEqual([ok(['K2']), ok(['K3'])])
  })

  it('isn’t listed once it is done, and what is done stays so', async () => {
    const { once, rows } = answering(done)
    await once.send(confirm())
    expect(once.lost('kiosk')).toEqual(ok([]))
    once.found('kiosk', ['K1'])
    expect(rows()).toEqual(['kiosk K1 done'])
  })
})

describe('before the first sending', () => {
  const first = (found: Found | undefined, more: Partial<Ask> = {}) =>
    confirm({ looksFirst: true, look: async () => (found === undefined ? fail(offline) : ok(found)), ...more })

  it('the portal isn’t asked, unless it is wanted', async () => {
    const { once, sent } = answering(done)
    expect(await once.send(first('done', { looksFirst: false }))).toMatchObject({ value: { outcome: 'now' } })
    expect(sent()).toBe(1)
  })

  it.each(['done', 'overtaken'] as const)('the portal shows that something was quicker: %s', async (found) => {
    const { once, sent, rows } = answering(done)
    expect(await once.send(first(found, { again: true }))).toEqual(ok({ outcome: 'elsewhere', found }))
    expect([sent(), rows()]).toEqual([0, []])
  })

  it('the portal shows that it isn’t done: it is sent', async () => {
    const { once } = answering(done)
    expect(await once.send(first('open'))).toMatchObject({ value: { outcome: 'now' } })
  })

  it('the portal can’t be asked: nothing is sent, and it is said why', async () => {
    const { once, sent } = answering(done)
    expect(await once.send(first(undefined))).toMatchObject({
      error: { sentence: 'notLooked', message: messages.notLooked, because: offline.message },
    })
    expect(sent()).toBe(0)
  })
})

describe('the last question before a write is sent', () => {
  it('keeps it from being sent, and nothing of it is written down', async () => {
    const { once, sent, rows } = answering(done)
    expect(await once.send(confirm({ may: async () => refuse('kioskDebit') }))).toEqual(refuse('kioskDebit'))
    expect([sent(), rows()]).toEqual([0, []])
  })

  it('lets it pass', async () => {
    const { once } = answering(done)
    expect(await once.send(confirm({ may: async () => ok(undefined) }))).toMatchObject({ value: { outcome: 'now' } })
  })

  it('isn’t asked where nothing would be sent', async () => {
    const { once } = answering(offline)
    await once.send(confirm())
    expect(await once.send(confirm({ may: async () => refuse('kioskDebit') }))).toEqual(lost())
  })
})

describe('while one is under way', () => {
  /** A portal that answers when the test tells it to. */
  function waiting() {
    const answer = Promise.withResolvers<ReturnType<typeof ok<typeof done>>>()
    const on = openSentOnce({ 'kiosk.confirmOrder': () => answer.promise })
    return { ...on, release: () => answer.resolve(ok(done)), sent: () => on.client.count('kiosk.confirmOrder') }
  }

  it('the same one is sent once, and both hear of it', async () => {
    const { once, release, sent } = waiting()
    const both = [once.send(confirm()), once.send(confirm({ again: true }))]
    release()
    expect(await Promise.all(both)).toEqual(Array(2).fill(ok({ outcome: 'now', answer: done })))
    expect(sent()).toBe(1)
  })

  it('another one about a part of the same is refused, and one about something else goes out', async () => {
    const { once, release, sent } = waiting()
    const first = once.send(confirm({ about: ['K1', 'K2'] }))
    expect(await once.send(confirm({ about: ['K2', 'K3'] }))).toEqual(refuse('underWay'))
    const others = [once.send(confirm({ about: ['K3'] })), once.send(confirm({ kind: 'other', about: ['K1'] }))]
    release()
    for (const one of await Promise.all([first, ...others])) expect(one).toMatchObject({ value: { outcome: 'now' } })
    expect(sent()).toBe(3)
  })

  it('another kind that holds the same thing is refused', async () => {
    const { once, release } = waiting()
    const first = once.send(confirm({ holds: ['order K1'] }))
    expect(await once.send(confirm({ kind: 'cancel', holds: ['order K0', 'order K1'] }))).toEqual(refuse('underWay'))
    release()
    await first
    expect(await once.send(confirm({ kind: 'cancel', holds: ['order K1'] }))).toMatchObject({ ok: true })
  })

  it('it is busy, and not any more once it is answered', async () => {
    const { once, release } = waiting()
    expect(once.busy()).toBe(false)
    const sending = once.send(confirm())
    expect(once.busy()).toBe(true)
    release()
    await sending
    expect(once.busy()).toBe(false)
  })
})

it('what was sent is known to the next start', async () => {
  const first = answering(offline)
  await first.once.send(confirm())
  const next = new IdempotentWrites({ client: scriptedPortal({}), db: first.db, written: () => undefined })
  expect(next.lost('kiosk')).toEqual(ok(['K1']))
  expect(await next.send(confirm())).toEqual(lost())
})
