/** What is told of a list that couldn't be fetched for a file. */
import type { ListFormat } from '../../shared/bridge/lists.ts'
import { type AppError, type ErrorKind, portalWords } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'

/** Answers that a person can do something about say so themselves. */
const saysItself: readonly ErrorKind[] = ['offline', 'timeout', 'cancelled', 'session', 'refused']

/**
 * The portal's own words, where it said any. Everything else has one sentence: the trade's own for a CSV, for a workbook
 * the list's, or what happened.
 */
export function toldOf(error: AppError, format: ListFormat, failed: MessageKey | undefined): AppError {
  if (portalWords(error) !== undefined || saysItself.includes(error.kind)) return error
  if (format === 'csv') return { ...error, message: say('csvDownloadFailed') }
  return failed === undefined ? error : { ...error, message: say(failed) }
}
