/** Quantities of what is suggested, as they are typed, filled in and pasted; each change can be taken back. */
import { createStore } from 'zustand'
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { USUAL_CART } from '../../../shared/domain/carts/cart-kinds.ts'
import { pastedSentence, pastingOf } from '../../../shared/domain/carts/cart-paste.ts'
import { messages } from '../../../shared/messages.ts'
import type { Drafts } from '../../grid/drafts.ts'
import { createTyping, type Typing } from '../../grid/typing.ts'
import { type ByHand, parsePieces, quantityOf } from './quantities.ts'

export interface AssistState {
  readonly byHand: ByHand
  /** Why what was typed last into a row isn't its quantity. */
  readonly refused: ReadonlyMap<number, string>
  readonly done: readonly ByHand[]
  readonly undone: readonly ByHand[]
}

const NOTHING: AssistState = { byHand: new Map(), refused: new Map(), done: [], undone: [] }

type Tell = (text: string, tone: 'good' | 'warn' | 'bad') => void

export class AssistModel {
  readonly store = createStore(() => NOTHING)
  readonly drafts: Drafts = new Map()
  readonly typing: Typing
  readonly #rows = new Map<number, AssistedProduct>()
  readonly #tell: Tell

  constructor(tell: Tell) {
    this.#tell = tell
    this.typing = createTyping({
      drafts: this.drafts,
      parse: parsePieces,
      numberOf: (id) => this.#quantityOf(id),
      show: (id, qty) => this.#show(new Map([[id, qty]])),
      send: (id, qty, was) => this.#change(new Map([[id, qty]]), new Map([[id, was]])),
      refuse: (id) => this.refuse(id, messages.quantityRange),
    })
  }

  /** What is shown now. What was typed of others is kept: a filter may hide them for a while. */
  show(rows: readonly AssistedProduct[]): void {
    for (const row of rows) this.#rows.set(row.view.facts.id, row)
  }

  set = (id: number, qty: number, was: number): void => {
    this.typing.stop(id)
    this.#change(new Map([[id, qty]]), new Map([[id, was]]))
  }

  fill = (ids: readonly number[], qty: number): void => this.#change(new Map(ids.map((id) => [id, qty])))

  /** Of these products nothing is ordered. */
  clear = (ids: readonly number[]): void => this.fill(ids, 0)

  /** Back to what is suggested. */
  restore(id: number): void {
    this.#change(new Map([[id, this.#rows.get(id)?.suggestion?.qty ?? 0]]))
  }

  /** A column of quantities from the cursor down, or products with theirs. */
  paste = (text: string, below: readonly number[]): void => {
    const cart = new Map([...this.#rows.keys()].map((id) => [id, this.#quantityOf(id) ?? 0]))
    const { rows, set, add, same, refused: no } = pastingOf(text, { cartType: USUAL_CART, cart, below, mayAdd: true })
    this.#change(new Map(set.map(({ id, qty }) => [id, qty])))
    const refused = [...no, ...add.map((row) => ({ ...row, why: messages.notAmongSuggested }))]
    const [first] = refused
    const told = pastedSentence({ rows, changed: set.length, added: 0, same, refused })
    this.#tell(first === undefined ? told : `${told} ${first.why}`, first === undefined ? 'good' : 'warn')
  }

  refuse = (id: number, why: string): void =>
    this.store.setState(({ refused }) => ({ refused: new Map([...refused, [id, why]]) }))

  undoRedo = (way: 'undo' | 'redo'): void =>
    this.store.setState(({ byHand, done, undone }) => {
      const [from, to] = way === 'undo' ? [done, undone] : [undone, done]
      const next = from.at(-1)
      if (next === undefined) return {}
      const [left, more] = [from.slice(0, -1), [...to, byHand]]
      return way === 'undo' ? { byHand: next, done: left, undone: more } : { byHand: next, done: more, undone: left }
    })

  /** `before`: what undo brings back, where something else is shown already. */
  #change(quantities: ByHand, before: ByHand = new Map()): void {
    const differs = [...quantities].some(([id, qty]) => qty !== (before.get(id) ?? this.#quantityOf(id)))
    if (differs) {
      this.store.setState(({ byHand, done }) => ({
        done: [...done, new Map([...byHand, ...before])],
        undone: [],
      }))
    }
    this.#show(quantities)
  }

  #show(quantities: ByHand): void {
    this.store.setState(({ byHand, refused }) => ({
      byHand: new Map([...byHand, ...quantities]),
      refused: new Map([...refused].filter(([id]) => !quantities.has(id))),
    }))
  }

  #quantityOf(id: number): number | undefined {
    const row = this.#rows.get(id)
    return row && quantityOf(row, this.store.getState().byHand)
  }
}
