/** Checks of the messages shown to the user. */
import { fail as failTest, ok as isTrue, match } from 'node:assert/strict'
import type { Result } from '../../src/shared/errors.ts'

/** Technical texts of Node and Windows: an error code, a call's name, a path. */
const RAW = /\bE[A-Z]{4,}\b|errno|syscall|Error:|[A-Z]:\\|\\\\/

/** Returns the sentence of a refusal, after checking that a user understands it. */
export function refused(result: Result<unknown>): string {
  if (result.ok) failTest('It was to be refused')
  isTrue(result.error.kind !== 'defect', result.error.message)
  return plain(result.error.message)
}

/** Returns the text, after checking that it isn't an error of Node. */
export function plain(text: string): string {
  isTrue(!RAW.test(text), `Not for a user: ${text}`)
  match(text, /^([A-Z“"*]|[a-z]+\.(db|json)[\w.]* ).+[.!]$/u)
  return text
}
