/** The draft of a form that wasn't sent, with the result of the last try. */
import { createDraft, type Draft } from '../session/drafts.ts'
import type { Typed } from './field-kinds.ts'

export interface FormState {
  /** The subject of the draft, e.g. a product's id: a draft for another subject isn't shown. */
  readonly about: string
  readonly typed: Typed
  /** True if it was sent without an answer, so it may have been done. */
  readonly lost: boolean
}

export type FormDraft = Draft<FormState>

export const formDraft = (name: string): FormDraft =>
  createDraft<FormState>(name, { about: '', typed: {}, lost: false })
