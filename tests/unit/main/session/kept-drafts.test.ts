import { expect, test } from 'vitest'
import { draftHandlers } from '../../../../src/main/session/kept-drafts.ts'
import type { Session } from '../../../../src/main/session/session.ts'
import type { SessionState } from '../../../../src/shared/bridge/session.ts'
import { store } from '../../../support/builders.ts'

/** Drafts under a session that the test begins and ends. */
function opened() {
  let state: SessionState = { phase: 'signedOut' }
  const listeners: ((state: SessionState) => void)[] = []
  const session = {
    store: () => (state.phase === 'signedIn' ? state.store : undefined),
    onChange: (listener: (state: SessionState) => void) => void listeners.push(listener),
  } as unknown as Session
  const drafts = draftHandlers(session)
  const set = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener(next)
  }
  return {
    signIn: (id: number) => set({ phase: 'signedIn', store: store({ id }) } as SessionState),
    signOut: () => set({ phase: 'signedOut' }),
    expire: () => set({ phase: 'signedOut', expired: true }),
    keep: (owner: string, json?: string, name = 'sms') =>
      drafts['drafts.keep']({ owner, name, ...(json !== undefined && { json }) }),
    read: () => drafts['drafts.read'](undefined),
  }
}

test('what was typed is there again, for each store that was acted for, until it was sent', async () => {
  const desk = opened()
  desk.signIn(7)
  await desk.keep('7/', '"a"')
  await desk.keep('7/12', '"b"')
  expect(await desk.read()).toEqual({ ok: true, value: { '7/': { sms: '"a"' }, '7/12': { sms: '"b"' } } })
  await desk.keep('7/')
  expect(await desk.read()).toEqual({ ok: true, value: { '7/12': { sms: '"b"' } } })
})

test('a session that ran out keeps it for the same user only', async () => {
  const desk = opened()
  desk.signIn(7)
  await desk.keep('7/', '"a"')
  desk.expire()
  expect(await desk.read()).toMatchObject({ ok: false, error: { kind: 'session' } })
  // A late message about a sent form.
  await desk.keep('7/', '"b"')
  desk.signIn(70)
  expect(await desk.read()).toEqual({ ok: true, value: {} })
  await desk.keep('7/', '"not his"')
  desk.signIn(7)
  expect(await desk.read()).toEqual({ ok: true, value: { '7/': { sms: '"b"' } } })
})

test('a sign-out ends it', async () => {
  const desk = opened()
  desk.signIn(7)
  await desk.keep('7/', '"a"')
  desk.signOut()
  desk.signIn(7)
  expect(await desk.read()).toEqual({ ok: true, value: {} })
})

test('a hundred forms are kept; the one that was typed in longest ago goes', async () => {
  const desk = opened()
  desk.signIn(7)
  for (let nth = 1; nth <= 100; nth += 1) await desk.keep('7/', `${nth}`, `form ${nth}`)
  await desk.keep('7/', '"again"', 'form 1')
  const names = async () => {
    const read = await desk.read()
    return Object.keys((read.ok && read.value['7/']) || {})
  }
  expect(await names()).toHaveLength(100)
  await desk.keep('7/', '101', 'form 101')
  expect(await names()).toHaveLength(100)
  expect((await names()).slice(-2)).toEqual(['form 1', 'form 101'])
  expect(await names()).not.toContain('form 2')
})
