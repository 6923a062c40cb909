import { describe, expect, it } from 'vitest'
import { readReference } from '../../../../src/main/reference.ts'
import { passwordResetHandlers } from '../../../../src/main/session/password-reset.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

const email = 'asha@example.in'
const GOOD = 'Bazaar!!77Lane'
const set = { token: 'a token', email, newPassword: GOOD, confirmPassword: GOOD }

function service(script: Parameters<typeof scriptedPortal>[0]) {
  const portal = scriptedPortal(script)
  const handlers = passwordResetHandlers({
    client: portal,
    weakWords: readReference().passwords.weak,
    signal: () => new AbortController().signal,
    practiceToken: undefined,
  })
  return { handlers, portal }
}

const unworded = (status: number) => ({ ...refusal(status, 'x'), worded: false })

describe('a forgotten password', () => {
  it('is asked for once by the one call, and again by the other', async () => {
    const { handlers, portal } = service({
      'session.forgotPassword': () => ok({ message: ' Mailed.\n' }),
      'session.forgetPassword': () => ok({ message: 'Mailed again.' }),
    })
    expect(await handlers['session.forgotPassword']({ email, again: false })).toMatchObject({
      value: { message: 'Mailed.' },
    })
    expect(await handlers['session.forgotPassword']({ email, again: true })).toMatchObject({
      value: { message: 'Mailed again.' },
    })
    expect(portal.calls).toEqual([
      { name: 'session.forgotPassword', args: { query: { userEmail: email } } },
      { name: 'session.forgetPassword', args: { body: { email } } },
    ])
  })

  it.each([
    [refusal(404, 'No such user'), messages.forgotUnknown],
    [refusal(401, 'Unknown'), messages.forgotUnknown],
    [unworded(400), messages.forgotUnknown],
    [refusal(429, 'Too many requests, wait an hour.'), 'Too many requests, wait an hour.'],
    [offline, offline.message],
  ])('that fails with %j says %s', async (error, message) => {
    const { handlers } = service({ 'session.forgotPassword': () => fail(error) })
    expect(await handlers['session.forgotPassword']({ email, again: false })).toMatchObject({ error: { message } })
  })
})

describe('the link of the mail', () => {
  it('says whose password it sets', async () => {
    const { handlers } = service({ 'session.checkResetToken': () => ok({ email }) })
    expect(await handlers['session.checkReset']({ token: 'a token' })).toEqual(ok({ email }))
  })

  it.each([
    [refusal(404, 'Expired'), messages.resetLinkDead],
    [refusal(400, 'Used'), messages.resetLinkDead],
    [{ ...refusal(401, 'x'), kind: 'session' as const }, messages.resetLinkDead],
    [offline, offline.message],
  ])('that fails with %j says %s', async (error, message) => {
    const { handlers } = service({ 'session.checkResetToken': () => fail(error) })
    const answer = await handlers['session.checkReset']({ token: 'a token' })
    expect(answer).toMatchObject({ ok: false, error: { message } })
    // No session ends where there is none.
    expect(!answer.ok && answer.error.kind).not.toBe('session')
  })
})

describe('the new password', () => {
  it('is sent with the token, the email and itself twice', async () => {
    const { handlers, portal } = service({ 'session.resetPassword': () => ok({ message: '' }) })
    expect(await handlers['session.resetPassword'](set)).toEqual(ok(undefined))
    expect(portal.calls).toEqual([{ name: 'session.resetPassword', args: { body: set } }])
  })

  it.each([
    [{ newPassword: 'Welcome77!!Aa', confirmPassword: 'Welcome77!!Aa' }, messages.passwordPolicy],
    [{ newPassword: 'short', confirmPassword: 'short' }, messages.passwordPolicy],
    [{ confirmPassword: `${GOOD}x` }, messages.passwordsDiffer],
  ])('that breaks the policy, %j, is told and not sent', async (change, message) => {
    const { handlers, portal } = service({})
    expect(await handlers['session.resetPassword']({ ...set, ...change })).toMatchObject({
      error: { kind: 'rule', message },
    })
    expect(portal.calls).toEqual([])
  })

  it.each([
    [refusal(409, 'Same as before'), messages.passwordInvalid],
    [refusal(404, 'Gone'), messages.resetLinkDead],
    [unworded(422), messages.resetLinkDead],
    [refusal(423, 'Your account is locked.'), 'Your account is locked.'],
    [offline, messages.writeLost],
    [{ ...offline, unsent: true }, offline.message],
  ])('that the portal refuses with %j says %s', async (error, message) => {
    const { handlers } = service({ 'session.resetPassword': () => fail(error) })
    expect(await handlers['session.resetPassword'](set)).toMatchObject({ error: { message } })
  })
})
