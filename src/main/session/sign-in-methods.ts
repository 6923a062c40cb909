/** Sign-in with email, password and one-time password, and the central login. What is typed is passed on and never kept. */
import type { SessionState } from '../../shared/bridge/session.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { CAMS_SYSTEM } from '../../shared/portal/areas/session.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { newsIn, wrongCodeError, wrongCredentialsError } from './sentences.ts'

export type SignInMethods = Pick<Handlers, 'session.requestOtp' | 'session.verifyOtp' | 'session.signInCams'>

export interface SignInMethodsDeps {
  readonly client: PortalClient
  /** Starts a session with a token; `message` is the portal's message at the sign-in. */
  readonly begin: (token: string, message: string | undefined) => Promise<Result<SessionState>>
  /** Aborts when the user gives up. */
  readonly signal: () => AbortSignal
  readonly practiceCode: ((email: string) => string | undefined) | undefined
}

export const signInMethods = ({ client, begin, signal, practiceCode }: SignInMethodsDeps): SignInMethods => ({
  'session.requestOtp': async ({ email, password }) => {
    const options = { signal: signal() }
    const answer = await client.call('session.otpGenerate', { body: { email, password } }, options)
    if (!answer.ok) return fail(wrongCredentialsError(answer.error))
    return ok({
      mobilenumber: answer.value.user.mobilenumber,
      message: newsIn(answer.value.message, say('otpSent', { email })),
      practiceCode: practiceCode?.(email),
    })
  },
  'session.verifyOtp': async ({ email, password, mobilenumber, code }) => {
    const body = { email, password, mobilenumber, OTPcode: code }
    const answer = await client.call('session.otpVerify', { body }, { signal: signal() })
    if (!answer.ok) return fail(wrongCodeError(answer.error))
    return begin(answer.value.token, newsIn(answer.value.message))
  },
  'session.signInCams': async ({ email, password }) => {
    const body = { email, password, system: CAMS_SYSTEM }
    const answer = await client.call('session.loginWithCams', { body }, { signal: signal() })
    if (!answer.ok) return fail(wrongCredentialsError(answer.error))
    return begin(answer.value.token, newsIn(answer.value.message))
  },
})
