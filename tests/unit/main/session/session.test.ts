import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CurrentSession } from '../../../../src/main/session/session.ts'
import type { SessionState } from '../../../../src/shared/bridge/session.ts'
import { store } from '../../../support/builders.ts'

const open = (portal = 'https://portal.example.in') =>
  new CurrentSession({ vault: { kind: () => 'memory' }, folder: '/profile', portal })
const asha = store({ id: 7 })

/** A session that has begun, and its events. */
function begun() {
  const session = open()
  const states: SessionState[] = []
  const stop = session.onChange((state) => states.push(state))
  session.askWith('token')
  session.begin(asha)
  return { session, states, stop }
}

describe('a session', () => {
  it('is none at first, nor by a token alone', () => {
    const session = open()
    expect(session.state()).toEqual({ phase: 'signedOut' })
    session.askWith('token')
    expect(session.state()).toEqual({ phase: 'signedOut' })
    expect([session.token(), session.store(), session.folder()]).toEqual(['token', undefined, undefined])
  })

  it('is that of the token’s store, and all listeners are told', () => {
    const { session, states } = begun()
    const state = { phase: 'signedIn', store: asha, vault: 'memory' }
    expect(session.state()).toEqual(state)
    expect(states).toEqual([state])
    expect(session.store()).toBe(asha)
    session.askWith(undefined)
    expect(session.state().phase).toBe('signedOut')
  })

  it('ends with its token, and is reported only after that', () => {
    const { session, states } = begun()
    const before: unknown[] = []
    expect(session.end({}, () => before.push(states.length, session.token(), session.store()))).toEqual({
      phase: 'signedOut',
    })
    expect(before).toEqual([1, undefined, undefined])
    expect(states).toHaveLength(2)
  })

  it('says that it ran out, until the next one begins', () => {
    const { session } = begun()
    expect(session.end({ expired: true }, () => undefined)).toEqual({ phase: 'signedOut', expired: true })
    session.askWith('next')
    session.begin(asha)
    session.askWith(undefined)
    expect(session.state()).toEqual({ phase: 'signedOut' })
  })

  it('isn’t reported to a listener that has stopped', () => {
    const { session, states, stop } = begun()
    stop()
    session.end({}, () => undefined)
    expect(states).toHaveLength(1)
  })

  it('has a folder for each account of each portal', () => {
    const folderOf = (id: number, portal?: string) => {
      const session = open(portal)
      session.begin(store({ id }))
      return session.folder() ?? ''
    }
    expect(folderOf(7).startsWith(join('/profile', 'users', '7-'))).toBe(true)
    expect(folderOf(7)).toMatch(/7-[0-9a-f]{8}$/)
    expect(folderOf(7)).toBe(folderOf(7))
    expect(new Set([folderOf(7), folderOf(8), folderOf(7, 'https://other.example.in')]).size).toBe(3)
  })

  it('passes a refused token to the code that ends sessions', () => {
    const session = open()
    session.unauthorized('early')
    const refused: string[] = []
    session.onUnauthorized((token) => refused.push(token))
    session.unauthorized('token')
    expect(refused).toEqual(['token'])
  })
})
