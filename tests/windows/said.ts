/** What the user is told. */
import { fail as failTest, ok as isTrue, match } from 'node:assert/strict'
import type { Result } from '../../src/shared/errors.ts'

/** How Node and Windows speak: an error's code, a call's name, a path. */
const RAW = /\bE[A-Z]{4,}\b|errno|syscall|Error:|[A-Z]:\\|\\\\/

/** The sentence of a refusal, which is one that a user understands. */
export function refused(result: Result<unknown>): string {
  if (result.ok) failTest('It was to be refused')
  isTrue(result.error.kind !== 'defect', result.error.message)
  return plain(result.error.message)
}

/** The text, which is no error of Node's. */
export function plain(text: string): string {
  isTrue(!RAW.test(text), `Not for a user: ${text}`)
  match(text, /^([A-Z“"*]|[a-z]+\.(db|json)[\w.]* ).+[.!]$/u)
  return text
}
