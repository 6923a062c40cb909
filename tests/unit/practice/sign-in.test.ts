/** Signing in at the practice portal: password, one-time password, and the data visible before and after. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'
import { CAMS_SYSTEM } from '../../../src/shared/portal/areas/session.ts'
import { emailOf, openShop, PASSWORD, type Person, type Shop } from '../../support/shop.ts'

const MINUTE = 60_000
const email = emailOf('pune')

const sent: { email: string; code: string }[] = []
let shop: Shop
let mobilenumber = ''

beforeAll(async () => {
  shop = await openShop({ smsSent: (to, code) => sent.push({ email: to, code }) })
})
beforeEach(async () => {
  sent.length = 0
  mobilenumber = await ask()
})
afterAll(() => shop.portal.stop())

/** Requests a one-time password and returns the number that it is sent to. */
async function ask(password = PASSWORD): Promise<string> {
  const answer = await shop.stranger.call('session.otpGenerate', { body: { email, password } })
  return answer.ok ? answer.value.user.mobilenumber : `${answer.error.status} ${answer.error.message}`
}

const lastCode = (): string => sent.at(-1)?.code ?? ''
const wrongCode = (): string => (lastCode() === '000000' ? '000001' : '000000')

interface Typed {
  readonly OTPcode?: string
  readonly password?: string
  readonly mobilenumber?: string
}

async function verify(typed: Typed = {}) {
  const body = { email, password: PASSWORD, mobilenumber, OTPcode: lastCode(), ...typed }
  const answer = await shop.stranger.call('session.otpVerify', { body: body })
  return answer.ok ? 'signed in' : `${answer.error.status} ${answer.error.message}`
}

const REFUSED = `401 ${messages.otpIncorrect}`

describe('the password', () => {
  test('that is wrong is refused by 401, and no code is sent', async () => {
    sent.length = 0
    expect(await ask('wrong')).toBe(`401 ${messages.loginIncorrect}`)
    expect(sent).toEqual([])
  })

  test('of an unknown user is refused in the same words', async () => {
    const body = { email: 'nobody@practice.storedesk.example', password: PASSWORD }
    const answer = await shop.stranger.call('session.otpGenerate', { body })
    expect(answer).toMatchObject({ ok: false, error: { status: 401, message: messages.loginIncorrect } })
  })

  test('is asked for again with the code', async () => {
    expect(await verify({ password: 'wrong' })).toBe(`401 ${messages.loginIncorrect}`)
  })

  test.each([
    ['locked', 423, 'Your account is locked. Call the help desk.'],
    ['unverified', 400, 'Email is not verified'],
  ] as const)(
    'of an account that is %s opens nothing, and only a caller with the password is told why',
    async (name, status, message) => {
      const body = { email: emailOf(name), password: PASSWORD }
      sent.length = 0
      const refusal = { ok: false, error: { status, message } }
      expect(await shop.stranger.call('session.otpGenerate', { body })).toMatchObject(refusal)
      const cams = { ...body, system: CAMS_SYSTEM }
      expect(await shop.stranger.call('session.loginWithCams', { body: cams })).toMatchObject(refusal)
      expect(sent).toEqual([])
      const guess = { body: { ...body, password: 'wrong' } }
      expect(await shop.stranger.call('session.otpGenerate', guess)).toMatchObject({ error: { status: 401 } })
    },
  )

  test('may come with an address in capitals and spaces around it', async () => {
    const body = { email: ` ${email.toUpperCase()} `, password: PASSWORD }
    expect(await shop.stranger.call('session.otpGenerate', { body })).toMatchObject({ ok: true })
  })
})

describe('the one-time password', () => {
  test('has six digits, goes to the person who asked, and signs in', async () => {
    expect(sent).toEqual([{ email, code: expect.stringMatching(/^\d{6}$/) }])
    expect(shop.portal.otpFor(email)).toBe(lastCode())
    expect(await verify()).toBe('signed in')
  })

  test('that is wrong is refused by 401; the right one still signs in', async () => {
    expect(await verify({ OTPcode: wrongCode() })).toBe(REFUSED)
    expect(await verify()).toBe('signed in')
  })

  test('signs in once', async () => {
    expect(await verify()).toBe('signed in')
    expect(await verify()).toBe(REFUSED)
  })

  test('is void after five attempts', async () => {
    for (let attempt = 1; attempt <= 5; attempt++) expect(await verify({ OTPcode: wrongCode() })).toBe(REFUSED)
    expect(await verify()).toBe(REFUSED)
  })

  test('still signs in at the fifth attempt', async () => {
    for (let attempt = 1; attempt <= 4; attempt++) expect(await verify({ OTPcode: wrongCode() })).toBe(REFUSED)
    expect(await verify()).toBe('signed in')
  })

  test('counts attempts with another number too', async () => {
    for (let attempt = 1; attempt <= 5; attempt++) expect(await verify({ mobilenumber: '9' })).toBe(REFUSED)
    expect(await verify()).toBe(REFUSED)
  })

  test('is good for ten minutes and no longer', async () => {
    shop.portal.control.forward(9 * MINUTE)
    expect(await verify()).toBe('signed in')
    mobilenumber = await ask()
    shop.portal.control.forward(11 * MINUTE)
    expect(await verify()).toBe(REFUSED)
  })

  test('is void once another one was asked for', async () => {
    const before = lastCode()
    await ask()
    if (lastCode() !== before) expect(await verify({ OTPcode: before })).toBe(REFUSED)
    expect(await verify()).toBe('signed in')
  })
})

describe('who is signed in', () => {
  let delhi: Person

  beforeAll(async () => {
    delhi = await shop.signIn('delhi')
  })

  test('sees their own account, and not another one’s', async () => {
    const { id } = delhi.store
    expect((await delhi.ask('session.me', { params: { id } })).email).toBe(emailOf('delhi'))
    expect(await delhi.refusal('session.me', { params: { id: id - 1 } })).toMatchObject({ status: 403 })
    expect(await delhi.refusal('session.userDetails', { params: { id: id - 1 } })).toMatchObject({ status: 403 })
    expect(await delhi.refusal('session.userList', {})).toMatchObject({ status: 403 })
    expect(await delhi.refusal('order.blocking', { params: { userId: id - 1 } })).toMatchObject({ status: 403 })
  })

  test('sees everybody’s as portal staff', async () => {
    const staff = await shop.signIn('admin')
    expect((await staff.ask('session.userList', {})).map(({ email: one }) => one)).toContain(email)
    expect((await staff.ask('session.me', { params: { id: delhi.store.id } })).email).toBe(emailOf('delhi'))
  })

  test('is told why their orders are blocked', async () => {
    const blocked = await shop.signIn('blocked')
    expect(await blocked.ask('order.blocking', { params: { userId: blocked.store.id } })).toHaveLength(1)
    expect(await delhi.ask('order.blocking', { params: { userId: delhi.store.id } })).toEqual([])
  })

  test('changes their password with the old one, typed twice alike', async () => {
    const tara = await shop.signIn('pharmacy')
    const change = (oldPassword: string, newPassword: string, confirmPassword: string) =>
      tara.client.call('session.changePassword', {
        params: { id: tara.store.id },
        body: { oldPassword, newPassword, confirmPassword },
      })
    expect(await change('wrong', 'changed', 'changed')).toMatchObject({ ok: false, error: { status: 422 } })
    expect(await change(PASSWORD, 'changed', 'chnaged')).toMatchObject({ ok: false, error: { status: 422 } })
    expect(await change(PASSWORD, 'changed', 'changed')).toMatchObject({ ok: true })
    await expect(shop.signIn('pharmacy')).rejects.toThrow(messages.loginIncorrect)
    const body = { email: emailOf('pharmacy'), password: 'changed', system: CAMS_SYSTEM }
    expect(await shop.stranger.call('session.loginWithCams', { body })).toMatchObject({ ok: true })
  })

  test('is signed out when the portal ends all sessions', async () => {
    const kabir = await shop.signIn('fccoco')
    shop.portal.control.endSessions()
    expect(await kabir.refusal('cart.lines', {})).toMatchObject({ kind: 'session', status: 401 })
  })
})
