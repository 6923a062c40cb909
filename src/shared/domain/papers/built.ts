/** The result of building a paper: its value, or the message that says why there is none. */
import type { MessageKey } from '../../messages.ts'

export type Built<V> =
  | { readonly ok: true; readonly paper: V }
  | {
      readonly ok: false
      readonly why: MessageKey
      /** A second message with the figures that explain it, and the values of its placeholders. */
      readonly because?:
        | { readonly sentence: MessageKey; readonly values: Readonly<Record<string, string>> }
        | undefined
    }
