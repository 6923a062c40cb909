/** Ways to sign in to the whole app: a start with faults, providers, resets, and a start without a network. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { FaultAsk } from '../../../src/practice/http/faults.ts'
import { START_CALLS } from '../../../src/shared/bridge/session.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { must } from '../../support/services-on-stock.ts'
import { type App, signIn } from '../../support/whole-app.ts'
import { openPortal } from './open-portal.ts'

const { portal, start, userAt } = await openPortal()
const sessions = (app: App) => app.events.filter(({ event }) => event === 'session.changed')

const WRONGS: readonly (readonly [string, Omit<FaultAsk, 'call'>])[] = [
  ['answers 500', { kind: 'status', status: 500, times: 50 }],
  ['refuses', { kind: 'status', status: 403, times: 50 }],
  ['answers nonsense', { kind: 'wrongShape', times: 50 }],
  ['never answers', { kind: 'hang', times: 50 }],
]

/**
 * Minimum timeout, short where the wait itself is tested; otherwise a multiple of the sign-in time here: no single answer may take longer.
 */
const LEAST_MS = 400
const SIGN_INS = 4

/** An apparel store and a usual one have different mappings. */
const whoAsks = (call: CallName): string => (call === 'session.apparelMapping' ? 'apparel' : 'pune')

describe.each(WRONGS)('a portal that %s', (_, wrong) => {
  let patience: { readonly timeLimitMs?: number } = {}
  beforeAll(async () => {
    if (wrong.kind !== 'hang') return
    const began = performance.now()
    await signIn(start(), portal, userAt('pune'))
    patience = { timeLimitMs: Math.max(LEAST_MS, Math.ceil(SIGN_INS * (performance.now() - began))) }
  })

  // The portal has just described the user, so that isn't asked again.
  const laterCalls = START_CALLS.filter((call) => call !== 'session.me')
  it.each(laterCalls)('to %s lets the person in all the same, and says which step failed', async (call) => {
    const app = start(patience)
    portal.control.faults([{ ...wrong, call }])
    const { state } = await signIn(app, portal, userAt(whoAsks(call)))
    expect(state.phase).toBe('signedIn')
    expect(sessions(app)).toHaveLength(1)
    const steps = app.events.filter(({ event }) => event === 'session.progress').at(-1)?.what
    expect(steps).toMatchObject({ steps: expect.arrayContaining([{ call, state: 'failed' }]) })
    // Data that doesn't depend on it is there.
    portal.control.clearFaults()
    must(
      await app.ask('portal.read', {
        call: 'order.history',
        args: { query: { pageNo: 1, pageSize: 10 } },
        request: 'r',
        fresh: true,
      }),
    )
    expect(app.defects).toEqual([])
  })

  it('to the question for the user can be cancelled, and tried again', async () => {
    const app = start(patience)
    portal.control.faults([{ ...wrong, call: 'session.meFirst', times: 1 }])
    const entering = signIn(app, portal, userAt('pune')).catch((error: unknown) => error)
    if (wrong.kind === 'hang') {
      await expect.poll(() => portal.control.requests().some(({ call }) => call === 'session.meFirst')).toBe(true)
      must(await app.ask('session.cancelSignIn', undefined))
    }
    expect(await entering).toBeInstanceOf(Error)
    expect(must(await app.ask('session.state', undefined))).toEqual({ phase: 'signedOut' })
    portal.control.clearFaults()
    expect((await signIn(app, portal, userAt('pune'))).state.phase).toBe('signedIn')
    portal.control.clearRequests()
  })
})

describe('a provider of the practice portal', () => {
  /** A user in a browser: opens the page, chooses an account, and is sent to a StoreDesk link. */
  async function choose(page: string, email: string): Promise<string> {
    const shown = await fetch(page)
    expect(shown.headers.get('content-type')).toContain('text/html')
    const [, to = ''] =
      new RegExp(`href="([^"]*email=${encodeURIComponent(email)}[^"]*)"`).exec(await shown.text()) ?? []
    const chosen = await fetch(new URL(to.replaceAll('&amp;', '&'), page), { redirect: 'manual' })
    return chosen.headers.get('location') ?? ''
  }

  function opening(clock?: () => number) {
    const pages: string[] = []
    const app = start({
      providers: [...portal.providers],
      openPortalPage: async (page) => {
        pages.push(page)
        return { ok: true, value: undefined }
      },
      ...(clock === undefined ? {} : { clock }),
    })
    return { app, pages }
  }

  it('leads out and back, once', async () => {
    const { app, pages } = opening()
    must(await app.ask('session.startProvider', { provider: 'practice' }))
    const link = await choose(pages[0] ?? '', 'delhi@practice.storedesk.example')
    expect(link).toMatch(/^storedesk:\/\/auth\?state=[\w-]{22}&token=practice-/)
    await app.services.links.receive(link)
    expect(must(await app.ask('session.state', undefined))).toMatchObject({
      phase: 'signedIn',
      store: { email: 'delhi@practice.storedesk.example' },
    })
    must(await app.ask('session.signOut', undefined))
    await app.services.links.receive(link)
    expect(must(await app.ask('app.takeLink', undefined))).toEqual({ refused: messages.providerUsed })
    expect(must(await app.ask('session.state', undefined))).toEqual({ phase: 'signedOut' })
    // The returned token is in no event and no log.
    const [, token = ''] = /token=([^&]+)/.exec(link) ?? []
    expect(JSON.stringify(app.events)).not.toContain(token)
  })

  it('that comes back with another state, without one, or after ten minutes, signs no user in', async () => {
    let now = Date.now()
    const { app, pages } = opening(() => now)
    must(await app.ask('session.startProvider', { provider: 'practice' }))
    const link = await choose(pages[0] ?? '', 'delhi@practice.storedesk.example')
    for (const wrong of [link.replace(/state=[^&]+/, 'state=other'), link.replace(/state=[^&]+&/, '')]) {
      await app.services.links.receive(wrong)
      expect(must(await app.ask('app.takeLink', undefined))).toEqual({ refused: messages.providerStrange })
    }
    now += 600_001
    await app.services.links.receive(link)
    expect(must(await app.ask('app.takeLink', undefined))).toEqual({ refused: messages.providerLate })
    expect(must(await app.ask('session.state', undefined))).toEqual({ phase: 'signedOut' })
  })
})

describe('a reset link of the practice portal', () => {
  const email = 'photo@practice.storedesk.example'
  const newPassword = 'Bazaar!!77Lane'
  const check = (app: App, token: string) => app.ask('session.checkReset', { token })
  const reset = (app: App, token: string, word = newPassword) =>
    app.ask('session.resetPassword', { token, email, newPassword: word, confirmPassword: word })

  it('sets a password once', async () => {
    const app = start()
    must(await app.ask('session.forgotPassword', { email, again: false }))
    const token = portal.resetTokenFor(email) ?? ''
    expect(must(await check(app, token))).toEqual({ email })
    must(await reset(app, token))
    expect(await check(app, token)).toMatchObject({ error: { message: messages.resetLinkDead } })
    expect(await reset(app, token)).toMatchObject({ error: { message: messages.resetLinkDead } })
    expect((await signIn(app, portal, userAt('photo'), newPassword)).state.phase).toBe('signedIn')
  })

  it('is void after an hour, once another was mailed, and for the current password', async () => {
    const app = start()
    const first = portal.control.mailReset(email)
    const second = portal.control.mailReset(email)
    expect(await check(app, first)).toMatchObject({ error: { message: messages.resetLinkDead } })
    expect(await reset(app, second)).toMatchObject({ error: { message: messages.passwordInvalid } })
    portal.control.forward(3_600_001)
    expect(await check(app, second)).toMatchObject({ error: { message: messages.resetLinkDead } })
    expect(await app.ask('session.forgotPassword', { email: 'nobody@example.in', again: true })).toMatchObject({
      error: { message: messages.forgotUnknown },
    })
  })
})

describe('a start without a network, after a first sign-in', () => {
  it('opens for the same person, with all that a session begins with', async () => {
    const first = start()
    const { state } = await signIn(first, portal, userAt('delhi'))
    if (state.phase !== 'signedIn') throw new Error('Nobody is signed in')
    const { fcf, id, shippingState } = state.store
    const reads: readonly (readonly [CallName, Record<string, unknown>])[] = [
      ['session.me', { params: { id } }],
      ['session.gstRates', { query: { state: shippingState } }],
      ['session.storeConfig', { query: { concept: fcf.concept } }],
      ['session.mapping', { query: {} }],
      ['session.rules', { query: { appType: '1' } }],
      ['session.states', {}],
      ['session.categoryTree', {}],
    ]
    must(await first.ask('settings.write', { key: 'cartType', value: 'all' }))
    must(await first.ask('cart.open', { cart: 'all', fresh: false }))
    first.services.close()

    const again = start({ folder: first.folder, origin: 'http://127.0.0.1:9' })
    await again.services.signIn.restore()
    expect(must(await again.ask('session.state', undefined))).toMatchObject({ phase: 'signedIn', store: { id } })
    for (const [call, args] of reads) {
      const read = must(await again.ask('portal.read', { call, args, request: call, fresh: true }))
      expect([call, read.saved]).toEqual([call, true])
    }
    expect(must(await again.ask('settings.read', { key: 'cartType' }))).toBe('all')
    expect(must(await again.ask('cart.open', { cart: 'all', fresh: false }))).toBeDefined()
  })
})
