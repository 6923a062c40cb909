/**
 * The number being typed into a row: applied at every key, sent when the field is left. Meanwhile its row may move or disappear, and the
 * field may be unmounted without a blur event.
 */
import { type Drafts, idTyped, numberDraft } from './drafts.ts'

interface TypingDeps {
  readonly drafts: Drafts
  readonly parse: (text: string) => number | undefined
  readonly numberOf: (id: number) => number | undefined
  /** Shows a number without sending it. */
  readonly show: (id: number, value: number) => void
  readonly send: (id: number, value: number, was: number) => void
  /** Refuses text that isn't a valid number. */
  readonly refuse: (id: number) => void
}

export interface Typing {
  isOf(id: number): boolean
  /** The row's number before typing began; undefined while none is being typed into it. */
  typedOver(id: number): number | undefined
  /** Shows a number without sending it, during typing. */
  preview(id: number, value: number): void
  /** Cancels typing and restores the row's number. */
  revert(id: number): void
  /** Ends typing because the row's number was set in another way. */
  stop(id: number): void
  /** Sends numbers being typed, also those whose field was unmounted. */
  finishTyping(): void
  /**
   * Called when the rows change: typing continues over the row's new number, or over its own number if that `waits` to be sent. Typing into
   * a row that is gone is cancelled.
   */
  rows(now: ReadonlyMap<number, number>, waits: (id: number) => boolean): void
  /** The number being typed into a row that isn't among these, with its id. */
  lost(now: ReadonlyMap<number, number>): readonly [id: number, value: number] | undefined
}

export function createTyping({ drafts, parse, numberOf, show, send, refuse }: TypingDeps): Typing {
  let typing: { readonly id: number; readonly was: number } | undefined
  const typedOver = (id: number) => (typing?.id === id ? typing.was : undefined)
  const typed = (id: number) => parse(drafts.get(numberDraft(id)) ?? '')
  const forget = (id: number) => {
    if (typing?.id === id) typing = undefined
    drafts.delete(numberDraft(id))
  }
  const finish = (id: number) => {
    const was = typedOver(id) ?? numberOf(id)
    const value = typed(id)
    forget(id)
    if (was === undefined || value === was) return
    if (value !== undefined) return send(id, value, was)
    show(id, was)
    refuse(id)
  }
  return {
    isOf: (id) => typing?.id === id,
    typedOver,
    preview: (id, value) => {
      if (typing !== undefined && typing.id !== id) finish(typing.id)
      typing ??= { id, was: numberOf(id) ?? value }
      show(id, value)
    },
    revert: (id) => {
      const was = typedOver(id)
      if (was === undefined) return
      typing = undefined
      show(id, was)
    },
    stop: (id) => {
      if (typing?.id === id) typing = undefined
    },
    finishTyping: () => {
      for (let id = idTyped(drafts); id !== undefined; id = idTyped(drafts)) finish(id)
    },
    rows: (now, waits) => {
      const id = idTyped(drafts)
      if (id !== undefined && !now.has(id)) forget(id)
      if (typing !== undefined && !waits(typing.id)) typing = { ...typing, was: now.get(typing.id) ?? typing.was }
    },
    lost: (now) => {
      const id = idTyped(drafts)
      const value = id === undefined || now.has(id) ? undefined : typed(id)
      return id === undefined || value === undefined ? undefined : [id, value]
    },
  }
}
