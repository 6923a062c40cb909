/** What stands in a form and wasn't sent, with what became of the last try. */
import { createDraft, type Draft } from '../app/drafts.ts'
import type { Typed } from './field-kinds.ts'

export interface FormState {
  /** What it is about, e.g. a product's id: typed for something else, it isn't shown. */
  readonly about: string
  readonly typed: Typed
  /** It went out, and no answer to it has come: it may have been done. */
  readonly lost: boolean
}

export type FormDraft = Draft<FormState>

export const formDraft = (name: string): FormDraft =>
  createDraft<FormState>(name, { about: '', typed: {}, lost: false })
