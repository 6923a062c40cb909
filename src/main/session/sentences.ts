import { type AppError, portalWords, withSentence } from '../../shared/errors.ts'
import type { MessageKey } from '../../shared/messages.ts'
import { plainLine } from '../../shared/text.ts'

/** 401: the sign-in itself was refused. The others may mean the same, or something else, which the portal then says. */
const WRONG = 401
const MAY_BE_WRONG: readonly (number | undefined)[] = [400, 403, 404, 422]

/** A session that doesn't start isn't a session that has ended. */
export const refusedWith = (error: AppError, sentence: MessageKey): AppError => ({
  ...withSentence(error, sentence),
  kind: 'refused',
})

/**
 * The error of requesting a one-time password: one sentence for wrong credentials, with any status the portal uses for them. For a locked
 * account, too many attempts or an unverified address, the portal's words are shown.
 */
export function wrongCredentialsError(error: AppError): AppError {
  const isWrong = error.status === WRONG || (MAY_BE_WRONG.includes(error.status) && portalWords(error) === undefined)
  return isWrong ? refusedWith(error, 'loginIncorrect') : error
}

/** The error of a one-time password: the portal's own reason is the best. */
export function wrongCodeError(error: AppError): AppError {
  const isWrong = error.status === WRONG || MAY_BE_WRONG.includes(error.status)
  if (!isWrong) return error
  return portalWords(error) === undefined ? refusedWith(error, 'otpIncorrect') : { ...error, kind: 'refused' }
}

/** The error of asking for the user right after the sign-in. */
export const unknownTokenError = (error: AppError): AppError =>
  error.kind === 'session' ? refusedWith(error, 'signInRefused') : error

/** Returns the portal's message after a success, on one line; undefined if it is empty, or the same as ours. */
export function newsIn(message: string, prescribed?: string): string | undefined {
  const line = plainLine(message).trim()
  return line === '' || line === prescribed ? undefined : line
}
