/** A proxy with a user name and a password: asked for once, kept in the keychain, asked for again when refused. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testHost } from '../../../src/main/connection/test-host.ts'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { fetchThrough } from '../../../src/main/portal/fetch-through.ts'
import { createProxyPasswords } from '../../../src/main/portal/proxy-passwords.ts'
import { openTunnel, setProxyKeys } from '../../../src/main/portal/tunnel.ts'
import { createVault } from '../../../src/main/vault/vault.ts'
import { messages } from '../../../src/shared/messages.ts'
import { right } from '../../support/certificates.ts'
import { PATIENT } from '../../support/patience.ts'
import { store } from '../../support/stock-portal.ts'
import { drawer } from '../../support/whole-app.ts'
import { type Guarded, startProxy } from './proxy.ts'
import { startSecureHost } from './secure-host.ts'

const usual = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...usual, right]))
afterAll(() => setDefaultCACertificates(usual))

const closing: { close(): Promise<void> }[] = []
const nobody = { find: () => undefined, requestLogin: async () => undefined }
beforeEach(() => setProxyKeys(nobody))
afterEach(async () => {
  setProxyKeys(nobody)
  for (const one of closing.splice(0)) await one.close()
})

/** Starts a StoreDesk with a keychain that outlives it. */
function started(keychain = drawer()) {
  const events: unknown[] = []
  const opened: number[] = []
  const passwords = createProxyPasswords({
    vault: createVault(async () => keychain.keychain),
    emit: (event, what) => events.push([event, what]),
    opened: () => opened.push(1),
    timeLimitMs: PATIENT,
  })
  setProxyKeys(passwords)
  return { ...passwords, handlers: passwords.handlers, events, opened, keychain }
}

const LOGIN = 'storedesk:sésame, ouvre-toi:1'
const [USER, PASSWORD] = ['storedesk', 'sésame, ouvre-toi:1']

async function office(guarded: Guarded = { login: LOGIN }) {
  const host = await startSecureHost(right, 200, store)
  const proxy = await startProxy(undefined, '', guarded)
  closing.push(host, proxy)
  const client = createPortalClient({
    hosts: { api: host.origin, listing: host.origin, checkout: host.origin },
    token: () => 'a-bearer',
    onUnauthorized: () => undefined,
    findRoutes: async () => [proxy.address],
    timeoutMs: PATIENT,
  })
  const name = new URL(proxy.address).host
  const read = () => client.call('session.meFirst', {})
  const sent = () => proxy.seen.filter(({ headers }) => headers['proxy-authorization'] !== undefined).length
  return { host, proxy, client, name, read, sent, guarded }
}

const logins = async ({ handlers }: ReturnType<typeof started>) => {
  const answer = await handlers['proxies.read'](undefined)
  return answer.ok ? answer.value : []
}

describe('a proxy that wants a password', () => {
  it('is reported to the user, and nothing of the request was sent', async () => {
    const desk = started()
    const { client, host, name, sent } = await office()
    const body = { oldPassword: 'x', newPassword: 'y', confirmPassword: 'y' }
    const answer = await client.call('session.changePassword', { params: { id: 7 }, body })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline', unsent: true } })
    expect(await logins(desk)).toEqual([{ proxy: name, state: 'wanted', user: undefined, asks: true }])
    expect(desk.events).toHaveLength(1)
    expect([host.seen.requests, sent()]).toEqual([0, 0])
  })

  it('gets the typed one, once it was tried; then every request goes through it', async () => {
    const desk = started()
    const { read, host, proxy, name } = await office()
    await read()
    expect(await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })).toEqual({
      ok: true,
      value: undefined,
    })
    expect(desk.opened).toHaveLength(1)
    expect(await logins(desk)).toEqual([{ proxy: name, state: 'kept', user: USER, asks: false }])
    expect(await read()).toMatchObject({ ok: true, value: { id: store.id } })
    const picture = await fetchThrough([proxy.address], `${host.origin}/pictures/1.png`, AbortSignal.timeout(PATIENT))
    expect(picture.status).toBe(200)
    const tested = await testHost({ origin: host.origin, ways: [proxy.address], isApi: false, timeLimitMs: PATIENT })
    expect(tested.finding).toBe('portal')
    // Neither the user name nor the password goes beyond the proxy.
    expect(JSON.stringify(desk.events)).not.toContain(PASSWORD)
  })

  it('is asked about once: after a restart the keychain knows', async () => {
    const first = started()
    const { read, name, host } = await office()
    await read()
    await first.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })
    expect([...first.keychain.secrets.keys()]).toEqual([`StoreDesk/proxy ${name}`])
    const second = started(first.keychain)
    const answers = await Promise.all([read(), read(), read()])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(host.seen.requests).toBe(3)
    expect((await logins(second)).some(({ asks }) => asks)).toBe(false)
  })

  it('that refuses what is typed is asked again, and nothing is kept', async () => {
    const desk = started()
    const { read, name } = await office()
    await read()
    const answer = await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: 'wrong' })
    expect(answer).toMatchObject({ ok: false, error: { message: messages.proxyPasswordRefused } })
    expect(desk.keychain.secrets.size).toBe(0)
    expect(await logins(desk)).toMatchObject([{ state: 'wanted', asks: true }])
  })

  it('whose password was changed is asked about again; the old one is sent once, so that the user isn’t locked out', async () => {
    const first = started()
    const { read, name, guarded, sent } = await office()
    await read()
    await first.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })
    guarded.login = `${USER}:another one`
    const second = started(first.keychain)
    const before = sent()
    const together = await Promise.all([read(), read(), read()])
    expect(together.some(({ ok }) => ok)).toBe(false)
    for (let nth = 0; nth < 4; nth++) expect(await read()).toMatchObject({ ok: false })
    expect(sent() - before).toBe(1)
    expect(await logins(second)).toEqual([{ proxy: name, state: 'refused', user: USER, asks: true }])
    await second.handlers['proxies.signIn']({ proxy: name, user: USER, password: 'another one' })
    expect(await read()).toMatchObject({ ok: true })
  })

  it('whose password is changed while StoreDesk runs is asked about again', async () => {
    const desk = started()
    const { client, read, name, guarded } = await office()
    await read()
    await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })
    guarded.login = `${USER}:another one`
    const body = { oldPassword: 'x', newPassword: 'y', confirmPassword: 'y' }
    expect(await client.call('session.changePassword', { params: { id: 7 }, body })).toMatchObject({ ok: false })
    expect(await logins(desk)).toMatchObject([{ state: 'refused', asks: true }])
  })

  it('keeps the one that opens the portal when it asks for another one at a host that is closed to it', async () => {
    const desk = started()
    const { read, proxy, name } = await office({ login: LOGIN, denied: 'closed.example.com:443' })
    await read()
    await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })
    const closed = () => openTunnel(proxy.address, 'closed.example.com', 443, PATIENT)
    await expect(closed()).rejects.toMatchObject({ code: 'PROXY_WANTS_PASSWORD' })
    await expect(Promise.all([closed(), closed()])).rejects.toThrow('407')
    expect(await logins(desk)).toMatchObject([{ state: 'kept', asks: false }])
    expect(await read()).toMatchObject({ ok: true })
  })

  it('stays forgotten when it refuses the password of a request that was on its way', async () => {
    const desk = started()
    let isSlow = false
    let arrived = () => {}
    const isHere = new Promise<void>((resolve) => {
      arrived = resolve
    })
    let answers = () => {}
    const forgotten = new Promise<void>((resolve) => {
      answers = resolve
    })
    const guarded: Guarded = {
      login: LOGIN,
      thinks: async () => {
        if (!isSlow) return
        arrived()
        await forgotten
      },
    }
    const { read, client, name } = await office(guarded)
    await read()
    await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })
    guarded.login = `${USER}:another one`
    isSlow = true
    const body = { oldPassword: 'x', newPassword: 'y', confirmPassword: 'y' }
    const late = client.call('session.changePassword', { params: { id: 7 }, body })
    await isHere
    await desk.handlers['proxies.forget']({ proxy: name })
    answers()
    expect(await late).toMatchObject({ ok: false })
    expect(await logins(desk)).toEqual([{ proxy: name, state: 'wanted', user: undefined, asks: false }])
  })

  it('isn’t asked about again when the user doesn’t want to be, and can be forgotten', async () => {
    const desk = started()
    const { read, name } = await office()
    await read()
    await desk.handlers['proxies.later']({ proxy: name })
    await read()
    expect(await logins(desk)).toMatchObject([{ state: 'wanted', asks: false }])
    await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })
    await desk.handlers['proxies.forget']({ proxy: name })
    expect(desk.keychain.secrets.size).toBe(0)
    expect(await logins(desk)).toEqual([{ proxy: name, state: 'wanted', user: undefined, asks: false }])
  })

  it('is the only one that gets it: no other proxy, and none that didn’t ask', async () => {
    const desk = started()
    const [one, other] = [await office(), await office()]
    await one.read()
    await desk.handlers['proxies.signIn']({ proxy: one.name, user: USER, password: PASSWORD })
    const unasked = await desk.handlers['proxies.signIn']({ proxy: other.name, user: USER, password: PASSWORD })
    expect(unasked).toMatchObject({ ok: false, error: { message: messages.proxyNotAsking } })
    await other.read()
    expect(other.sent()).toBe(0)
  })

  it.each([
    [['Negotiate', 'NTLM'], 'unsupported', 'proxyWantsOtherLogin'],
    [['Digest realm="basic", nonce="x"'], 'unsupported', 'proxyWantsOtherLogin'],
    [['NTLM', 'Basic realm="Office"'], 'wanted', 'proxyWantsPassword'],
    [['basic realm="Office"'], 'wanted', 'proxyWantsPassword'],
    [[], 'wanted', 'proxyWantsPassword'],
  ] as const)('by %j is %s', async (schemes, state, finding) => {
    const desk = started()
    const { read, proxy, host } = await office({ login: LOGIN, schemes })
    await read()
    expect(await logins(desk)).toMatchObject([{ state, asks: state === 'wanted' }])
    const tested = await testHost({ origin: host.origin, ways: [proxy.address], isApi: false, timeLimitMs: PATIENT })
    expect(tested.finding).toBe(finding)
  })

  it('that takes no Basic any more is told so, and not as one that refused the password', async () => {
    const desk = started()
    const schemes = ['Basic realm="Office"']
    const { read, name } = await office({ login: LOGIN, schemes })
    await read()
    schemes.splice(0, 1, 'Negotiate')
    const answer = await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: 'any' })
    expect(answer).toMatchObject({ ok: false, error: { message: messages.netProxyWantsOtherLogin } })
  })

  it('and is gone is reported as gone, and the typed password isn’t kept', async () => {
    const desk = started()
    const { read, name, proxy } = await office()
    await read()
    await proxy.close()
    const answer = await desk.handlers['proxies.signIn']({ proxy: name, user: USER, password: PASSWORD })
    expect(answer).toMatchObject({ ok: false, error: { message: messages.proxyAway } })
    expect(desk.keychain.secrets.size).toBe(0)
  })
})
