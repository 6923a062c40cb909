import { describe, expect, it } from 'vitest'
import { signInMethods } from '../../../../src/main/session/sign-in-methods.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { scriptedPortal } from '../../../support/scripted-portal.ts'
import { asha, ended, service, verify, welcoming } from './signing-in.ts'

describe('by the central login', () => {
  it('sends email, password and the system’s name, and needs no one-time password', async () => {
    const { signIn, portal } = service({
      ...welcoming,
      'session.loginWithCams': () => ok({ token: 'a token', message: '' }),
    })
    expect(await signIn.handlers['session.signInCams'](asha)).toMatchObject({ ok: true, value: { phase: 'signedIn' } })
    expect(portal.calls[0]).toEqual({
      name: 'session.loginWithCams',
      args: { body: { ...asha, system: 'india-b2b-store' } },
    })
  })

  it('says what is wrong as the usual way does', async () => {
    const { signIn } = service({ 'session.loginWithCams': () => fail(ended) })
    expect(await signIn.handlers['session.signInCams'](asha)).toMatchObject({
      error: { message: say('loginIncorrect') },
    })
  })
})

describe('by a provider', () => {
  const stateIn = (address: string | undefined) => new URL(address ?? '').searchParams.get('state') ?? ''
  const back = (params: Record<string, string>) => new URLSearchParams(params)

  it('goes out to the portal’s own page and comes back with the same state and a token', async () => {
    const { session, signIn, opened } = service()
    expect(await signIn.handlers['session.startProvider']({ provider: 'acme' })).toEqual(ok(undefined))
    expect(opened[0]).toMatch(/^https:\/\/portal\.example\.in\/auth\/acme\?state=[\w-]{22}$/)
    const state = stateIn(opened[0])
    expect(await signIn.returned(back({ state, token: 'theirs' }))).toMatchObject({ ok: true })
    expect(session.token()).toBe('theirs')
    const again = await signIn.returned(back({ state, token: 'another' }))
    expect(again).toMatchObject({ ok: false, error: { message: say('providerUsed') } })
    expect(session.token()).toBe('theirs')
  })

  it.each([{}, { token: 'theirs' }, { state: 'x', token: 'theirs' }])('is refused with %j', async (params) => {
    const { session, signIn, opened } = service()
    await signIn.handlers['session.startProvider']({ provider: 'acme' })
    expect(await signIn.returned(back(params))).toMatchObject({ error: { message: say('providerStrange') } })
    expect(session.token()).toBeUndefined()
    expect(opened).toHaveLength(1)
  })

  it('that said no, or that isn’t configured, signs no user in', async () => {
    const { signIn, opened } = service()
    expect(await signIn.handlers['session.startProvider']({ provider: 'other' })).toMatchObject({ ok: false })
    expect(opened).toEqual([])
    await signIn.handlers['session.startProvider']({ provider: 'acme' })
    const state = stateIn(opened[0])
    expect(await signIn.returned(back({ state }))).toMatchObject({ error: { message: say('providerSaidNo') } })
  })

  it('whose token the portal doesn’t know is told so, and leaves nothing', async () => {
    const { session, signIn, opened } = service({ ...welcoming, 'session.meFirst': () => fail(ended) })
    await signIn.handlers['session.startProvider']({ provider: 'acme' })
    const answer = await signIn.returned(back({ state: stateIn(opened[0]), token: 'theirs' }))
    expect(answer).toMatchObject({ error: { kind: 'refused', message: say('signInRefused') } })
    expect(session.token()).toBeUndefined()
  })

  it.each(['given up', 'signed in another way'])('is void once it was %s', async (how) => {
    const { session, signIn, opened } = service()
    await signIn.handlers['session.startProvider']({ provider: 'acme' })
    if (how === 'given up') await signIn.handlers['session.cancelSignIn'](undefined)
    else await signIn.handlers['session.verifyOtp'](verify)
    const before = session.token()
    const answer = await signIn.returned(back({ state: stateIn(opened[0]), token: 'theirs' }))
    expect(answer).toMatchObject({ error: { message: say('providerStrange') } })
    expect(session.token()).toBe(before)
  })
})

describe('what a session begins with', () => {
  it('is waited for before the page hears of the session', async () => {
    const loaded = Promise.withResolvers<void>()
    const { session, signIn, states } = service(welcoming, { initialDataLoaded: () => loaded.promise })
    const signingIn = signIn.handlers['session.verifyOtp'](verify)
    await expect.poll(() => session.store()).toBeDefined()
    expect(states).toEqual([])
    loaded.resolve()
    expect(await signingIn).toMatchObject({ ok: true })
    expect(states).toHaveLength(1)
  })

  it('and a 401 meanwhile ends it, told once', async () => {
    const loaded = Promise.withResolvers<void>()
    const { session, signIn, states } = service(welcoming, { initialDataLoaded: () => loaded.promise })
    const signingIn = signIn.handlers['session.verifyOtp'](verify)
    await expect.poll(() => session.store()).toBeDefined()
    session.unauthorized(session.token() ?? '')
    loaded.resolve()
    expect(await signingIn).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(states).toEqual([{ state: { phase: 'signedOut', expired: true }, message: say('sessionEnded') }])
  })
})

describe('the ways in', () => {
  const typed = { email: 'asha@example.in', password: 'secret' }

  /** The calls to the portal, and the session that begins. */
  function doors(script: Parameters<typeof scriptedPortal>[0], practiceCode?: (email: string) => string | undefined) {
    const client = scriptedPortal(script)
    const begun: unknown[] = []
    const { signal } = new AbortController()
    const options: unknown[] = []
    const watched: typeof client.call = (name, args, callOptions) => {
      options.push(callOptions)
      return client.call(name, args, callOptions)
    }
    const ways = signInMethods({
      client: { call: watched },
      begin: async (...all) => {
        begun.push(all)
        return ok({ phase: 'signedOut' })
      },
      signal: () => signal,
      practiceCode,
    })
    return { ways, client, begun, options, signal }
  }

  it('can all be given up', async () => {
    const { ways, options, signal } = doors({})
    await ways['session.requestOtp'](typed)
    await ways['session.verifyOtp']({ ...typed, mobilenumber: '9', code: '1' })
    await ways['session.signInCams'](typed)
    expect(options).toEqual(Array(3).fill({ signal }))
  })

  it('show the code that the practice portal sent', async () => {
    const sent = { 'session.otpGenerate': () => ok({ message: 'Sent', user: { mobilenumber: '9' } }) }
    const { ways } = doors(sent, (email) => `code for ${email}`)
    expect(await ways['session.requestOtp'](typed)).toMatchObject({
      value: { message: 'Sent', practiceCode: 'code for asha@example.in' },
    })
  })

  it('begin a session with the token and the portal’s news', async () => {
    const welcome = () => ok({ token: 'theirs', message: ' Welcome\nback ' })
    const { ways, begun, client } = doors({ 'session.otpVerify': welcome, 'session.loginWithCams': welcome })
    await ways['session.verifyOtp']({ ...typed, mobilenumber: '9', code: '1' })
    await ways['session.signInCams'](typed)
    expect(begun).toEqual(Array(2).fill(['theirs', 'Welcome back']))
    expect(client.calls[0]).toEqual({
      name: 'session.otpVerify',
      args: { body: { ...typed, mobilenumber: '9', OTPcode: '1' } },
    })
  })
})
