/**
 * What is counted of a load that arrived: scanned, typed, filled in and pasted. Each change is kept at once, and can be taken back.
 */
import { createStore } from 'zustand'
import type { Receiving } from '../../../shared/bridge/receiving.ts'
import {
  countedRow,
  type LoadLine,
  parsePieces,
  type ReceivedRow,
  receivedRows,
  unexpectedRow,
} from '../../../shared/domain/receiving/received.ts'
import { messages } from '../../../shared/messages.ts'
import type { Drafts } from '../../grid/drafts.ts'
import type { Sought } from '../../grid/source.ts'
import { createTyping, type Typing } from '../../grid/typing.ts'

export interface ReceivingState {
  readonly rows: readonly ReceivedRow[]
  readonly boxes: ReadonlySet<string>
  /** The product that was scanned last. */
  readonly scanned: number | undefined
  readonly sought: Sought | undefined
  readonly refused: ReadonlyMap<number, string>
  /** Rows as they were before each change. */
  readonly done: readonly (readonly ReceivedRow[])[]
  readonly undone: readonly (readonly ReceivedRow[])[]
}

/** Keeps what was counted on the disk. */
export interface Keep {
  count(row: ReceivedRow): void
  box(box: string, isHere: boolean): void
}

export class ReceivingModel {
  readonly store
  readonly drafts: Drafts = new Map()
  readonly typing: Typing
  readonly #keep: Keep
  readonly #places = new Map<number, number>()

  constructor(lines: readonly LoadLine[], kept: Receiving, keep: Keep) {
    this.#keep = keep
    this.store = createStore(
      (): ReceivingState => ({
        rows: receivedRows(lines, kept.products),
        boxes: new Set(kept.boxes),
        scanned: undefined,
        sought: undefined,
        refused: new Map(),
        done: [],
        undone: [],
      }),
    )
    this.#rows.forEach(({ id }, place) => {
      this.#places.set(id, place)
    })
    this.typing = createTyping({
      drafts: this.drafts,
      parse: parsePieces,
      numberOf: (id) => this.rowOf(id)?.counted,
      show: (id, counted) => this.#show([this.#counted(id, counted)]),
      send: (id, counted, was) => this.set(id, counted, was),
      refuse: (id) => this.refuse(id, messages.countRange),
    })
  }

  get #rows(): readonly ReceivedRow[] {
    return this.store.getState().rows
  }

  placeOf = (id: number): number | undefined => this.#places.get(id)

  rowOf(id: number): ReceivedRow | undefined {
    return this.#rows[this.#places.get(id) ?? -1]
  }

  /** One piece more of a product, be it in the load or not. */
  scan = (id: number): void => {
    this.typing.finishTyping()
    const row = this.rowOf(id) ?? unexpectedRow(id)
    this.#change([this.#counted(id, row.counted + 1)])
    this.store.setState({ scanned: id, sought: { ids: [id], focus: false, reveal: false } })
  }

  /** `was`: what undo brings back. */
  set = (id: number, counted: number, was: number): void => {
    this.typing.stop(id)
    const before = this.#counted(id, was)
    this.#change([this.#counted(id, counted)], was === this.rowOf(id)?.counted ? [] : [before])
  }

  fill = (ids: readonly number[], counted: number): void => this.#change(ids.map((id) => this.#counted(id, counted)))

  damage(id: number, damaged: number): void {
    const row = this.rowOf(id)
    if (row !== undefined) this.#change([countedRow(row, { counted: row.counted, damaged })])
  }

  /** As if nobody had counted them. */
  uncount = (ids: readonly number[]): void =>
    this.#change(ids.flatMap((id) => this.rowOf(id) ?? []).map((row) => countedRow(row, undefined)))

  /** These came as they should. */
  asExpected = (ids: readonly number[]): void =>
    this.#change(ids.flatMap((id) => this.rowOf(id) ?? []).map((row) => this.#counted(row.id, row.expected)))

  /** A column of numbers, from the cursor down. */
  paste = (text: string, below: readonly number[]): void => {
    const numbers = text
      .trim()
      .split(/\r?\n/)
      .map((line) => parsePieces(line.split('\t').at(-1) ?? ''))
    this.#change(
      below.flatMap((id, at) => {
        const counted = numbers[at]
        return counted === undefined ? [] : [this.#counted(id, counted)]
      }),
    )
  }

  setBox(box: string, isHere: boolean): void {
    this.#keep.box(box, isHere)
    this.store.setState(({ boxes }) => {
      const others = [...boxes].filter((one) => one !== box)
      return { boxes: new Set(isHere ? [...others, box] : others) }
    })
  }

  refuse = (id: number, why: string): void =>
    this.store.setState(({ refused }) => ({ refused: new Map([...refused, [id, why]]) }))

  soughtSeen = (): void => this.store.setState({ sought: undefined })

  undoRedo = (way: 'undo' | 'redo'): void => {
    const { done, undone } = this.store.getState()
    const [from, to] = way === 'undo' ? [done, undone] : [undone, done]
    const change = from.at(-1)
    if (change === undefined) return
    const now = change.flatMap(({ id }) => this.rowOf(id) ?? [])
    this.#show(change)
    for (const row of change) this.#keep.count(row)
    const [left, more] = [from.slice(0, -1), [...to, now]]
    this.store.setState(way === 'undo' ? { done: left, undone: more } : { done: more, undone: left })
  }

  #counted(id: number, counted: number): ReceivedRow {
    const row = this.rowOf(id) ?? unexpectedRow(id)
    return countedRow(row, { counted, damaged: row.damaged })
  }

  /** `before`: rows as undo brings them back, where they show something else already. */
  #change(rows: readonly ReceivedRow[], before: readonly ReceivedRow[] = []): void {
    if (rows.length === 0) return
    const old = rows.map(({ id }) => before.find((row) => row.id === id) ?? this.rowOf(id) ?? unexpectedRow(id))
    this.#show(rows)
    for (const row of rows) this.#keep.count(row)
    this.store.setState(({ done }) => ({ done: [...done, old], undone: [] }))
  }

  #show(rows: readonly ReceivedRow[]): void {
    const all = [...this.#rows]
    for (const row of rows) {
      const place = this.#places.get(row.id) ?? all.length
      this.#places.set(row.id, place)
      all[place] = row
    }
    const ids = new Set(rows.map(({ id }) => id))
    this.store.setState(({ refused }) => ({
      rows: all,
      refused: new Map([...refused].filter(([id]) => !ids.has(id))),
    }))
  }
}
