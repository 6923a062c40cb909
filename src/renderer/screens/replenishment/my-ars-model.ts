/** Targets typed, filled in, pasted or taken from suggestions; saved together on request. */

import { createStore } from 'zustand'
import { type GroupTotal, kindOf } from '../../../shared/domain/replenishment/my-ars.ts'
import type { TargetRow } from '../../../shared/domain/replenishment/target-rows.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { type ByHand, NumbersByHand } from '../../grid/numbers-by-hand.ts'
import type { ScrollTarget } from '../../grid/source.ts'
import { createDraft } from '../../session/drafts.ts'
import { GroupSums } from './group-sums.ts'

export type Parent = Answer<'ars.list'>['rows'][number]
export type Alternate = Parent['alternateProducts'][number]
export type Kind = ReturnType<typeof kindOf>

/** An unsaved target with all data needed to save it, as its row may not be loaded. */
export interface TargetDraft extends Kind {
  readonly id: number
  readonly name: string
  readonly target: number
  /** The list's target when this one was typed, or when the user was last asked about it. */
  readonly was: number
}

/** A draft, so it survives leaving the screen, a reload and the end of the session. */
const draft = createDraft<{ readonly targets: readonly TargetDraft[] }>('ars.targets', { targets: [] })

export const parseTarget = (text: string): number | undefined =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined

export class MyArsModel extends NumbersByHand {
  /** Products with a typed target that aren't in My ARS any more. */
  readonly removed = createStore((): { readonly ids: ReadonlySet<number> } => ({ ids: new Set() }))
  /** The total of each group's targets including typed ones; empty while the list isn't complete. */
  readonly totals = createStore((): { readonly byGroup: ReadonlyMap<string, GroupTotal> } => ({ byGroup: new Map() }))
  readonly scrollTarget = createStore((): { readonly target: ScrollTarget | undefined } => ({ target: undefined }))
  readonly #sums = new GroupSums()
  readonly #parents: Map<number, Parent>
  /** For each typed target, the list's target at that time. */
  readonly #was: Map<number, number>
  /** A cache of the drafts for `byHand`. */
  #drafts: { readonly of: ByHand; readonly all: readonly TargetDraft[] } | undefined

  constructor() {
    const parents = new Map<number, Parent>()
    const targets = draft.now().targets
    super({
      parse: parseTarget,
      outOfRange: messages.arsTargetWhole,
      own: (id) => parents.get(id)?.targetStock,
      initial: new Map(targets.map(({ id, target }) => [id, target])),
    })
    this.#parents = parents
    this.#was = new Map(targets.map(({ id, was }) => [id, was]))
    this.store.subscribe(({ byHand }, { byHand: before }) => {
      if (byHand !== before) this.#typed(byHand)
    })
  }

  #typed(byHand: ByHand): void {
    const differing = new Map([...byHand].filter(([id, target]) => this.#parents.get(id)?.targetStock !== target))
    // A target that equals the list's doesn't count as typed, so that it follows the list.
    if (differing.size < byHand.size) {
      // The subscription calls this again.
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

  /** Takes the rows on screen. Targets of other rows are kept: a filter may hide them for a while. */
  updateRows(parents: readonly Parent[]): void {
    for (const one of parents) this.#parents.set(one.id, one)
    this.#drafts = undefined
  }

  /** Drops typed targets that the list has by now, so that they follow the list. */
  dropSame(): void {
    const { byHand } = this.store.getState()
    if ([...byHand].some(([id, target]) => this.#parents.get(id)?.targetStock === target)) this.#typed(byHand)
  }

  /** Takes parents of the whole list whose targets are to be changed: their rows may not be loaded yet. */
  addUnloaded(parents: readonly Parent[]): void {
    for (const one of parents) if (!this.#parents.has(one.id)) this.#parents.set(one.id, one)
    this.#drafts = undefined
  }

  /** Takes every parent of each group; undefined while the list isn't complete. */
  setGroups(parents: readonly Parent[] | undefined): void {
    this.#sums.are(parents ?? [])
    this.#addUp(this.store.getState().byHand)
  }

  /** Takes the complete list: typed targets without a row are marked as removed. */
  markMissing(parents: readonly Parent[]): void {
    const ids = new Set(parents.map(({ id }) => id))
    this.markRemoved([...this.store.getState().byHand.keys()].filter((id) => !ids.has(id)))
  }

  markRemoved(ids: readonly number[]): void {
    const now = this.removed.getState().ids
    if (ids.length !== now.size || ids.some((id) => !now.has(id))) this.removed.setState({ ids: new Set(ids) })
  }

  parent = (id: number): Parent | undefined => this.#parents.get(id)

  /** The list's target when this one was typed; undefined if none was typed. */
  wasOf = (id: number): number | undefined => this.#was.get(id)

  /** Records the list's present target, after the user was asked about the difference. */
  confirmOver(id: number, now: number): void {
    this.#was.set(id, now)
    this.#drafts = undefined
    draft.change({ targets: this.#allIn(this.store.getState().byHand) })
  }

  /** Typed targets that differ from the list's and can be saved. */
  draftsIn(byHand: ByHand): readonly TargetDraft[] {
    const { ids } = this.removed.getState()
    return this.#allIn(byHand).filter(({ id }) => !ids.has(id))
  }

  /** Typed targets of removed products. */
  removedIn(byHand: ByHand): readonly TargetDraft[] {
    const { ids } = this.removed.getState()
    return this.#allIn(byHand).filter(({ id }) => ids.has(id))
  }

  #allIn(byHand: ByHand): readonly TargetDraft[] {
    if (this.#drafts?.of === byHand) return this.#drafts.all
    let before: ReadonlyMap<number, TargetDraft> | undefined
    const all = [...byHand].flatMap(([id, target]): TargetDraft[] => {
      const parent = this.#parents.get(id)
      if (parent?.targetStock === target) return []
      // For a row that isn't loaded, the data stored in the draft is used.
      before ??= parent === undefined ? new Map(draft.now().targets.map((one) => [one.id, one])) : undefined
      const known =
        parent === undefined ? before?.get(id) : { id, name: parent.name, was: parent.targetStock, ...kindOf(parent) }
      return known === undefined ? [] : [{ ...known, target, was: this.#was.get(id) ?? known.was }]
    })
    this.#drafts = { of: byHand, all }
    return all
  }

  /** Takes saved targets as the list's own, until it is read again. */
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

  /** Scrolls products into view and marks them. */
  seek(ids: readonly number[]): void {
    this.scrollTarget.setState({ target: { ids, focus: false, reveal: true } })
  }

  /** Takes the rows of a file or a paste that change a target. */
  take(rows: readonly TargetRow[]): void {
    const now = this.store.getState().byHand
    // The row's old target is what the user saw, so a later difference is a conflict.
    for (const { id, was, verdict } of rows)
      if (verdict === 'changes' && id !== undefined && was !== undefined && !now.has(id)) this.#was.set(id, was)
    const accepted = rows.flatMap(({ id, target, verdict }): [number, number][] =>
      verdict === 'changes' && id !== undefined && target !== undefined ? [[id, target]] : [],
    )
    this.change(new Map(accepted))
  }
}
