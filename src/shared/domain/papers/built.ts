/** What building a paper ends in: its value, or the sentence that says why there is none. */
import type { MessageKey } from '../../messages.ts'

export type Built<V> =
  | { readonly ok: true; readonly paper: V }
  | {
      readonly ok: false
      readonly why: MessageKey
      /** A second sentence, with the figures that say it, and what its braces stand for. */
      readonly because?:
        | { readonly sentence: MessageKey; readonly values: Readonly<Record<string, string>> }
        | undefined
    }
