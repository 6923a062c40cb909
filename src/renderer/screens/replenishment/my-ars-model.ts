/** Targets as they are typed, filled in, pasted and taken from what is advised; saved together when somebody asks for it. */

import { createStore } from 'zustand'
import { type GroupTotal, kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import type { TargetRow } from '../../../shared/domain/replenishment/target-rows.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { createDraft } from '../../app/drafts.ts'
import { type ByHand, NumbersByHand } from '../../grid/numbers-by-hand.ts'
import type { Sought } from '../../grid/source.ts'
import { GroupSums } from './group-sums.ts'

export type Parent = Answer<'ars.list'>['rows'][number]
export type Alternate = Parent['alternateProducts'][number]
export type Kind = ReturnType<typeof kindOf>

/** A target that isn't saved, with all that saving it takes: its row may not be shown. */
export interface TargetDraft extends Kind {
  readonly id: number
  readonly name: string
  readonly target: number
  /** The list's target when this one was typed, or when it was last asked about. */
  readonly was: number
}

/** It outlives the screen, a reload and the end of the session. */
const draft = createDraft<{ readonly targets: readonly TargetDraft[] }>('ars.targets', { targets: [] })

export const parseTarget = (text: string): number | undefined =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined

export class MyArsModel extends NumbersByHand {
  /** Products that aren't in My ARS any more, though a target was typed for them. */
  readonly gone = createStore((): { readonly ids: ReadonlySet<number> } => ({ ids: new Set() }))
  /** What the targets of each group come to with those that are typed; none while the list isn't read to its end. */
  readonly totals = createStore((): { readonly byGroup: ReadonlyMap<string, GroupTotal> } => ({ byGroup: new Map() }))
  /** Rows that are to be brought into sight. */
  readonly sought = createStore((): { readonly rows: Sought | undefined } => ({ rows: undefined }))
  readonly #sums = new GroupSums()
  readonly #parents: Map<number, Parent>
  /** By product, for those that are typed over: the list's target then. */
  readonly #was: Map<number, number>
  /** What can be saved of `byHand`, worked out once. */
  #drafts: { readonly of: ByHand; readonly all: readonly TargetDraft[] } | undefined

  constructor() {
    const parents = new Map<number, Parent>()
    const kept = draft.now().targets
    super({
      parse: parseTarget,
      outOfRange: messages.arsTargetWhole,
      own: (id) => parents.get(id)?.targetStock,
      kept: new Map(kept.map(({ id, target }) => [id, target])),
    })
    this.#parents = parents
    this.#was = new Map(kept.map(({ id, was }) => [id, was]))
    this.store.subscribe(({ byHand }, { byHand: before }) => {
      if (byHand !== before) this.#typed(byHand)
    })
  }

  #typed(byHand: ByHand): void {
    const differing = new Map([...byHand].filter(([id, target]) => this.#parents.get(id)?.targetStock !== target))
    // What is as the list has it isn't typed: it follows the list.
    if (differing.size < byHand.size) {
      this.store.setState({ byHand: differing })
      return
    }
    for (const id of this.#was.keys()) if (!byHand.has(id)) this.#was.delete(id)
    for (const id of byHand.keys()) {
      const own = this.#parents.get(id)?.targetStock
      if (own !== undefined && !this.#was.has(id)) this.#was.set(id, own)
    }
    draft.change({ targets: this.#allIn(byHand) })
    this.#addUp(byHand)
  }

  #addUp(byHand: ByHand): void {
    const { byGroup } = this.totals.getState()
    const now = this.#sums.totals(byHand, byGroup)
    if (now !== byGroup) this.totals.setState({ byGroup: now })
  }

  /** What is shown now. What was typed of others is kept: a filter may hide them for a while. */
  show(parents: readonly Parent[]): void {
    for (const one of parents) this.#parents.set(one.id, one)
    this.#drafts = undefined
  }

  /** What the list has by now as it was typed isn't typed any more: it follows the list. */
  dropSame(): void {
    const { byHand } = this.store.getState()
    if ([...byHand].some(([id, target]) => this.#parents.get(id)?.targetStock === target)) this.#typed(byHand)
  }

  /** Those of the whole list that are shown as changed: their rows may not be read yet. */
  know(parents: readonly Parent[]): void {
    for (const one of parents) if (!this.#parents.has(one.id)) this.#parents.set(one.id, one)
    this.#drafts = undefined
  }

  /** Every parent of each group; undefined while the list isn't read to its end. */
  groupsAre(parents: readonly Parent[] | undefined): void {
    this.#sums.are(parents ?? [])
    this.#addUp(this.store.getState().byHand)
  }

  /** The list is read to its end: what has no row in it is gone. */
  knowWhole(parents: readonly Parent[]): void {
    const ids = new Set(parents.map(({ id }) => id))
    this.goneAre([...this.store.getState().byHand.keys()].filter((id) => !ids.has(id)))
  }

  goneAre(ids: readonly number[]): void {
    const now = this.gone.getState().ids
    if (ids.length !== now.size || ids.some((id) => !now.has(id))) this.gone.setState({ ids: new Set(ids) })
  }

  parent = (id: number): Parent | undefined => this.#parents.get(id)

  /** The list's target when this one was typed; undefined for one that isn't typed over. */
  wasOf = (id: number): number | undefined => this.#was.get(id)

  /** It was asked about, beside the target that the list has now. */
  typedOver(id: number, now: number): void {
    this.#was.set(id, now)
    this.#drafts = undefined
    draft.change({ targets: this.#allIn(this.store.getState().byHand) })
  }

  /** Those that aren't what the list has, and can be saved. */
  draftsIn(byHand: ByHand): readonly TargetDraft[] {
    const { ids } = this.gone.getState()
    return this.#allIn(byHand).filter(({ id }) => !ids.has(id))
  }

  /** Those whose products are gone. */
  goneIn(byHand: ByHand): readonly TargetDraft[] {
    const { ids } = this.gone.getState()
    return this.#allIn(byHand).filter(({ id }) => ids.has(id))
  }

  #allIn(byHand: ByHand): readonly TargetDraft[] {
    if (this.#drafts?.of === byHand) return this.#drafts.all
    let before: ReadonlyMap<number, TargetDraft> | undefined
    const all = [...byHand].flatMap(([id, target]): TargetDraft[] => {
      const parent = this.#parents.get(id)
      if (parent?.targetStock === target) return []
      // Of one that isn't read yet all is known that was kept with it.
      before ??= parent === undefined ? new Map(draft.now().targets.map((one) => [one.id, one])) : undefined
      const known =
        parent === undefined ? before?.get(id) : { id, name: parent.name, was: parent.targetStock, ...kindOf(parent) }
      return known === undefined ? [] : [{ ...known, target, was: this.#was.get(id) ?? known.was }]
    })
    this.#drafts = { of: byHand, all }
    return all
  }

  /** They are the list's now, until it is read anew. */
  saved(drafts: readonly TargetDraft[]): void {
    for (const { id, target } of drafts) {
      const parent = this.#parents.get(id)
      if (parent === undefined) continue
      this.#parents.set(id, { ...parent, targetStock: target })
      this.#sums.saved(id, target)
    }
    this.#drafts = undefined
    this.forget(new Set(drafts.map(({ id }) => id)))
  }

  /** Brings products into sight, and marks them. */
  seek(ids: readonly number[]): void {
    this.sought.setState({ rows: { ids, focus: false, reveal: true } })
  }

  /** Takes rows of a file, or pasted, into the list: those that change a target. */
  take(rows: readonly TargetRow[]): void {
    const now = this.store.getState().byHand
    // It was looked at beside the target that the row says.
    for (const { id, was, verdict } of rows)
      if (verdict === 'changes' && id !== undefined && was !== undefined && !now.has(id)) this.#was.set(id, was)
    const taken = rows.flatMap(({ id, target, verdict }): [number, number][] =>
      verdict === 'changes' && id !== undefined && target !== undefined ? [[id, target]] : [],
    )
    this.change(new Map(taken))
  }
}
