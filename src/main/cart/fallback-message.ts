import { type AppError, portalWords, withSentence } from '../../shared/errors.ts'
import type { MessageKey } from '../../shared/messages.ts'

/** True for a failed request: not one of our rules, not the session's end, not a cancelled request. */
export const isFailure = ({ kind }: AppError): boolean =>
  kind === 'refused' || kind === 'portal' || kind === 'answer' || kind === 'offline' || kind === 'timeout'

/** Returns the error with this sentence, unless the portal sent its own. */
export const withFallbackMessage = (error: AppError, sentence: MessageKey): AppError =>
  isFailure(error) && portalWords(error) === undefined ? withSentence(error, sentence) : error
