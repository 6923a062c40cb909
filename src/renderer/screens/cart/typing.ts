/**
 * The quantity that is being typed into a line: worked out at every key, sent when the field is left. Its line may move or
 * go meanwhile, and the field may leave the page without a word.
 */
import type { Piece } from '../../../shared/domain/cart-history.ts'
import { parseQuantity } from '../../../shared/domain/cart-rules.ts'
import { type Drafts, lineTyped, quantityDraft } from './drafts.ts'

interface TypingDeps {
  readonly drafts: Drafts
  readonly qtyOf: (id: number) => number | undefined
  /** Shown, not sent. */
  readonly show: (piece: Piece) => void
  readonly send: (id: number, qty: number, was: number) => void
  /** What was typed is no quantity. */
  readonly refuse: (id: number) => void
}

export interface Typing {
  isOf(id: number): boolean
  /** Pieces of the line before the typing began; undefined while nothing is typed into it. */
  typedOver(id: number): number | undefined
  /** Shows a quantity without sending it: while it is being typed. */
  preview(id: number, qty: number): void
  /** Nothing is being typed any more: the line is as it was. */
  revert(id: number): void
  /** The line's quantity was set otherwise. */
  stop(id: number): void
  /** What was typed and left without a word is sent, too. */
  finishTyping(): void
  /**
   * The cart is another: a line is typed over what it has now, or over its quantity that `waits` to be sent. A quantity
   * whose line is gone isn't typed any more.
   */
  lines(now: ReadonlyMap<number, number>, waits: (id: number) => boolean): void
  /** The quantity that is typed into a line that this cart hasn't got. */
  lost(now: ReadonlyMap<number, number>): readonly Piece[]
}

export function createTyping({ drafts, qtyOf, show, send, refuse }: TypingDeps): Typing {
  let typing: { readonly id: number; readonly was: number } | undefined
  const typedOver = (id: number) => (typing?.id === id ? typing.was : undefined)
  const typed = (id: number) => parseQuantity(drafts.get(quantityDraft(id)) ?? '')
  const forget = (id: number) => {
    if (typing?.id === id) typing = undefined
    drafts.delete(quantityDraft(id))
  }
  const finish = (id: number) => {
    const was = typedOver(id) ?? qtyOf(id)
    const qty = typed(id)
    forget(id)
    if (was === undefined || qty === was) return
    if (qty !== undefined) return send(id, qty, was)
    show({ id, qty: was })
    refuse(id)
  }
  return {
    isOf: (id) => typing?.id === id,
    typedOver,
    preview: (id, qty) => {
      if (typing !== undefined && typing.id !== id) finish(typing.id)
      typing ??= { id, was: qtyOf(id) ?? qty }
      show({ id, qty })
    },
    revert: (id) => {
      const was = typedOver(id)
      if (was === undefined) return
      typing = undefined
      show({ id, qty: was })
    },
    stop: (id) => {
      if (typing?.id === id) typing = undefined
    },
    finishTyping: () => {
      for (let id = lineTyped(drafts); id !== undefined; id = lineTyped(drafts)) finish(id)
    },
    lines: (now, waits) => {
      const id = lineTyped(drafts)
      if (id !== undefined && !now.has(id)) forget(id)
      if (typing !== undefined && !waits(typing.id)) typing = { ...typing, was: now.get(typing.id) ?? typing.was }
    },
    lost: (now) => {
      const id = lineTyped(drafts)
      const qty = id === undefined || now.has(id) ? undefined : typed(id)
      return id === undefined || qty === undefined ? [] : [{ id, qty }]
    },
  }
}
