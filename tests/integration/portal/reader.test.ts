import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { createReader, type Reader } from '../../../src/main/portal/reader.ts'
import type { Answers } from '../../../src/main/store/answers.ts'
import { openUserStore, type UserStore } from '../../../src/main/store/user-store.ts'
import { callNames, findCall } from '../../../src/shared/portal/calls.ts'
import { type Host, json, startHost } from '../../support/host.ts'
import { IMPATIENT, PATIENT } from '../../support/patience.ts'
import { newFolder } from '../../support/profile-folder.ts'

const TEN = Date.UTC(2026, 3, 5, 10)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let host: Host
let now = TEN
let account: UserStore
let signedIn: Answers | undefined
let reader: Reader

const readerOn = (origin: string, timeoutMs = PATIENT) =>
  createReader({
    client: createPortalClient({
      hosts: { api: origin, listing: origin, checkout: origin },
      token: () => 'token',
      onUnauthorized: () => undefined,
      timeoutMs,
    }),
    answers: () => signedIn,
    clock: () => now,
  })

beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.close())
beforeEach(() => {
  account?.close()
  account = openUserStore(newFolder(), () => now)
  signedIn = account.answers
  now = TEN
  host.requests.length = 0
  host.answer(() => json([{ stateCode: '27', displayName: 'Maharashtra' }]))
  reader = readerOn(host.origin)
})

const states = [{ stateCode: '27', displayName: 'Maharashtra' }]
const rates = [{ HSNCode: '9503', CGST: 9, SGST: 9, IGST: 18 }]

describe('an answer that was read', () => {
  it.each([
    ['a minute', 'session.userList', {}, MINUTE],
    ['a minute', 'session.rules', { query: { appType: '1' as const } }, MINUTE],
    ['a day', 'session.states', {}, DAY],
  ] as const)('serves for %s without asking again', async (_, name, args, keep) => {
    host.answer(() => json([]))
    await reader.read(name, args as never)
    now += keep - 1
    expect(await reader.read(name, args as never)).toEqual({
      ok: true,
      value: { answer: [], at: '2026-04-05T10:00:00.000Z', unread: 0, saved: false },
    })
    expect(host.requests).toHaveLength(1)
    now += 1
    await reader.read(name, args as never)
    expect(host.requests).toHaveLength(2)
  })

  it('is asked for again when the person wants it fresh', async () => {
    await reader.read('session.states', {})
    await reader.read('session.states', {}, { fresh: true })
    expect(host.requests).toHaveLength(2)
  })

  it('answers only the same question, with its fields in any order', async () => {
    host.answer(() => json(rates))
    await reader.read('session.gstRates', { query: { state: 'Maharashtra' } })
    await reader.read('session.gstRates', { query: { state: 'Goa' } })
    expect(host.requests).toHaveLength(2)
    await reader.read('session.checkSignageStoretype', { body: { concept: 'FOFO', signage: 'BABYHUG' } })
    await reader.read('session.checkSignageStoretype', { body: { signage: 'BABYHUG', concept: 'FOFO' } })
    expect(host.requests.filter(({ method }) => method === 'POST').length).toBeLessThanOrEqual(2)
  })

  it('stands in when the network is gone, with its time', async () => {
    await reader.read('session.states', {})
    now += 3 * DAY
    expect(await readerOn('http://127.0.0.1:9').read('session.states', {})).toEqual({
      ok: true,
      value: { answer: states, at: '2026-04-05T10:00:00.000Z', unread: 0, saved: true },
    })
  })

  it.each([
    ['a fault of the portal', PATIENT, () => json({}, 503)],
    ['silence', IMPATIENT, () => () => undefined],
  ] as const)('stands in after %s', async (_, timeoutMs, script) => {
    await reader.read('session.states', {})
    now += 2 * DAY
    host.answer(script)
    expect(await readerOn(host.origin, timeoutMs).read('session.states', {})).toMatchObject({
      ok: true,
      value: { saved: true },
    })
  })

  it.each([
    ['a refusal', 'refused', () => json({}, 403)],
    ['the session’s end', 'session', () => json({}, 401)],
    ['an answer that can’t be read', 'answer', () => json({ states: 'none' })],
  ] as const)('does not hide %s', async (_, kind, script) => {
    await reader.read('session.states', {})
    now += 2 * DAY
    host.answer(script)
    expect(await reader.read('session.states', {})).toMatchObject({ ok: false, error: { kind } })
  })

  it('is not saved when it can’t be read, nor when the portal refused', async () => {
    host.answer(() => json({ states: 'none' }))
    await reader.read('session.states', {})
    expect(await readerOn('http://127.0.0.1:9').read('session.states', {})).toMatchObject({
      ok: false,
      error: { kind: 'offline' },
    })
  })

  it('that an older StoreDesk saved in another shape is asked for again', async () => {
    account.answers.save('session.states {}', 'session.states', { at: now, body: '{"old":true}' })
    expect(await reader.read('session.states', {})).toMatchObject({ ok: true, value: { answer: states, saved: false } })
  })

  it('is never kept where the registry doesn’t say so', async () => {
    const unkept = callNames.filter((name) => findCall(name)?.effect === 'write' && findCall(name)?.keep !== undefined)
    expect(unkept).toEqual([])
    expect(findCall('session.meFirst')?.keep).toBeUndefined()
    await reader.read('session.meFirst', {})
    await reader.read('session.meFirst', {})
    expect(host.requests).toHaveLength(2)
  })

  it('of an account that has signed out meanwhile is not written into the next one’s folder', async () => {
    const next = openUserStore(newFolder(), () => now)
    host.answer(() => (response) => {
      signedIn = next.answers
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(states))
    })
    await reader.read('session.states', {})
    expect(next.answers.find('session.states {}')).toBeUndefined()
    expect(account.answers.find('session.states {}')).toBeUndefined()
    next.close()
  })

  it('comes also when the disk can’t be written', async () => {
    account.close()
    const closed = openUserStore(newFolder(), () => now)
    account = closed
    signedIn = {
      ...closed.answers,
      save: () => {
        throw Object.assign(new Error('database or disk is full'), { name: 'SqliteError', code: 'SQLITE_FULL' })
      },
    }
    expect(await reader.read('session.states', {})).toMatchObject({ ok: true, value: { answer: states } })
  })
})
