import type { AppError } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'

/** True when the error's sentence is the portal's own, not StoreDesk's stand-in for one. */
export const portalSaid = ({ kind, message }: AppError): boolean =>
  (kind === 'refused' && message !== say('refused')) || (kind === 'portal' && message !== say('portalFault'))

/** Failures of a request: neither a rule of ours, nor the session's end, nor given up. */
const isFailure = ({ kind }: AppError): boolean =>
  kind === 'refused' || kind === 'portal' || kind === 'answer' || kind === 'offline' || kind === 'timeout'

/** The error with this sentence, where the portal gave none. */
export const orElseSay = (error: AppError, sentence: string): AppError =>
  isFailure(error) && !portalSaid(error) ? { ...error, message: sentence } : error
