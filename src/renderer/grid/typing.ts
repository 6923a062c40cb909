/**
 * The number that is being typed into a row: worked out at every key, sent when the field is left. Its row may move or
 * go meanwhile, and the field may leave the page without a word.
 */
import { type Drafts, idTyped, numberDraft } from './drafts.ts'

interface TypingDeps {
  readonly drafts: Drafts
  readonly parse: (text: string) => number | undefined
  readonly numberOf: (id: number) => number | undefined
  /** Shown, not sent. */
  readonly show: (id: number, value: number) => void
  readonly send: (id: number, value: number, was: number) => void
  /** What was typed is no such number. */
  readonly refuse: (id: number) => void
}

export interface Typing {
  isOf(id: number): boolean
  /** The row's number before the typing began; undefined while nothing is typed into it. */
  typedOver(id: number): number | undefined
  /** Shows a number without sending it: while it is being typed. */
  preview(id: number, value: number): void
  /** Nothing is being typed any more: the row is as it was. */
  revert(id: number): void
  /** The row's number was set otherwise. */
  stop(id: number): void
  /** What was typed and left without a word is sent, too. */
  finishTyping(): void
  /**
   * The rows are others: one is typed over what it has now, or over its number that `waits` to be sent. A number whose row is gone
   * isn't typed any more.
   */
  rows(now: ReadonlyMap<number, number>, waits: (id: number) => boolean): void
  /** The number that is typed into a row that isn't among these, with its id. */
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
