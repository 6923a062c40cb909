import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'
import { store } from '../../../support/stock-portal.ts'
import { drawer, ended, service, verify, welcoming } from './signing-in.ts'

type Service = ReturnType<typeof service>

/** A portal that knows the owner of each token. */
function owner(options: Parameters<typeof service>[1] = {}) {
  const refused = new Set<string>()
  let wait: Promise<unknown> = Promise.resolve()
  let isDown = false
  const whose = async (token: string) => {
    await wait
    if (isDown) return fail(offline)
    return refused.has(token) ? fail(ended) : ok(storeOf(token))
  }
  const app: Service = service(
    { ...welcoming, 'session.meFirst': () => whose(app.session.token() ?? '') },
    { clientWith: (token) => scriptedPortal({ 'session.meFirst': () => whose(token) }), ...options },
  )
  return {
    ...app,
    refuse: (email: string) => refused.add(`token of ${email}`),
    hold: (until: Promise<unknown>) => {
      wait = until
    },
    goDown: (down: boolean) => {
      isDown = down
    },
    signIn: (email: string) => app.signIn.handlers['session.verifyOtp']({ ...verify, email }),
    ask: app.signIn.handlers,
  }
}

const EMAILS = ['pune@example.in', 'delhi@example.in', 'goa@example.in'] as const
const [PUNE, DELHI, GOA] = EMAILS
const idOf = (email: string) => 100 + EMAILS.map(String).indexOf(email)
const storeOf = (token: string) => {
  const email = token.replace('token of ', '')
  return { ...store, id: idOf(email), email, companyName: `Shop of ${email}`, city: 'Town' }
}
const open = (email: string) => ({ value: { phase: 'signedIn', store: { id: idOf(email) } } })

/** Sets if the signed-in store stays signed in. */
async function keep(ask: Service['signIn']['handlers'], isKept: boolean) {
  const state = await ask['session.state'](undefined)
  const id = state.ok && state.value.phase === 'signedIn' ? state.value.store.id : 0
  return ask['session.keepSignedIn']({ id, keep: isKept })
}

/** Two stores that stay, the second one signed in. */
async function two(options: Parameters<typeof service>[1] = {}) {
  const app = owner(options)
  for (const email of [PUNE, DELHI]) {
    await app.signIn(email)
    await keep(app.ask, true)
  }
  return app
}

describe('a change between stores', () => {
  it('needs no password, and leaves one session with one token', async () => {
    const { session, secrets, ask, states } = await two()
    states.length = 0
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject(open(PUNE))
    expect(session.token()).toBe(`token of ${PUNE}`)
    expect(states.map(({ state }) => state)).toMatchObject([
      { phase: 'signedOut', left: true },
      { phase: 'signedIn', store: { id: idOf(PUNE) } },
    ])
    expect([...secrets.values()].toSorted()).toEqual([
      `1:token of ${DELHI}`,
      `1:token of ${PUNE}`,
      `1:token of ${PUNE}`,
    ])
  })

  it('to the store that is open changes nothing', async () => {
    const { ask, states, forgotten } = await two()
    states.length = 0
    const before = forgotten()
    expect(await ask['session.switchTo']({ id: idOf(DELHI) })).toMatchObject(open(DELHI))
    expect(states).toEqual([])
    expect(forgotten()).toBe(before)
  })

  it('erases the saved answers of the one that is left', async () => {
    const { ask, forgotten } = await two()
    const before = forgotten()
    await ask['session.switchTo']({ id: idOf(PUNE) })
    expect(forgotten()).toBe(before + 1)
  })

  it('isn’t begun while the portal is known to be out of reach', async () => {
    const { ask, session } = await two({ online: () => false })
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject({
      error: { kind: 'offline', message: say('accountOffline') },
    })
    expect(session.store()?.id).toBe(idOf(DELHI))
  })

  it('that finds no network on the way leaves the present store as it is, and says which one couldn’t be opened', async () => {
    const { ask, goDown, session, states } = await two()
    states.length = 0
    goDown(true)
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject({
      error: { kind: 'offline', message: expect.stringContaining(`Shop of ${PUNE}, Town couldn’t be opened.`) },
    })
    expect(session.store()?.id).toBe(idOf(DELHI))
    expect(states).toEqual([])
    expect(await ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [{}, {}] } })
    goDown(false)
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject(open(PUNE))
  })

  it('with a token that has run out says so by name, and only takes that store off the list', async () => {
    const { ask, refuse, session, secrets } = await two()
    refuse(PUNE)
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject({
      error: { message: say('accountGone', { account: `Shop of ${PUNE}, Town` }) },
    })
    expect(session.token()).toBe(`token of ${DELHI}`)
    expect(await ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [{ id: idOf(DELHI) }] } })
    expect([...secrets.values()]).toEqual([`1:token of ${DELHI}`, `1:token of ${DELHI}`])
  })

  it('never opens a store other than the one that was pressed', async () => {
    const { ask, secrets, session } = await two()
    for (const [name, secret] of secrets) {
      if (name.endsWith(` ${idOf(PUNE)}`)) secrets.set(name, secret.replace(PUNE, GOA))
    }
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject({ error: { kind: 'rule' } })
    expect(session.token()).toBe(`token of ${DELHI}`)
  })

  it('takes nothing off the list where the keychain doesn’t answer', async () => {
    const { keychain } = drawer()
    let isLocked = false
    const app = await two({
      keychain: {
        ...keychain,
        getPassword: (service, account) =>
          isLocked ? Promise.reject(new Error('locked')) : keychain.getPassword(service, account),
      },
    })
    isLocked = true
    expect(await app.ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject({
      error: { message: say('accountKeychain', { account: `Shop of ${PUNE}, Town` }) },
    })
    expect(app.session.store()?.id).toBe(idOf(DELHI))
    isLocked = false
    expect(await app.ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject(open(PUNE))
  })

  it('waits for what is being sent, be it begun before or meanwhile', async () => {
    let isBusy = true
    const { ask, session, hold } = await two({ busy: () => isBusy })
    const busy = { error: { message: say('accountBusy') } }
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject(busy)
    expect(await ask['session.switchTo']({})).toMatchObject(busy)
    isBusy = false
    const gate = Promise.withResolvers<void>()
    hold(gate.promise)
    const late = ask['session.switchTo']({ id: idOf(PUNE) })
    isBusy = true
    gate.resolve()
    expect(await late).toMatchObject(busy)
    expect(session.store()?.id).toBe(idOf(DELHI))
  })

  it.each([['another store', PUNE, GOA]] as const)(
    'that is overtaken by a change to %s gives up',
    async (_, first, last) => {
      const { ask, hold, session, signIn } = await two()
      await signIn(GOA)
      await keep(ask, true)
      await ask['session.switchTo']({ id: idOf(DELHI) })
      const gate = Promise.withResolvers<void>()
      hold(gate.promise)
      const early = ask['session.switchTo']({ id: idOf(first) })
      const late = ask['session.switchTo']({ id: idOf(last) })
      gate.resolve()
      expect(await late).toMatchObject(open(last))
      expect(await early).toMatchObject({ error: { kind: 'cancelled' } })
      expect(session.token()).toBe(`token of ${last}`)
    },
  )

  it('can be called off', async () => {
    const { ask, hold, session } = await two()
    const gate = Promise.withResolvers<void>()
    hold(gate.promise)
    const change = ask['session.switchTo']({ id: idOf(PUNE) })
    await ask['session.cancelSignIn'](undefined)
    gate.resolve()
    expect(await change).toMatchObject({ error: { kind: 'cancelled' } })
    expect(session.store()?.id).toBe(idOf(DELHI))
  })
})

describe('whether a store stays', () => {
  it('is said of the store that was asked about, not of the one that is signed in by now', async () => {
    const { ask, signIn } = owner()
    await signIn(PUNE)
    await signIn(DELHI)
    expect(await ask['session.keepSignedIn']({ id: idOf(PUNE), keep: true })).toMatchObject({
      error: { kind: 'session' },
    })
    expect(await ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [] } })
  })

  it('is asked where it isn’t known: it doesn’t until then', async () => {
    const { ask, signIn, secrets } = owner()
    await signIn(PUNE)
    expect(await ask['session.accounts'](undefined)).toEqual(
      ok({ accounts: [], keepsSignedIn: undefined, isShared: false }),
    )
    await ask['session.switchTo']({})
    expect([...secrets.values()]).toEqual([])
  })

  it('is remembered for the next sign-in, also when it was signed out', async () => {
    const { ask, signIn, secrets } = await two()
    await ask['session.signOut'](undefined)
    expect(await ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [{ id: idOf(PUNE) }] } })
    await signIn(DELHI)
    expect(await ask['session.accounts'](undefined)).toMatchObject({
      value: { accounts: [{ id: idOf(PUNE) }, { id: idOf(DELHI) }], keepsSignedIn: true },
    })
    expect([...secrets.values()].filter((one) => one.endsWith(DELHI))).toHaveLength(2)
  })

  it('a no is remembered, too', async () => {
    const { ask, signIn } = await two()
    await keep(ask, false)
    await ask['session.switchTo']({ id: idOf(PUNE) })
    await signIn(DELHI)
    expect(await ask['session.accounts'](undefined)).toMatchObject({
      value: { accounts: [{ id: idOf(PUNE) }], keepsSignedIn: false },
    })
  })

  it('ends with a 401', async () => {
    const { ask, session, secrets } = await two()
    session.unauthorized(`token of ${DELHI}`)
    await ask['session.state'](undefined)
    await expect.poll(() => [...secrets.values()]).toEqual([`1:token of ${PUNE}`])
    expect(await ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [{ id: idOf(PUNE) }] } })
  })

  it('nothing stays on a computer that several people use', async () => {
    let isShared = false
    const { ask } = await two({ shared: () => isShared })
    isShared = true
    expect(await ask['session.accounts'](undefined)).toEqual(ok({ accounts: [], keepsSignedIn: false, isShared: true }))
    expect(await keep(ask, true)).toMatchObject({ error: { message: say('accountsShared') } })
    expect(await ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject({ error: { kind: 'rule' } })
  })

  it('can be ended for any of them', async () => {
    const { ask, secrets } = await two()
    await ask['session.removeAccount']({ id: idOf(PUNE) })
    await ask['session.removeAccount']({ id: idOf(DELHI) })
    expect(await ask['session.accounts'](undefined)).toEqual(
      ok({ accounts: [], keepsSignedIn: false, isShared: false }),
    )
    // The session continues.
    expect([...secrets.values()]).toEqual([`1:token of ${DELHI}`])
  })

  it('is for nine at most', async () => {
    const app = owner()
    const file = join(app.folder, 'accounts.json')
    await app.signIn(PUNE)
    await keep(app.ask, true)
    const [one] = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify(Array.from({ length: 9 }, (_, n) => ({ ...one, id: n + 1 }))))
    const next = owner({ folder: app.folder, keychain: app.keychain })
    await next.signIn(DELHI)
    expect(await keep(next.ask, true)).toMatchObject({
      error: { message: say('accountsFull', { stores: '9 stores' }) },
    })
  })
})

describe('the list on the disk', () => {
  it('names no store whose token only memory keeps', async () => {
    const keychain = { ...drawer().keychain, setPassword: () => Promise.reject(new Error('none')) }
    const app = await two({ keychain })
    expect(await app.ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject(open(PUNE))
    const next = owner({ folder: app.folder, keychain })
    expect(await next.ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [] } })
  })

  it('has no token, and is there after a restart with the colours', async () => {
    const app = await two()
    await app.ask['session.setAccountColour']({ id: idOf(PUNE), colour: 'pink' })
    const text = readFileSync(join(app.folder, 'accounts.json'), 'utf8')
    expect(text).not.toContain('token of')
    const next = owner({ folder: app.folder, keychain: app.keychain })
    expect(await next.ask['session.accounts'](undefined)).toMatchObject({
      value: {
        accounts: [
          { id: idOf(PUNE), name: `Shop of ${PUNE}`, place: 'Town', email: PUNE, colour: 'pink' },
          { id: idOf(DELHI), colour: 'violet' },
        ],
      },
    })
    expect(await next.ask['session.switchTo']({ id: idOf(PUNE) })).toMatchObject(open(PUNE))
  })

  it.each(['', '{', '[1]', '{"a":1}', '[{"portal":1}]'])('that can’t be read is none: %s', async (text) => {
    const app = await two()
    writeFileSync(join(app.folder, 'accounts.json'), text)
    const next = owner({ folder: app.folder, keychain: app.keychain })
    expect(await next.ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [] } })
  })

  it('of another portal isn’t shown', async () => {
    const app = await two()
    const next = owner({ folder: app.folder, keychain: app.keychain, portal: 'https://other.example.in' })
    expect(await next.ask['session.accounts'](undefined)).toMatchObject({ value: { accounts: [] } })
  })
})
