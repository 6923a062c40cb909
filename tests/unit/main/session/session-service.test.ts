import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SessionService } from '../../../../src/main/session/session-service.ts'
import { createVault, type Keychain } from '../../../../src/main/vault/vault.ts'
import { type AppError, fail, ok } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'
import { store } from '../../../support/stock-portal.ts'
import { asha, ended, service, verify, welcoming } from './signing-in.ts'

describe('signing in', () => {
  it('asks for a one-time password, then for the store, and keeps the token', async () => {
    const { signIn, secrets, states, portal } = service()
    expect(await signIn.handlers['session.requestOtp'](asha)).toEqual(
      ok({ mobilenumber: '90xxxxxx00', message: 'Sent', practiceCode: undefined }),
    )
    const state = { phase: 'signedIn', store, vault: 'keychain' }
    expect(await signIn.handlers['session.verifyOtp'](verify)).toEqual(ok(state))
    expect(await signIn.handlers['session.state'](undefined)).toEqual(ok(state))
    expect(states).toEqual([{ state, message: 'Welcome' }])
    expect([...secrets.values()]).toEqual(['1:token of asha@example.in'])
    expect(portal.calls.map(({ name }) => name)).toEqual([
      'session.otpGenerate',
      'session.otpVerify',
      'session.meFirst',
    ])
  })

  it('keeps quiet where the portal says only what StoreDesk says itself, or nothing', async () => {
    for (const message of [say('otpSent', asha), ` ${say('otpSent', asha)}\n`, '']) {
      const { signIn, states } = service({
        ...welcoming,
        'session.otpGenerate': () => ok({ message, user: { mobilenumber: '9' } }),
        'session.otpVerify': () => ok({ token: 'a token', message: '' }),
      })
      expect(await signIn.handlers['session.requestOtp'](asha)).toMatchObject({ value: { message: undefined } })
      await signIn.handlers['session.verifyOtp'](verify)
      expect(states.map((one) => one.message)).toEqual([undefined])
    }
  })

  const silent = (status: number): AppError => ({ ...refusal(status, say('refused')), worded: false })

  it.each<readonly [string, AppError]>([
    ['401 in the portal’s words', ended],
    ['401 without a word', { ...ended, worded: false, message: say('sessionEnded') }],
    ...[400, 403, 404, 422].map((status) => [`${status} without a word`, silent(status)] as const),
  ])('says in one sentence that email or password are wrong: %s', async (_, error) => {
    const { signIn } = service({ 'session.otpGenerate': () => fail(error) })
    expect(await signIn.handlers['session.requestOtp'](asha)).toMatchObject({
      error: { kind: 'refused', message: say('loginIncorrect') },
    })
  })

  it.each([
    [423, 'Your account is locked. Call the help desk.'],
    [429, 'Too many attempts, wait 10 minutes.'],
    [400, 'Email is not verified'],
    [403, 'This store was closed.'],
  ])('tells a refusal with %i in the portal’s own words: %s', async (status, sentence) => {
    const { signIn } = service({
      'session.otpGenerate': () => fail(refusal(status, sentence)),
      'session.otpVerify': () => fail(refusal(status, sentence)),
    })
    const refused = { error: { kind: 'refused', status, message: sentence } }
    expect(await signIn.handlers['session.requestOtp'](asha)).toMatchObject(refused)
    expect(await signIn.handlers['session.verifyOtp'](verify)).toMatchObject(refused)
  })

  it.each([
    ['in the portal’s words', ended, ended.message],
    ['401 without a word', { ...ended, worded: false, message: say('sessionEnded') }, say('otpIncorrect')],
    ['422 without a word', silent(422), say('otpIncorrect')],
  ])('says that the one-time password is wrong: %s', async (_, error, sentence) => {
    const { session, signIn, secrets } = service({ ...welcoming, 'session.otpVerify': () => fail(error) })
    expect(await signIn.handlers['session.verifyOtp'](verify)).toMatchObject({
      error: { kind: 'refused', message: sentence },
    })
    expect(session.token()).toBeUndefined()
    expect(secrets.size).toBe(0)
  })

  it('doesn’t blame the person for the network', async () => {
    const { signIn } = service({})
    expect(await signIn.handlers['session.requestOtp'](asha)).toEqual(fail(offline))
    expect(await signIn.handlers['session.verifyOtp'](verify)).toEqual(fail(offline))
  })

  it('that gets a token but no store is no sign-in', async () => {
    const { session, signIn, secrets, states } = service({ ...welcoming, 'session.meFirst': () => fail(refusal(403)) })
    expect((await signIn.handlers['session.verifyOtp'](verify)).ok).toBe(false)
    expect(session.state()).toEqual({ phase: 'signedOut' })
    expect([session.token(), session.store(), session.folder()]).toEqual([undefined, undefined, undefined])
    expect(secrets.size).toBe(0)
    expect(states).toEqual([])
  })

  it('as another user ends the first one’s session before anything is asked for', async () => {
    const { signIn, states, forgotten, secrets } = service()
    await signIn.handlers['session.verifyOtp'](verify)
    await signIn.handlers['session.verifyOtp']({ ...verify, email: 'ravi@example.in' })
    expect(states.map(({ state }) => state.phase)).toEqual(['signedIn', 'signedOut', 'signedIn'])
    expect(forgotten()).toBe(1)
    expect([...secrets.values()]).toEqual(['1:token of ravi@example.in'])
  })

  it('that is called off while the portal is asked leaves nothing behind', async () => {
    let answer: (() => void) | undefined
    const { session, signIn, secrets } = service({
      ...welcoming,
      'session.meFirst': () =>
        new Promise((resolve) => {
          answer = () => resolve(ok(store))
        }),
    })
    const signingIn = signIn.handlers['session.verifyOtp'](verify)
    await expect.poll(() => answer).toBeDefined()
    await signIn.handlers['session.signOut'](undefined)
    answer?.()
    expect(await signingIn).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(session.state()).toEqual({ phase: 'signedOut' })
    expect(secrets.size).toBe(0)
  })
})

it('a sign-in that is overtaken by another one leaves the other’s token in the keychain', async () => {
  const gate = Promise.withResolvers<void>()
  const secrets = new Map<string, string>()
  const keychain: Keychain = {
    getPassword: async (_, account) => secrets.get(account) ?? null,
    setPassword: async (_, account, password) => {
      secrets.set(account, password)
      if (password.includes('asha')) await gate.promise
    },
    deletePassword: async (_, account) => secrets.delete(account),
  }
  const { signIn } = service(welcoming, { keychain })
  const first = signIn.handlers['session.verifyOtp'](verify)
  await expect.poll(() => secrets.size).toBe(1)
  const second = signIn.handlers['session.verifyOtp']({ ...verify, email: 'ravi@example.in' })
  gate.resolve()
  expect(await second).toMatchObject({ ok: true })
  expect(await first).toMatchObject({ error: { kind: 'cancelled' } })
  expect([...secrets.values()]).toEqual(['1:token of ravi@example.in'])
})

describe('the end of a session', () => {
  it('by a 401 is told once with a sentence, and clears token and saved answers', async () => {
    const { session, signIn, secrets, states, forgotten } = service()
    await signIn.handlers['session.verifyOtp'](verify)
    const token = session.token() ?? ''
    for (let at = 0; at < 5; at++) session.unauthorized(token)
    expect(states.slice(1)).toEqual([{ state: { phase: 'signedOut', expired: true }, message: say('sessionEnded') }])
    expect(forgotten()).toBe(1)
    await expect.poll(() => secrets.size).toBe(0)
  })

  it('isn’t brought about by the 401 of an earlier session', async () => {
    const { session, signIn } = service()
    await signIn.handlers['session.verifyOtp'](verify)
    session.unauthorized('an earlier token')
    expect(session.state().phase).toBe('signedIn')
  })

  it('by signing out says what another program keeps from being erased', async () => {
    const { signIn, states } = service(welcoming, { erases: false })
    await signIn.handlers['session.verifyOtp'](verify)
    await signIn.handlers['session.signOut'](undefined)
    expect(states.at(-1)).toEqual({ state: { phase: 'signedOut' }, message: say('signedOutButHeld') })
  })

  it('by signing out says nothing: the person knows', async () => {
    const { signIn, states } = service()
    await signIn.handlers['session.verifyOtp'](verify)
    await signIn.handlers['session.signOut'](undefined)
    await signIn.handlers['session.signOut'](undefined)
    expect(states.slice(1)).toEqual([{ state: { phase: 'signedOut' }, message: undefined }])
  })

  it('leaves the account’s folder where it is', async () => {
    const { session, signIn, folder } = service()
    await signIn.handlers['session.verifyOtp'](verify)
    const own = session.folder() ?? ''
    expect(own.startsWith(join(folder, 'users', `${store.id}-`))).toBe(true)
    await signIn.handlers['session.signOut'](undefined)
    await signIn.handlers['session.verifyOtp'](verify)
    expect(session.folder()).toBe(own)
  })

  it('is heard until one stops listening', async () => {
    const { session, signIn } = service()
    const phases: string[] = []
    const stop = session.onChange(({ phase }) => phases.push(phase))
    await signIn.handlers['session.verifyOtp'](verify)
    stop()
    await signIn.handlers['session.signOut'](undefined)
    expect(phases).toEqual(['signedIn'])
  })
})

describe('a sign-in that comes back from the browser', () => {
  const comeBack = async (signIn: SessionService, opened: readonly string[]) => {
    await signIn.handlers['session.startProvider']({ provider: 'acme' })
    const state = new URL(opened[0] ?? '').searchParams.get('state') ?? ''
    return signIn.returned(new URLSearchParams({ state, token: 'theirs' }))
  }

  it('is seen at once, and told as signed in', async () => {
    const { signIn, opened, progress, states } = service()
    expect(await comeBack(signIn, opened)).toMatchObject({ ok: true })
    expect(progress).toEqual([[{ call: 'session.me', state: 'asked' }]])
    expect(states).toMatchObject([{ state: { phase: 'signedIn' }, message: undefined }])
  })

  it('is seen as over where it fails', async () => {
    const { signIn, opened, progress } = service({ ...welcoming, 'session.meFirst': () => fail(offline) })
    expect(await comeBack(signIn, opened)).toEqual(fail(offline))
    expect(progress).toEqual([[{ call: 'session.me', state: 'asked' }], []])
  })
})

describe('the next start', () => {
  const signedInBefore = async () => {
    const before = service()
    await before.signIn.handlers['session.verifyOtp'](verify)
    return { folder: before.folder, keychain: before.keychain }
  }

  it('signs in again without asking', async () => {
    const { session, signIn, states, portal } = service(welcoming, await signedInBefore())
    await signIn.restore()
    const state = { phase: 'signedIn', store, vault: 'keychain' }
    expect(session.state()).toEqual(state)
    expect(states).toEqual([{ state, message: undefined }])
    expect(portal.calls).toEqual([{ name: 'session.me', args: { params: { id: store.id } } }])
  })

  it('asks who it is where what was known of the store can’t be read', async () => {
    const before = await signedInBefore()
    writeFileSync(join(before.folder, 'last-user.json'), '{')
    const { session, signIn, portal } = service(welcoming, before)
    await signIn.restore()
    expect(session.state()).toMatchObject({ phase: 'signedIn', store })
    expect(portal.calls.map(({ name }) => name)).toEqual(['session.meFirst'])
  })

  it.each([
    ['no network', offline],
    ['a portal with a problem', { kind: 'portal' as const, message: 'x', status: 503 }],
  ])('with %s knows the store from last time', async (_, error) => {
    const { session, signIn } = service({ 'session.me': () => fail(error) }, await signedInBefore())
    await signIn.restore()
    expect(session.state()).toMatchObject({ phase: 'signedIn', store })
  })

  it('with a token that has run out asks for a sign-in, and forgets it', async () => {
    const before = await signedInBefore()
    const { session, signIn, states } = service({ 'session.me': () => fail(ended) }, before)
    await signIn.restore()
    expect(session.state()).toEqual({ phase: 'signedOut' })
    expect(states).toEqual([])
    expect(await createVault(async () => before.keychain).get('token https://portal.example.in')).toBeUndefined()
  })

  it('after a sign-out that the keychain didn’t hear of asks for a sign-in all the same', async () => {
    const before = service()
    await before.signIn.handlers['session.verifyOtp'](verify)
    const deaf: Keychain = { ...before.keychain, deletePassword: () => Promise.reject(new Error('locked')) }
    const leaving = service(welcoming, { folder: before.folder, keychain: deaf })
    await leaving.signIn.restore()
    await leaving.signIn.handlers['session.signOut'](undefined)
    expect(before.secrets.size).toBe(1)

    const { session, signIn, portal } = service(welcoming, { folder: before.folder, keychain: before.keychain })
    await signIn.restore()
    expect(session.state()).toEqual({ phase: 'signedOut' })
    expect(portal.calls).toEqual([])
    expect(before.secrets.size).toBe(0)
  })

  it('on another portal has nothing to do with it', async () => {
    const { session, signIn, portal } = service(welcoming, {
      ...(await signedInBefore()),
      portal: 'https://other.example.in',
    })
    await signIn.restore()
    expect(session.state()).toEqual({ phase: 'signedOut' })
    expect(portal.calls).toEqual([])
  })

  it.each(['', '{', 'null', '{"id":"seven"}'])(
    'offline, with %j where the store was, asks for a sign-in',
    async (text) => {
      const before = await signedInBefore()
      writeFileSync(join(before.folder, 'last-user.json'), text)
      const { session, signIn } = service({}, before)
      await signIn.restore()
      expect(session.state()).toEqual({ phase: 'signedOut' })
      expect(session.token()).toBeUndefined()
    },
  )
})

describe('who was signed in last', () => {
  it('is written without token or password, for this person’s eyes only', async () => {
    const { signIn, folder } = service()
    await signIn.handlers['session.verifyOtp'](verify)
    const file = join(folder, 'last-user.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(store)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
    await signIn.handlers['session.signOut'](undefined)
    expect(existsSync(file)).toBe(false)
  })
})
