import { describe, expect, it } from 'vitest'
import { createProviderSignIn } from '../../../../src/main/session/providers.ts'
import { fail, ok, type Result } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { offline } from '../../../support/scripted-portal.ts'

function providers() {
  const opened: string[] = []
  const begun: unknown[] = []
  const state = { opens: ok(undefined) as Result<undefined>, now: 0 }
  const signIn = createProviderSignIn({
    providers: [
      { name: 'first', label: 'First' },
      { name: 'acme', label: 'Acme' },
    ],
    api: 'https://portal.example.in',
    open: async (address) => {
      opened.push(address)
      return state.opens
    },
    clock: () => state.now,
    begin: async (...all) => {
      begun.push(all)
      return ok({ phase: 'signedOut' })
    },
  })
  const start = (provider = 'acme') => signIn.handlers['session.startProvider']({ provider })
  const back = (params: Record<string, string> = {}) => {
    const issued = new URL(opened.at(-1) ?? 'x:').searchParams.get('state') ?? ''
    return signIn.returned(new URLSearchParams({ state: issued, token: 'theirs', ...params }))
  }
  return { signIn, opened, begun, state, start, back }
}
const refused = (message: string) => fail({ kind: 'refused', message })

describe('signing in by a provider', () => {
  it('opens the portal’s page of it, and begins with the token that comes back', async () => {
    const { start, back, opened, begun } = providers()
    expect(await start()).toEqual(ok(undefined))
    expect(opened[0]).toMatch(/^https:\/\/portal\.example\.in\/auth\/acme\?state=[\w-]{22}$/)
    expect(await back()).toEqual(ok({ phase: 'signedOut' }))
    expect(begun).toEqual([['theirs', undefined]])
    expect(await back()).toEqual(refused(messages.providerUsed))
  })

  it('isn’t begun by a provider that isn’t configured', async () => {
    const { start, opened } = providers()
    expect(await start('other')).toEqual(fail({ kind: 'request', message: messages.badRequest }))
    expect(opened).toEqual([])
  })

  it('is void when its page can’t be opened', async () => {
    const { start, back, state, begun } = providers()
    state.opens = fail(offline)
    expect(await start()).toEqual(fail(offline))
    expect(await back()).toEqual(refused(messages.providerStrange))
    expect(begun).toEqual([])
  })

  it('is void once the person chose another way', async () => {
    const { start, back, signIn } = providers()
    await start()
    signIn.cancel()
    expect(await back()).toEqual(refused(messages.providerStrange))
  })

  it.each([{ token: '' }, { token: 'x'.repeat(8_193) }])(
    'is refused without a token, or with too long a one',
    async (params) => {
      const { start, back, begun } = providers()
      await start()
      expect(await back(params)).toEqual(refused(messages.providerSaidNo))
      expect(begun).toEqual([])
    },
  )

  it('takes the longest token that there may be, within ten minutes', async () => {
    const { start, back, state } = providers()
    await start()
    state.now = 600_000
    expect(await back({ token: 'x'.repeat(8_192) })).toMatchObject({ ok: true })
    await start()
    state.now = 1_200_001
    expect(await back()).toEqual(refused(messages.providerLate))
  })
})
