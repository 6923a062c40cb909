import { describe, expect, it } from 'vitest'
import { createProviderStates } from '../../../../src/main/session/provider-states.ts'

const MINUTE = 60_000

function states() {
  let now = 1_000_000
  return { ...createProviderStates(() => now), pass: (ms: number) => (now += ms) }
}

describe('the state that a sign-in by a provider goes out with', () => {
  it('is random, of 128 bits, and good once', () => {
    const { issue, refuse } = states()
    expect(new Set(Array.from({ length: 100 }, issue)).size).toBe(100)
    const state = issue()
    expect(Buffer.from(state, 'base64url')).toHaveLength(16)
    expect(refuse(state)).toBeUndefined()
    expect(refuse(state)).toBe('providerUsed')
  })

  it('is good for ten minutes, and spent when it comes late', () => {
    const { issue, refuse, pass } = states()
    const first = issue()
    pass(10 * MINUTE)
    expect(refuse(first)).toBeUndefined()
    const second = issue()
    pass(10 * MINUTE + 1)
    expect(refuse(second)).toBe('providerLate')
    expect(refuse(second)).toBe('providerUsed')
  })

  it.each([null, '', 'another', ' '])('that comes back as %j is refused, and the right one still serves', (wrong) => {
    const { issue, refuse } = states()
    expect(refuse(wrong)).toBe('providerStrange')
    const state = issue()
    expect(refuse(wrong)).toBe('providerStrange')
    expect(refuse(`${state}x`)).toBe('providerStrange')
    expect(refuse(state)).toBeUndefined()
  })

  it('is void once another sign-in was begun, or given up', () => {
    const { issue, refuse, forget } = states()
    const first = issue()
    const second = issue()
    expect(refuse(first)).toBe('providerStrange')
    forget()
    expect(refuse(second)).toBe('providerStrange')
  })
})
