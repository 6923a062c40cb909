/** Quantities typed, filled in or pasted over the suggestions; each change can be undone. */
import { useState } from 'react'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { DEFAULT_CART } from '../../../shared/domain/carts/cart-kinds.ts'
import { pastedSentence, pastingOf } from '../../../shared/domain/carts/cart-paste.ts'
import { messages } from '../../../shared/messages.ts'
import { NumbersByHand } from '../../grid/numbers-by-hand.ts'
import { toast } from '../../parts/toasts.tsx'
import { createDraft, useForgetOnUnmount } from '../../session/drafts.ts'
import { parsePieces } from './quantities.ts'

interface AssistDraft {
  /** The subject, e.g. a category: quantities for another subject aren't shown. */
  readonly about: string
  readonly quantities: readonly (readonly [id: number, qty: number])[]
}

/** A draft, so it survives a reload and the end of the session. */
const draft = createDraft<AssistDraft>('assist.quantities', { about: '', quantities: [] })

type Tell = (text: string, tone: 'good' | 'warn' | 'bad') => void

export class AssistModel extends NumbersByHand {
  readonly #rows: Map<number, AssistedProduct>
  readonly #tell: Tell

  constructor(about: string, tell: Tell) {
    const before = draft.now()
    const stored = new Map(before.about === about ? before.quantities : [])
    const rows = new Map<number, AssistedProduct>()
    const own = (id: number) => {
      const row = rows.get(id)
      return row && (row.suggestion?.qty ?? 0)
    }
    super({ parse: parsePieces, outOfRange: messages.quantityRange, own, initial: stored })
    this.#rows = rows
    this.#tell = tell
    this.store.subscribe(({ byHand }, { byHand: former }) => {
      if (byHand !== former) draft.change({ about, quantities: [...byHand] })
    })
  }

  /** Takes the rows on screen. Quantities of other rows are kept: a filter may hide them for a while. */
  show(rows: readonly AssistedProduct[]): void {
    for (const row of rows) this.#rows.set(row.view.facts.id, row)
  }

  /** Sets the quantity of these products to 0. */
  clear = (ids: readonly number[]): void => this.fill(ids, 0)

  restore(id: number): void {
    this.change(new Map([[id, this.#rows.get(id)?.suggestion?.qty ?? 0]]))
  }

  /** Pastes a column of quantities from the cursor down, or product IDs with quantities. */
  paste = (text: string, below: readonly number[]): void => {
    const cart = new Map([...this.#rows.keys()].map((id) => [id, this.numberOf(id) ?? 0]))
    const { rows, set, add, same, refused: no } = pastingOf(text, { cartType: DEFAULT_CART, cart, below, mayAdd: true })
    this.change(new Map(set.map(({ id, qty }) => [id, qty])))
    const refused = [...no, ...add.map((row) => ({ ...row, why: messages.notAmongSuggested }))]
    const [first] = refused
    const sentence = pastedSentence({ rows, changed: set.length, added: 0, same, refused })
    this.#tell(first === undefined ? sentence : `${sentence} ${first.why}`, first === undefined ? 'good' : 'warn')
  }
}

/** One model per mounted screen; leaving the screen resets it to the suggestions. */
export function useAssistModel(about: string): AssistModel {
  const [model] = useState(() => new AssistModel(about, (text, tone) => toast[tone === 'good' ? 'done' : 'warn'](text)))
  useForgetOnUnmount(draft.clear)
  return model
}
