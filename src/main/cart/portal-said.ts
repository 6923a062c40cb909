import { type AppError, portalWords, retold } from '../../shared/errors.ts'
import type { MessageKey } from '../../shared/messages.ts'

/** Failures of a request: neither a rule of ours, nor the session's end, nor given up. */
export const isFailure = ({ kind }: AppError): boolean =>
  kind === 'refused' || kind === 'portal' || kind === 'answer' || kind === 'offline' || kind === 'timeout'

/** The error with this sentence, where the portal gave none. */
export const orElseSay = (error: AppError, sentence: MessageKey): AppError =>
  isFailure(error) && portalWords(error) === undefined ? retold(error, sentence) : error
