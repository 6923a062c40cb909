import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { checkOnTerminal } from '../../../../src/main/portal-check/on-terminal.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

/** A terminal with these answers, one line per question. */
function terminal(...answers: readonly string[]) {
  const input = new PassThrough()
  const shown: string[] = []
  const left = [...answers]
  const errors = {
    write: (text: string | Uint8Array) => {
      shown.push(String(text))
      if (String(text).endsWith(': ')) {
        const answer = left.shift()
        if (answer === undefined) input.end()
        else input.write(`${answer}\n`)
      }
      return true
    },
  }
  return { input, errors: errors as never, shown }
}

const ABOUT = { version: '1', portal: 'https://portal.example', clock: () => Date.UTC(2026, 10, 28) }

describe('--check-portal', () => {
  it('signs in with what is typed, checks with that token alone, and shows no secret', async () => {
    const calls: unknown[] = []
    const portal = scriptedPortal({
      'session.otpGenerate': ({ body }) => {
        calls.push(body)
        return ok({ message: '', user: { mobilenumber: '98' } })
      },
      'session.otpVerify': ({ body }) => {
        calls.push(body)
        return ok({ token: 'T-1', message: '' })
      },
    })
    const tokens: (string | undefined)[] = []
    const { shown, ...at } = terminal('a@b.example', 'secret word', '424242')
    const clientWith = (token: string | undefined) => {
      tokens.push(token)
      return portal
    }
    const report = await checkOnTerminal({ ...ABOUT, ...at, clientWith })
    expect(report).toMatchObject({ ok: true, value: expect.stringContaining('Nothing was changed') })
    expect(tokens).toEqual([undefined, 'T-1'])
    expect(calls).toEqual([
      { email: 'a@b.example', password: 'secret word' },
      { email: 'a@b.example', password: 'secret word', mobilenumber: '98', OTPcode: '424242' },
    ])
    expect(shown.join('')).not.toMatch(/secret|424242|T-1/)
    expect(JSON.stringify(report)).not.toMatch(/secret|424242|T-1|a@b/)
  })

  it('repeats the portal’s message where it refuses the sign-in', async () => {
    const portal = scriptedPortal({ 'session.otpGenerate': () => fail(refusal(401, 'The password is wrong.')) })
    const { shown: _, ...at } = terminal('a@b.example', 'x')
    const report = await checkOnTerminal({ ...ABOUT, ...at, clientWith: () => portal })
    expect(report).toMatchObject({ ok: false, error: { message: 'The password is wrong.' } })
  })

  it('says where to go instead when no one answers', async () => {
    const portal = scriptedPortal({})
    for (const answers of [[], ['a@b.example'], ['']]) {
      const { shown: _, ...at } = terminal(...answers)
      const report = await checkOnTerminal({ ...ABOUT, ...at, clientWith: () => portal })
      expect(report).toMatchObject({ ok: false, error: { message: messages.checkNeedsTerminal } })
    }
    expect(portal.calls).toEqual([])
  })
})
