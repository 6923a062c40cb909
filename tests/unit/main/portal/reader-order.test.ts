import { expect, test, vi } from 'vitest'
import { createReader } from '../../../../src/main/portal/reader.ts'
import type { Answers, FreshAnswer } from '../../../../src/main/store/answers.ts'
import { ok, type Result } from '../../../../src/shared/errors.ts'
import { scriptedPortal } from '../../../support/scripted-portal.ts'
import { store } from '../../../support/stock-portal.ts'

test('an answer that was asked for earlier and comes later isn’t kept over the newer one', async () => {
  const [early, late] = [Promise.withResolvers<Result<typeof store>>(), Promise.withResolvers<Result<typeof store>>()]
  const comes = [early, late]
  const saved = new Map<string, FreshAnswer>()
  const answers: Answers = {
    find: (key) => {
      const found = saved.get(key)
      return found && { unread: 0, outdated: 0, ...found }
    },
    save: (key, _, answer) => saved.set(key, answer),
    invalidate: () => undefined,
    writes: () => 0,
    clear: () => undefined,
  }
  const client = scriptedPortal({ 'session.me': async () => (await comes.shift()?.promise) ?? ok(store) })
  const { read } = createReader({ client, clock: () => 0, answers: () => answers })
  const args = { params: { id: store.id } }
  const time = vi.spyOn(performance, 'now').mockReturnValue(0)
  const first = read('session.me', args)
  // Answers later than a second request at the same moment.
  time.mockReturnValue(1000)
  const second = read('session.me', args, { fresh: true })
  late.resolve(ok({ ...store, canOrder: false }))
  await second
  early.resolve(ok({ ...store, canOrder: true }))
  await first
  expect(await read('session.me', args)).toMatchObject(ok({ answer: { canOrder: false } }))
  expect(client.count('session.me')).toBe(2)
  time.mockRestore()
})
