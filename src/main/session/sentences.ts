/** What a person is told of the portal's answers to signing in. */
import { type AppError, portalWords, retold } from '../../shared/errors.ts'
import type { MessageKey } from '../../shared/messages.ts'
import { plainLine } from '../../shared/text.ts'

/** 401: the sign-in itself was refused. The others may mean the same, or anything else: then the portal says what. */
const WRONG = 401
const MAY_BE_WRONG: readonly (number | undefined)[] = [400, 403, 404, 422]

/** A session that doesn't begin is none that has ended. */
export const refusedWith = (error: AppError, sentence: MessageKey): AppError => ({
  ...retold(error, sentence),
  kind: 'refused',
})

/**
 * The error of asking for a one-time password: wrong credentials have one sentence, whatever the portal calls them. A
 * locked account, too many attempts or an address that was never verified are told in the portal's words.
 */
export function asWrongCredentials(error: AppError): AppError {
  const isWrong = error.status === WRONG || (MAY_BE_WRONG.includes(error.status) && portalWords(error) === undefined)
  return isWrong ? refusedWith(error, 'loginIncorrect') : error
}

/** The error of a one-time password: the portal knows best why it refused it. */
export function asWrongCode(error: AppError): AppError {
  const isWrong = error.status === WRONG || MAY_BE_WRONG.includes(error.status)
  if (!isWrong) return error
  return portalWords(error) === undefined ? refusedWith(error, 'otpIncorrect') : { ...error, kind: 'refused' }
}

/** The error of asking who it is that has just been let in. */
export const asUnknownToken = (error: AppError): AppError =>
  error.kind === 'session' ? refusedWith(error, 'signInRefused') : error

/** What the portal adds to a success, on one line; undefined when that is nothing, or only what we say ourselves. */
export function newsIn(message: string, prescribed?: string): string | undefined {
  const line = plainLine(message).trim()
  return line === '' || line === prescribed ? undefined : line
}
