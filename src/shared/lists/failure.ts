/** What is told of a list, a cart or another read that couldn't be had, on its screen and where its file would be. */
import { type AppError, type ErrorKind, retold } from '../errors.ts'
import type { MessageKey } from '../messages.ts'

/** Failures of asking the portal. All others say themselves what happened and what can be done. */
const OF_ASKING: readonly ErrorKind[] = ['offline', 'timeout', 'refused', 'portal', 'answer']

/** A failure in the document's sentence for it, where there is one; below it the portal's words, or else ours, for what reason. */
export const inListWords = (error: AppError, failed: MessageKey | undefined): AppError =>
  failed === undefined || !OF_ASKING.includes(error.kind)
    ? error
    : { ...retold(error, failed), because: error.because ?? error.message }
