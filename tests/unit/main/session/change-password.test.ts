import { describe, expect, it } from 'vitest'
import { readReference } from '../../../../src/main/reference.ts'
import { changePasswordHandlers } from '../../../../src/main/session/change-password.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { store } from '../../../support/builders.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

const typed = { oldPassword: 'Old!!77Lane', newPassword: 'Bazaar!!77Lane', confirmPassword: 'Bazaar!!77Lane' }

function service(script: Parameters<typeof scriptedPortal>[0]) {
  const client = scriptedPortal(script)
  const state: { store: ReturnType<typeof store> | undefined } = { store: store() }
  const handlers = changePasswordHandlers({
    client,
    store: () => state.store,
    weakWords: readReference().passwords.weak,
  })
  return { client, state, change: (more = {}) => handlers['session.changePassword']({ ...typed, ...more }) }
}

describe('changing one’s own password', () => {
  it('sends it as it was typed', async () => {
    const { client, change } = service({ 'session.changePassword': () => ok({ message: 'Changed.' }) })
    expect(await change()).toEqual(ok(undefined))
    expect(client.calls).toEqual([{ name: 'session.changePassword', args: { params: { id: 7 }, body: typed } }])
  })

  it.each([
    [{ oldPassword: '' }, messages.allMandatory],
    [{ newPassword: 'Welcome77!!Aa', confirmPassword: 'Welcome77!!Aa' }, messages.passwordPolicy],
    [{ confirmPassword: 'Bazaar!!77Lanex' }, messages.passwordsDiffer],
  ])('isn’t sent where it breaks the policy: %j', async (more, message) => {
    const { client, change } = service({})
    expect(await change(more)).toEqual(fail({ kind: 'rule', message }))
    expect(client.calls).toEqual([])
  })

  it('isn’t sent while no user is signed in', async () => {
    const { client, state, change } = service({})
    state.store = undefined
    expect(await change()).toMatchObject({ error: { kind: 'session' } })
    expect(client.calls).toEqual([])
  })

  it.each([
    [refusal(422, 'Same as before'), messages.passwordInvalid],
    [offline, messages.writeLost],
    [{ ...offline, unsent: true }, offline.message],
    [{ kind: 'portal' as const, status: 500, message: 'down' }, 'down'],
  ])('that fails with %j says %s', async (error, message) => {
    const { change } = service({ 'session.changePassword': () => fail(error) })
    expect(await change()).toMatchObject({ ok: false, error: { kind: error.kind, message } })
  })
})
