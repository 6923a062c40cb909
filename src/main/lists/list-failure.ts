/** What is told of a list that couldn't be fetched for a file. */
import type { ListFormat } from '../../shared/bridge/entry.ts'
import { type AppError, retold } from '../../shared/errors.ts'
import { inListWords, saysItself } from '../../shared/lists/failure.ts'
import type { MessageKey } from '../../shared/messages.ts'

/** As on the screen; for a CSV that broke on the portal's side the trade has a sentence of its own. */
export function toldOf(error: AppError, format: ListFormat, failed: MessageKey | undefined): AppError {
  if (format === 'csv' && error.kind !== 'refused' && !saysItself(error)) {
    return retold(error, 'csvDownloadFailed')
  }
  return inListWords(error, failed)
}
