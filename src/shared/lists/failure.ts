/** What is told of a list that couldn't be had, on its screen and where its file would be. */
import { type AppError, type ErrorKind, portalWords, retold } from '../errors.ts'
import type { MessageKey } from '../messages.ts'

/** Failures whose sentence says what a person can do. */
const SPEAKING: readonly ErrorKind[] = ['offline', 'timeout', 'cancelled', 'session', 'rule', 'storage']

/** True where the portal said why, or what happened is clear in itself. */
export const saysItself = (error: AppError): boolean =>
  portalWords(error) !== undefined || SPEAKING.includes(error.kind)

/** A failure that says nothing itself, in the list's sentence for one where it has any. */
export const inListWords = (error: AppError, failed: MessageKey | undefined): AppError =>
  failed === undefined || saysItself(error) ? error : retold(error, failed)
