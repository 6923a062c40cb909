/** Targets as they are typed, filled in, pasted and taken from what is advised; saved together when somebody asks for it. */
import { rangeIn } from '../../../shared/domain/carts/cart-paste.ts'
import { kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import { type TargetRow, targetsIn, targetsSentence } from '../../../shared/domain/replenishment/target-rows.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { createDraft } from '../../app/drafts.ts'
import { type ByHand, NumbersByHand } from '../../grid/numbers-by-hand.ts'

export type Parent = Answer<'ars.list'>['rows'][number]
export type Alternate = Parent['alternateProducts'][number]
export type Kind = ReturnType<typeof kindOf>

/** A target that isn't saved, with all that saving it takes: its row may not be shown. */
export interface TargetDraft extends Kind {
  readonly id: number
  readonly name: string
  readonly target: number
}

/** It outlives the screen, a reload and the end of the session. */
const draft = createDraft<{ readonly targets: readonly TargetDraft[] }>('ars.targets', { targets: [] })

export const parseTarget = (text: string): number | undefined =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined

type Tell = (text: string, tone: 'good' | 'warn') => void

export class MyArsModel extends NumbersByHand {
  readonly #parents: Map<number, Parent>
  readonly #tell: Tell

  constructor(tell: Tell) {
    const parents = new Map<number, Parent>()
    const kept = draft.now().targets
    super({
      parse: parseTarget,
      outOfRange: messages.arsTargetWhole,
      own: (id) => parents.get(id)?.targetStock,
      kept: new Map(kept.map(({ id, target }) => [id, target])),
    })
    this.#parents = parents
    this.#tell = tell
    this.store.subscribe(({ byHand }, { byHand: before }) => {
      if (byHand !== before) draft.change({ targets: this.draftsIn(byHand) })
    })
  }

  /** What is shown now. What was typed of others is kept: a filter may hide them for a while. */
  show(parents: readonly Parent[]): void {
    for (const one of parents) this.#parents.set(one.id, one)
  }

  /** Those of the whole list that are shown as changed: their rows may not be read yet. */
  know(parents: readonly Parent[]): void {
    for (const one of parents) if (!this.#parents.has(one.id)) this.#parents.set(one.id, one)
  }

  parent = (id: number): Parent | undefined => this.#parents.get(id)

  /** Those that aren't what the list has. */
  draftsIn(byHand: ByHand): readonly TargetDraft[] {
    const before = new Map(draft.now().targets.map((one) => [one.id, one]))
    return [...byHand].flatMap(([id, target]): TargetDraft[] => {
      const parent = this.#parents.get(id)
      if (parent?.targetStock === target) return []
      const known = parent === undefined ? before.get(id) : { id, name: parent.name, target, ...kindOf(parent) }
      return known === undefined ? [] : [{ ...known, target }]
    })
  }

  /** They are the list's now, until it is read anew. */
  saved(drafts: readonly TargetDraft[]): void {
    for (const { id, target } of drafts) {
      const parent = this.#parents.get(id)
      if (parent !== undefined) this.#parents.set(id, { ...parent, targetStock: target })
    }
    this.forget(new Set(drafts.map(({ id }) => id)))
  }

  /** A column of targets from the cursor down, or products with theirs. */
  paste = (text: string, below: readonly number[]): void => {
    const rows = targetsIn(rangeIn(text).rows, { parents: this.#parents, below })
    this.take(rows)
    const refused = rows.find(({ verdict }) => verdict === 'refused')
    const told = targetsSentence(rows)
    this.#tell(refused === undefined ? told : `${told} ${refused.why}`, refused === undefined ? 'good' : 'warn')
  }

  take(rows: readonly TargetRow[]): void {
    const taken = rows.flatMap(({ id, target, verdict }): [number, number][] =>
      verdict === 'changes' && id !== undefined && target !== undefined ? [[id, target]] : [],
    )
    this.change(new Map(taken))
  }
}
