import { refuseNewPassword } from '../../shared/domain/people/password.ts'
import { type AppError, fail, isLost, ok, portalWords, withSentence } from '../../shared/errors.ts'
import type { MessageKey } from '../../shared/messages.ts'
import { plainLine } from '../../shared/text.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { refusedWith } from './sentences.ts'

export interface PasswordResetDeps {
  readonly client: PortalClient
  readonly weakWords: readonly string[]
  /** Aborts when the user gives up. */
  readonly signal: () => AbortSignal
  /** The token in the link that the practice portal has mailed. */
  readonly practiceToken: ((email: string) => string | undefined) | undefined
}

/** Statuses for an unknown email or token. */
const UNKNOWN: readonly (number | undefined)[] = [401, 404, 410]
const POLICY_BROKEN = 409

export const passwordResetHandlers = ({
  client,
  signal,
  weakWords,
  practiceToken,
}: PasswordResetDeps): Pick<Handlers, 'session.forgotPassword' | 'session.checkReset' | 'session.resetPassword'> => ({
  'session.forgotPassword': async ({ email, again }) => {
    // The documents have two calls for it; the second is for a mail that didn't arrive.
    const options = { signal: signal() }
    const answer = again
      ? await client.call('session.forgetPassword', { body: { email } }, options)
      : await client.call('session.forgotPassword', { query: { userEmail: email } }, options)
    if (!answer.ok) return fail(inOurWords(answer.error, 'forgotUnknown'))
    return ok({ message: plainLine(answer.value.message).trim(), practiceToken: practiceToken?.(email) })
  },
  'session.checkReset': async ({ token }) => {
    const answer = await client.call('session.checkResetToken', { params: { token } }, { signal: signal() })
    if (answer.ok) return ok({ email: answer.value.email })
    return fail(isRefusal(answer.error) ? refusedWith(answer.error, 'resetLinkDead') : answer.error)
  },
  'session.resetPassword': async ({ token, email, newPassword, confirmPassword }) => {
    const [why] = Object.values(refuseNewPassword({ newPassword, confirmPassword }, weakWords))
    if (why !== undefined) return fail({ kind: 'rule', message: why })
    const body = { token, email, newPassword, confirmPassword }
    const answer = await client.call('session.resetPassword', { body })
    if (answer.ok) return ok(undefined)
    // The password may be set, and the link used up: the user tries to sign in with the new one before asking for another link.
    if (isLost(answer.error)) return fail(withSentence(answer.error, 'writeLost'))
    if (answer.error.status === POLICY_BROKEN) return fail(refusedWith(answer.error, 'passwordInvalid'))
    return fail(inOurWords(answer.error, 'resetLinkDead'))
  },
})

const isRefusal = ({ kind }: AppError): boolean => kind === 'refused' || kind === 'session'

/** One sentence for everything unknown to the portal; any other refusal is shown in the portal's words, if it has any. */
function inOurWords(error: AppError, unknown: MessageKey): AppError {
  if (!isRefusal(error)) return error
  const isUnknown = UNKNOWN.includes(error.status) || portalWords(error) === undefined
  return isUnknown ? refusedWith(error, unknown) : error
}
