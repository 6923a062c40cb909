/** The errors of a write that goes out once and failed or whose outcome is unknown: the document's sentence first, then the reason. */
import { type AppError, fail, portalWords, type Result } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import { asSentence } from '../../shared/text.ts'

/** It may have been done: the page says so and offers to send it once more. */
export const lostWrite = ({ message }: { readonly message: string }, sentence?: MessageKey): Result<never> => {
  const texts = sentence === undefined ? { message } : { message: say(sentence), because: message }
  return fail({ kind: 'timeout', sentence: 'writeLost', ...texts })
}

/** It was certainly not done. Without a sentence of its own the error is passed on unchanged. */
export function failedWrite(error: AppError, sentence?: MessageKey): Result<never> {
  if (sentence === undefined) return fail(error)
  return fail({ ...error, sentence, message: say(sentence), because: asSentence(portalWords(error) ?? error.message) })
}
