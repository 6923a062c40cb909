/** The error shown when a list couldn't be fetched for a file. */
import type { ListFormat } from '../../shared/bridge/entry.ts'
import type { AppError } from '../../shared/errors.ts'
import { withListMessage } from '../../shared/lists/failure.ts'
import type { MessageKey } from '../../shared/messages.ts'

/** Uses the screen's message; the portal's documents have a separate sentence for a CSV that wasn't refused. */
export const listFailure = (error: AppError, format: ListFormat, failed: MessageKey | undefined): AppError =>
  withListMessage(error, format === 'csv' && error.kind !== 'refused' ? 'csvDownloadFailed' : failed)
