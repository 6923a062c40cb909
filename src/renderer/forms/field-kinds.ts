/**
 * The kinds of form fields. A field holds typed text or a checkbox; its kind converts that to the program's value: undefined if empty,
 * `UNREADABLE` if invalid.
 */

import { typedRupees } from '../../shared/lists/filter-values.ts'
import type { MessageKey } from '../../shared/messages.ts'

export type FieldKind = 'text' | 'long' | 'email' | 'password' | 'number' | 'amount' | 'day' | 'choice' | 'toggle'

export type Typed = Readonly<Record<string, string | boolean>>

export const UNREADABLE = Symbol('invalid value')

interface Kind {
  readonly empty: string | boolean
  readonly read: (typed: string) => unknown
  readonly wrong: MessageKey
}

const plain: Kind = { empty: '', read: (typed) => typed, wrong: 'fieldUnfit' }
const trimmed: Kind = { ...plain, read: (typed) => typed.trim() }

const numberIn = (typed: string): number | typeof UNREADABLE => {
  const bare = typed.replaceAll(/[,\s]/g, '')
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(bare) ? Number(bare) : UNREADABLE
}

const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: trimmed,
  long: trimmed,
  email: trimmed,
  // Spaces in a password are significant.
  password: plain,
  number: { ...plain, read: numberIn, wrong: 'fieldNoNumber' },
  amount: { ...plain, read: (typed) => typedRupees(typed) ?? UNREADABLE, wrong: 'fieldNoAmount' },
  day: plain,
  choice: plain,
  toggle: { ...plain, empty: false },
}

export const emptyOf = (kind: FieldKind): string | boolean => kinds[kind].empty
export const wrongOf = (kind: FieldKind): MessageKey => kinds[kind].wrong

export function readTyped(kind: FieldKind, typed: string | boolean | undefined): unknown {
  if (typeof typed === 'boolean') return typed
  const { read, empty } = kinds[kind]
  if (typed === undefined) return typeof empty === 'boolean' ? empty : undefined
  const value = read(typed)
  return value === '' || (value === UNREADABLE && typed.trim() === '') ? undefined : value
}
