import { expect, it } from 'vitest'
import { watchedClient } from '../../../../src/main/portal/watched-client.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

const named = 'Asha Rao, 9812345678, has been locked out'

function watched(script: Parameters<typeof scriptedPortal>[0]) {
  const noted: unknown[] = []
  const observed: unknown[] = []
  const client = watchedClient({
    client: scriptedPortal(script),
    log: { note: (...line) => void noted.push(line) },
    began: () => () => undefined,
    observe: (_, answer) => observed.push(answer),
    recent: { ended: () => undefined },
    clock: () => 0,
  })
  return { client, noted, observed }
}

it('writes down which call failed, how and where, and not what was said', async () => {
  const strange = { kind: 'answer' as const, message: named, status: 200, field: '3.displayName' }
  const { client, noted, observed } = watched({
    'session.states': () => fail(strange),
    'session.userList': () => fail({ kind: 'refused', message: named, status: 403 }),
  })
  expect(await client.call('session.states', {})).toEqual(fail(strange))
  await client.call('session.userList', {})
  await client.call('order.history', { query: { pageNo: 1, pageSize: 10 } })
  expect(noted).toEqual([
    ['call failed', { call: 'session.states', kind: 'answer', status: 200, field: '3.displayName' }],
    ['call failed', { call: 'session.userList', kind: 'refused', status: 403 }],
    ['call failed', { call: 'order.history', kind: 'offline' }],
  ])
  expect(observed).toHaveLength(3)
  expect(observed.at(-1)).toEqual(fail(offline))
})

it('writes nothing of calls that succeed or whose caller didn’t wait', async () => {
  const { client, noted, observed } = watched({
    'session.states': () => ok([]),
    'session.userList': () => fail({ kind: 'cancelled', message: 'cancelled' }),
  })
  await client.call('session.states', {})
  await client.call('session.userList', {})
  expect([noted, observed.length]).toEqual([[], 2])
})

it('notes a field that is left empty once for each call, without what stood there', async () => {
  const { client, noted } = watched({ 'session.states': () => ({ ...ok([]), unshown: ['rows.code', 'rows.name'] }) })
  await client.call('session.states', {})
  await client.call('session.states', {})
  expect(noted).toEqual([
    ['field left empty', { call: 'session.states', field: 'rows.code' }],
    ['field left empty', { call: 'session.states', field: 'rows.name' }],
  ])
})
