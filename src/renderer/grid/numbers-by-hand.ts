/**
 * Numbers that are typed, filled in or pasted over the rows' own. Nothing is sent until the user asks for it, and each change can be
 * undone.
 */
import { createStore, useStore } from 'zustand'
import { toast } from '../parts/toasts.tsx'
import type { Drafts } from './drafts.ts'
import type { GridSource } from './source.ts'
import { createTyping, type Typing } from './typing.ts'

/** Numbers by row id, where they differ from the row's own. */
export type ByHand = ReadonlyMap<number, number>

export interface NumbersState {
  readonly byHand: ByHand
  /** The reasons why typed input wasn't taken, by row id. */
  readonly refused: ReadonlyMap<number, string>
  readonly done: readonly ByHand[]
  readonly undone: readonly ByHand[]
}

const NOTHING: NumbersState = { byHand: new Map(), refused: new Map(), done: [], undone: [] }

export interface NumbersDeps {
  parse(text: string): number | undefined
  /** The message for text that isn't a valid number. */
  readonly outOfRange: string
  /** The row's own number; undefined for a row that doesn't exist. */
  own(id: number): number | undefined
  /** Numbers from before the screen was left. */
  readonly initial?: ByHand
}

export class NumbersByHand {
  readonly store = createStore(() => NOTHING)
  readonly drafts: Drafts = new Map()
  readonly typing: Typing
  readonly #own: NumbersDeps['own']

  constructor({ parse, outOfRange, own, initial = NOTHING.byHand }: NumbersDeps) {
    this.#own = own
    this.store.setState({ byHand: initial })
    this.typing = createTyping({
      drafts: this.drafts,
      parse,
      numberOf: (id) => this.numberOf(id),
      show: (id, value) => this.#show(new Map([[id, value]])),
      send: (id, value, was) => this.change(new Map([[id, value]]), new Map([[id, was]])),
      refuse: (id) => this.refuse(id, outOfRange),
    })
  }

  numberOf(id: number): number | undefined {
    return this.store.getState().byHand.get(id) ?? this.#own(id)
  }

  set = (id: number, value: number, was: number): void => {
    this.typing.stop(id)
    this.change(new Map([[id, value]]), new Map([[id, was]]))
  }

  fill = (ids: readonly number[], value: number): void => this.change(new Map(ids.map((id) => [id, value])))

  refuse = (id: number, why: string): void =>
    this.store.setState(({ refused }) => ({ refused: new Map([...refused, [id, why]]) }))

  undoRedo = (way: 'undo' | 'redo'): void =>
    this.store.setState(({ byHand, done, undone }) => {
      const [from, to] = way === 'undo' ? [done, undone] : [undone, done]
      const next = from.at(-1)
      if (next === undefined) return {}
      const [remaining, more] = [from.slice(0, -1), [...to, byHand]]
      return way === 'undo'
        ? { byHand: next, done: remaining, undone: more }
        : { byHand: next, done: more, undone: remaining }
    })

  /** Changes numbers as one step. `before` is what undo restores, if the screen shows other numbers already. */
  change(numbers: ByHand, before: ByHand = new Map()): void {
    const differs = [...numbers].some(([id, value]) => value !== (before.get(id) ?? this.numberOf(id)))
    if (differs) {
      this.store.setState(({ byHand, done }) => ({ done: [...done, new Map([...byHand, ...before])], undone: [] }))
    }
    this.#show(numbers)
  }

  /** Forgets numbers that were sent or discarded, and clears the undo history. */
  forget(ids: ReadonlySet<number>): void {
    const without = <V>(all: ReadonlyMap<number, V>) => new Map([...all].filter(([id]) => !ids.has(id)))
    this.store.setState(({ byHand, refused }) => ({
      byHand: without(byHand),
      refused: without(refused),
      done: [],
      undone: [],
    }))
  }

  #show(numbers: ByHand): void {
    this.store.setState(({ byHand, refused }) => ({
      byHand: new Map([...byHand, ...numbers]),
      refused: new Map([...refused].filter(([id]) => !numbers.has(id))),
    }))
  }
}

type Typed =
  | 'drafts'
  | 'useRejected'
  | 'useScrollTarget'
  | 'clearScrollTarget'
  | 'preview'
  | 'typedOver'
  | 'revert'
  | 'finishTyping'
  | 'set'
  | 'fill'
  | 'refuse'
  | 'warn'

/** The part of a grid's source that is common to all grids whose numbers are sent together later. */
export const typedInto = (
  model: NumbersByHand,
  idAt: (place: number) => number | undefined,
): Pick<GridSource<unknown>, Typed> => ({
  drafts: model.drafts,
  useRejected: (place) => useStore(model.store, ({ refused }) => refused.get(idAt(place) ?? 0)),
  useScrollTarget: () => undefined,
  clearScrollTarget: () => undefined,
  preview: model.typing.preview,
  typedOver: model.typing.typedOver,
  revert: model.typing.revert,
  finishTyping: model.typing.finishTyping,
  set: model.set,
  fill: model.fill,
  refuse: model.refuse,
  warn: (text, tone) => {
    if (text !== '') toast[tone === 'bad' ? 'failed' : 'warn'](text)
  },
})
