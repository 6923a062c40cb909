import { describe, expect, it } from 'vitest'
import type { PortalClient } from '../../../../src/main/portal/portal-client.ts'
import { createReader } from '../../../../src/main/portal/reader.ts'
import { createAfterSignIn } from '../../../../src/main/session/after-sign-in.ts'
import { loadProfile } from '../../../../src/main/session/profile.ts'
import type { SessionState, StartStep } from '../../../../src/shared/bridge/session.ts'
import type { Store } from '../../../../src/shared/domain/people/store.ts'
import { fail, ok, type Result } from '../../../../src/shared/errors.ts'
import { refusal, scriptedPortal } from '../../../support/scripted-portal.ts'
import { store as franchisee } from '../../../support/stock-portal.ts'

type Script = Parameters<typeof scriptedPortal>[0]

const wellBehaved: Script = {
  'session.me': ({ params: { id } }) => ok({ ...franchisee, id }),
  'session.mapping': () => ok([]),
  'session.gstRates': () => ok([]),
  'session.rules': () => ok([]),
  'session.states': () => ok([]),
  'session.storeConfig': () => ok([]),
  'session.categoryTree': () => ok([]),
  'catalogue.carters': () => ok({ productId: [] }),
}

/** Like the real client: a cancelled call ends at once. */
const cancellable = (portal: PortalClient): PortalClient => ({
  call: (name, args, options) =>
    Promise.race([
      portal.call(name, args, options),
      new Promise<Result<never>>((resolve) => {
        const end = () => resolve(fail({ kind: 'cancelled', message: 'cancelled' }))
        options?.signal?.addEventListener('abort', end)
      }),
    ]),
})

function service(script: Script = wellBehaved, store: Store = franchisee, timeLimitMs = 50) {
  const portal = scriptedPortal(script)
  const { read } = createReader({ client: cancellable(portal), clock: () => 0, answers: () => undefined })
  const listeners = new Set<(state: SessionState) => void>()
  const progress: (readonly StartStep[])[] = []
  const opened: { store: Store; after: readonly string[] }[] = []
  const change = (state: SessionState) => {
    for (const listener of listeners) listener(state)
  }
  const after = createAfterSignIn({
    session: {
      state: () => ({ phase: 'signedOut' }),
      store: () => store,
      isFromPortal: () => true,
      folder: () => undefined,
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    read: () => read,
    keep: () => undefined,
    ahead: () => undefined,
    loadProfile: (name, of) => loadProfile(name, of, false),
    progress: (steps) => progress.push(steps),
    timeLimitMs,
  })
  after.onLoaded((of) => opened.push({ store: of, after: portal.calls.map(({ name }) => name) }))
  return {
    after,
    portal,
    opened,
    progress,
    signIn: () => change({ phase: 'signedIn', store, vault: 'memory' }),
    signOut: () => change({ phase: 'signedOut' }),
  }
}

const never = new Promise<never>(() => undefined)
const ALL = [
  'session.gstRates',
  'session.mapping',
  'session.rules',
  'session.states',
  'session.storeConfig',
  'session.categoryTree',
]

describe('after signing in', () => {
  it('rates, configuration, mapping, rules and states are loaded for the store, then the cart', async () => {
    const { portal, opened, signIn } = service()
    signIn()
    await expect.poll(() => opened).toHaveLength(1)
    expect(opened[0]?.store).toBe(franchisee)
    expect(opened[0]?.after).toEqual(expect.arrayContaining(ALL))
    expect(portal.calls).toEqual(
      expect.arrayContaining([
        { name: 'session.gstRates', args: { query: { state: franchisee.shippingState } } },
        { name: 'session.storeConfig', args: { query: { concept: franchisee.fcf.concept } } },
        { name: 'session.rules', args: { query: { appType: '1' } } },
      ]),
    )
  })

  it('the cart waits for the last of them', async () => {
    let answer: (() => void) | undefined
    const { after, opened, signIn } = service(
      {
        ...wellBehaved,
        'session.rules': () =>
          new Promise((resolve) => {
            answer = () => resolve(ok([]))
          }),
      },
      franchisee,
      5_000,
    )
    let loaded = false
    signIn()
    void after.loaded().then(() => {
      loaded = true
    })
    await expect.poll(() => answer).toBeDefined()
    await new Promise((resolve) => setImmediate(resolve))
    expect([loaded, opened.length]).toEqual([false, 0])
    answer?.()
    await after.loaded()
    await expect.poll(() => opened).toHaveLength(1)
  })

  it.each(ALL)('%s that fails keeps no user from the cart', async (name) => {
    const { opened, signIn } = service({ ...wellBehaved, [name]: () => fail(refusal(500)) })
    signIn()
    await expect.poll(() => opened).toHaveLength(1)
  })

  it.each(ALL)('the cart doesn’t wait for ever for %s', async (name) => {
    const silent = { ...wellBehaved, [name]: () => never }
    const { after, opened, signIn } = service(silent)
    signIn()
    await after.loaded()
    await expect.poll(() => opened).toHaveLength(1)
  })

  it('a user without a concept has no configuration, and the rest all the same', async () => {
    const staff = { ...franchisee, isFranchisee: false, fcf: { ...franchisee.fcf, concept: '' } }
    const { after, portal, signIn } = service(wellBehaved, staff)
    signIn()
    await after.loaded()
    expect(portal.calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(ALL.filter((name) => name !== 'session.storeConfig' && name !== 'session.categoryTree')),
    )
    expect(portal.calls.map(({ name }) => name)).not.toContain('session.storeConfig')
  })

  it('is told step by step, each of them from being asked to having come in or not', async () => {
    const { after, progress, signIn } = service({ ...wellBehaved, 'session.rules': () => fail(refusal(500)) })
    signIn()
    await after.loaded()
    expect(progress[0]).toEqual([{ call: 'session.me', state: 'asked' }])
    const last = new Map(progress.at(-1)?.map(({ call, state }) => [call, state]))
    expect(Object.fromEntries(last)).toEqual({
      ...Object.fromEntries([...ALL, 'session.me', 'catalogue.carters'].map((call) => [call, 'done'])),
      'session.rules': 'failed',
    })
  })

  it('no cart is opened for a user who has gone meanwhile', async () => {
    const { after, opened, signIn, signOut } = service()
    signIn()
    signOut()
    await after.loaded()
    await new Promise((resolve) => setImmediate(resolve))
    expect(opened).toEqual([])
  })

  it('no cart is opened when StoreDesk closes meanwhile, and nothing more is told', async () => {
    const { after, opened, progress, signIn } = service(
      { ...wellBehaved, 'session.rules': () => never },
      franchisee,
      5_000,
    )
    signIn()
    await expect.poll(() => progress.length).toBeGreaterThan(1)
    after.close()
    const before = progress.length
    await after.loaded()
    await new Promise((resolve) => setImmediate(resolve))
    expect([opened.length, progress.length]).toEqual([0, before])
  })

  it('and nothing is asked once StoreDesk closes', async () => {
    const { after, portal, signIn } = service()
    after.close()
    signIn()
    await after.loaded()
    expect(portal.calls).toEqual([])
  })
})
