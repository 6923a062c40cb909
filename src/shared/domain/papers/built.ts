/** What building a paper ends in: its value, or the sentence that says why there is none. */
import type { MessageKey } from '../../messages.ts'

export type Built<V> = { readonly ok: true; readonly paper: V } | { readonly ok: false; readonly why: MessageKey }
