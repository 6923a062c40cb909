/** The error shown for a list, a cart or other data that couldn't be loaded, on its screen and in place of its file. */
import { type AppError, type ErrorKind, withSentence } from '../errors.ts'
import type { MessageKey } from '../messages.ts'

/** Failures of portal calls. All other errors have their own explanation. */
const OF_ASKING: readonly ErrorKind[] = ['offline', 'timeout', 'refused', 'portal', 'answer']

/** Replaces a failure's message by the document's sentence, if there is one, with the portal's or StoreDesk's words as the reason. */
export const withListMessage = (error: AppError, failed: MessageKey | undefined): AppError =>
  failed === undefined || !OF_ASKING.includes(error.kind)
    ? error
    : { ...withSentence(error, failed), because: error.because ?? error.message }
