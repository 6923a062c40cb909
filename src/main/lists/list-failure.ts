/** What is told of a list that couldn't be fetched for a file. */
import type { ListFormat } from '../../shared/bridge/entry.ts'
import type { AppError } from '../../shared/errors.ts'
import { inListWords } from '../../shared/lists/failure.ts'
import type { MessageKey } from '../../shared/messages.ts'

/** As on the screen; a CSV that isn't refused has a sentence of its own in the documents. */
export const toldOf = (error: AppError, format: ListFormat, failed: MessageKey | undefined): AppError =>
  inListWords(error, format === 'csv' && error.kind !== 'refused' ? 'csvDownloadFailed' : failed)
