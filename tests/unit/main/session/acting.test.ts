import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { SessionPortal } from '../../../../src/main/portal/session-portal.ts'
import { createActing } from '../../../../src/main/session/acting.ts'
import type { Session } from '../../../../src/main/session/session.ts'
import type { SessionState } from '../../../../src/shared/bridge/session.ts'
import type { Store } from '../../../../src/shared/domain/people/store.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { store } from '../../../support/builders.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

const staff = store({ id: 1, isAdmin: true, isFranchisee: false })
const shop = store({ id: 12, companyName: 'Asha Kids', fcf: { id: 1, concept: 'FC', signage: '', subregion: '' } })
const cancelled = fail({ kind: 'cancelled', message: messages.cancelled })

/** Portal staff who are signed in, and a portal that knows one shop. */
function office(me: Store | undefined = staff) {
  const state = {
    me: me as Store | undefined,
    isOrdering: false,
    /** Runs while the portal is asked for the shop. */
    onDetails: () => Promise.resolve(),
    details: ok(shop) as Result<Store>,
  }
  const listeners: ((state: SessionState) => void)[] = []
  const now = (): SessionState =>
    state.me === undefined ? { phase: 'signedOut' } : { phase: 'signedIn', store: state.me, vault: 'memory' }
  const session: Session = {
    state: now,
    store: () => state.me,
    folder: () => undefined,
    onChange: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
  }
  const client = scriptedPortal({
    'session.userDetails': async () => {
      await state.onDetails()
      return state.details
    },
  })
  const states: SessionState[] = []
  const acting = createActing({
    session,
    portal: () => ({ client }) as unknown as SessionPortal,
    emit: (one) => states.push(one),
    isOrdering: () => state.isOrdering,
  })
  const change = (next: Store | undefined) => {
    state.me = next
    for (const listener of listeners) listener(now())
  }
  const actFor = (id = 12) => acting.handlers['session.actFor']({ id })
  const current = async () => {
    const answer = await acting.handlers['session.state'](undefined)
    return answer.ok && answer.value.phase === 'signedIn' ? answer.value.actingFor : undefined
  }
  return { acting, actFor, current, change, client, states, state }
}

describe('acting for a store', () => {
  it('is told with the session’s state until it is stopped', async () => {
    const { acting, actFor, current, states, client } = office()
    expect(await current()).toBeUndefined()
    expect(await actFor()).toMatchObject({ value: { phase: 'signedIn', store: staff, actingFor: shop } })
    expect(client.calls).toEqual([{ name: 'session.userDetails', args: { params: { id: 12 } } }])
    expect(await current()).toBe(shop)
    expect(await acting.handlers['session.stopActing'](undefined)).toMatchObject({ value: { store: staff } })
    expect(await current()).toBeUndefined()
    expect(states.map((one) => 'actingFor' in one)).toEqual([true, false])
  })

  it('is for portal staff alone, and for stores', async () => {
    const nobody = office()
    nobody.state.me = undefined
    expect(await nobody.actFor()).toMatchObject({ error: { kind: 'session' } })
    const other = office(store({ id: 7 }))
    expect(await other.actFor()).toEqual(refuse('actingNotYours'))
    expect([...nobody.client.calls, ...other.client.calls]).toEqual([])
    const on = office()
    on.state.details = ok({ ...shop, isFranchisee: false })
    expect(await on.actFor()).toEqual(refuse('actingForNoStore'))
    on.state.details = fail(offline)
    expect(await on.actFor()).toEqual(fail(offline))
    expect(on.acting.own()).toEqual(ok(undefined))
    expect(on.states).toEqual([])
  })

  it('waits for an order that is on its way', async () => {
    const { actFor, state, acting } = office()
    state.isOrdering = true
    expect(await actFor()).toEqual(refuse('actingOrderOpen'))
    expect(acting.own()).toEqual(ok(undefined))
  })

  it('doesn’t begin for a user who has gone while the portal was asked', async () => {
    for (const next of [undefined, store({ id: 2, isAdmin: true })]) {
      const { actFor, change, state, current } = office()
      // The next user isn't told either.
      state.isOrdering = true
      state.onDetails = async () => change(next)
      expect(await actFor()).toEqual(cancelled)
      expect(await current()).toBeUndefined()
    }
  })

  it('ends with the session', async () => {
    const { actFor, change, current, acting } = office()
    await actFor()
    change(store({ id: 2, isAdmin: true }))
    expect(await current()).toBeUndefined()
    change(staff)
    expect(await current()).toBeUndefined()
    await actFor()
    change(undefined)
    change(staff)
    expect(acting.own()).toEqual(ok(undefined))
    await actFor()
    change(staff)
    expect(await current()).toBe(shop)
  })

  it('is said of the one who acts, and of no other user', async () => {
    const { actFor, acting } = office()
    await actFor()
    const other: SessionState = { phase: 'signedIn', store: store({ id: 2 }), vault: 'memory' }
    expect(acting.stateOf(other)).toBe(other)
    expect(acting.stateOf({ phase: 'signedOut' })).toEqual({ phase: 'signedOut' })
  })
})

describe('the person’s own cart meanwhile', () => {
  const closedFor = refuse('actingCartClosed', { store: 'Asha Kids (FC)' })

  /** Handlers that wait until the test releases them. */
  function cart() {
    const on = office()
    const gate = Promise.withResolvers<void>()
    const calls: string[] = []
    const handlers = on.acting.closing({
      'import.commit': async ({ importId }) => {
        calls.push(`commit ${importId}`)
        await gate.promise
        return ok({ id: importId } as never)
      },
      'import.stop': async ({ importId }) => {
        calls.push(`stop ${importId}`)
        return ok(undefined)
      },
    })
    return { ...on, handlers, calls, release: () => gate.resolve() }
  }
  const importId = 'import-1'

  it('is closed, in words that name the store; what is under way can be stopped', async () => {
    const { actFor, acting, handlers, calls, release } = cart()
    release()
    expect(await handlers['import.commit']({ importId })).toEqual(ok({ id: importId }))
    await actFor()
    expect(acting.own()).toEqual(closedFor)
    expect(await handlers['import.commit']({ importId })).toEqual(closedFor)
    expect(await handlers['import.stop']({ importId })).toEqual(ok(undefined))
    expect(calls).toEqual(['commit import-1', 'stop import-1'])
    await acting.handlers['session.stopActing'](undefined)
    expect(acting.own()).toEqual(ok(undefined))
  })

  it('is closed from the moment that acting is about to begin, which waits for what runs', async () => {
    const { actFor, handlers, current, release } = cart()
    const committing = handlers['import.commit']({ importId })
    const beginning = actFor()
    await setImmediate()
    expect(await handlers['import.commit']({ importId })).toEqual(closedFor)
    expect(await current()).toBeUndefined()
    release()
    expect(await committing).toMatchObject({ ok: true })
    expect(await beginning).toMatchObject({ ok: true })
    expect(await current()).toBe(shop)
  })

  it('is open again when acting was given up before it began', async () => {
    const { acting, actFor, handlers, current, release } = cart()
    const committing = handlers['import.commit']({ importId })
    const beginning = actFor()
    await setImmediate()
    await acting.handlers['session.stopActing'](undefined)
    expect(acting.own()).toEqual(ok(undefined))
    release()
    await committing
    expect(await beginning).toEqual(cancelled)
    expect(await current()).toBeUndefined()
  })

  it('is open again when an order went on its way meanwhile, or the person has gone', async () => {
    const ordering = cart()
    const committing = ordering.handlers['import.commit']({ importId })
    const beginning = ordering.actFor()
    await setImmediate()
    ordering.state.isOrdering = true
    ordering.release()
    await committing
    expect(await beginning).toEqual(refuse('actingOrderOpen'))
    expect(ordering.acting.own()).toEqual(ok(undefined))
    const gone = cart()
    const running = gone.handlers['import.commit']({ importId })
    const late = gone.actFor()
    await setImmediate()
    gone.change(undefined)
    gone.release()
    await running
    expect(await late).toEqual(cancelled)
  })

  it('is closed for the last of two stores that were chosen', async () => {
    const { acting, actFor, handlers, state, release } = cart()
    const committing = handlers['import.commit']({ importId })
    const first = actFor()
    await setImmediate()
    state.details = ok(store({ id: 13, companyName: 'Ravi Toys', fcf: { ...shop.fcf, concept: '' } }))
    const second = actFor(13)
    await setImmediate()
    release()
    await committing
    expect(await first).toEqual(cancelled)
    expect(await second).toMatchObject({ ok: true })
    expect(acting.own()).toMatchObject({ error: { message: say('actingCartClosed', { store: 'Ravi Toys' }) } })
  })

  it('counts a handler that failed as ended', async () => {
    const { acting, actFor } = office()
    const failing = acting.closing({
      'import.mends': async ({ importId: id }) => {
        throw new Error(`defect of ${id}`)
      },
    })
    await expect(failing['import.mends']({ importId })).rejects.toThrow('defect of import-1')
    expect(await actFor()).toMatchObject({ ok: true })
  })
})
