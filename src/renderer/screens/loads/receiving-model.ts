/** The counts of a load that arrived: scanned, typed, filled in and pasted. Each change is stored at once, and can be undone. */
import { createStore } from 'zustand'
import type { Receiving } from '../../../shared/bridge/receiving.ts'
import {
  countedRow,
  type KnownProduct,
  type LoadLine,
  MOST_COUNTED,
  parsePieces,
  type ReceivedRow,
  receivedRows,
  unexpectedRow,
} from '../../../shared/domain/receiving/received.ts'
import { plainId } from '../../../shared/domain/scanning/scan.ts'
import { type Code, codeOf, type Symbology } from '../../../shared/domain/scanning/scanned-code.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import type { Drafts } from '../../grid/drafts.ts'
import { createTyping, type Typing } from '../../grid/typing.ts'
import { boxIn, isNoBox, movedSentence, noBox, notHere } from './load-codes.ts'
import type { Keep, ReceivingState, ScanOutcome, ScanSignal, UnknownProduct } from './receiving-state.ts'

/** Another code that these digits may be besides a product. */
function perhapsOf(id: number): Symbology | undefined {
  const code = codeOf(String(id))
  return code.kind === 'product' ? code.perhaps : undefined
}

export class ReceivingModel {
  readonly store
  readonly drafts: Drafts = new Map()
  readonly typing: Typing
  readonly #keep: Keep
  readonly #load: string
  readonly #places = new Map<number, number>()
  /** Known products that aren't in the load. */
  readonly #known = new Map<number, KnownProduct>()
  /** Scanned pieces of products that are being looked up. */
  readonly #looking = new Map<number, number>()
  /** Pieces that were waiting for a look-up when the screen was left. */
  readonly #waiting = new Map<number, number>()
  #scans = 0
  /** The row that a number is being typed into, in its former state: it may not have been counted. */
  #over: ReceivedRow | undefined

  constructor(load: string, lines: readonly LoadLine[], stored: Receiving, keep: Keep) {
    this.#load = load
    this.#keep = keep
    this.store = createStore(
      (): ReceivingState => ({
        rows: receivedRows(lines, stored.products),
        boxes: new Set(stored.boxes),
        allBoxes: undefined,
        last: undefined,
        unknownProducts: [],
        lost: [],
        scrollTarget: undefined,
        refused: new Map(),
        done: [],
        undone: [],
      }),
    )
    for (const { id, pieces } of stored.asked ?? []) this.#waiting.set(id, pieces)
    this.#rows.forEach(({ id }, place) => {
      this.#places.set(id, place)
    })
    this.typing = createTyping({
      drafts: this.drafts,
      parse: parsePieces,
      numberOf: (id) => this.rowOf(id)?.counted,
      show: (id, counted) => this.#preview(id, counted),
      send: (id, counted, was) => this.set(id, counted, was),
      refuse: (id) => this.refuse(id, messages.countRange),
    })
  }

  get #rows(): readonly ReceivedRow[] {
    return this.store.getState().rows
  }

  placeOf = (id: number): number | undefined => this.#places.get(id)

  rowOf = (id: number): ReceivedRow | undefined => this.#rows[this.#places.get(id) ?? -1]

  /** Counts a product or ticks a box. Other codes are refused, and for an unknown product ID the user is asked. */
  scan = (code: Code): void => {
    this.typing.finishTyping()
    const box = boxIn(code, this.#load, this.store.getState().allBoxes)
    if (box !== undefined) this.#tickBox(box)
    else if (code.kind === 'product') this.#scanProduct(code.id, code.perhaps)
    else this.#scanOther(code)
  }

  /** Looks up ids that were waiting when the screen was left. */
  goOn = (): void => {
    for (const [id, pieces] of this.#waiting) void this.#lookUp(id, perhapsOf(id), pieces)
    this.#waiting.clear()
  }

  /** Counts the pieces of an unknown id, as the user has decided. */
  countUnknown = (id: number): void => {
    const unknown = this.#withoutUnknown(id)
    if (unknown !== undefined) this.#count(id, unknown.pieces)
  }

  dismissUnknown = (id: number): void => {
    const unknown = this.#withoutUnknown(id)
    if (unknown !== undefined) this.#became({ kind: 'undone', text: say('scanForgotten', { id }) })
  }

  dismiss = (): void => {
    const { last } = this.store.getState()
    if (last?.kind === 'refused') this.dismissLost(last.text)
    this.store.setState({ last: undefined })
  }

  /** Dismisses a refused scan once the user has read it. */
  dismissLost = (text: string): void =>
    this.store.setState(({ lost }) => ({ lost: lost.filter((one) => one.text !== text) }))

  /** Undoes the last scan, unless something else has changed since. */
  undoScan = (): void => {
    const { last, done } = this.store.getState()
    if (last?.kind === 'box' && !last.isAgain) {
      this.setBox(last.box, false)
      this.#became({ kind: 'undone', text: say('scanBoxUndone', { box: last.box }) })
    }
    if (last?.kind !== 'counted' || last.step !== done.length) return
    this.undoRedo('undo')
  }

  setBoxes = (allBoxes: readonly string[]): void => {
    const { boxes, allBoxes: before } = this.store.getState()
    this.store.setState({ allBoxes })
    if (before !== undefined) return
    // Boxes ticked by their labels before the portal had listed them.
    for (const box of boxes) if (isNoBox(box, allBoxes)) this.#refuse(noBox(box, this.#load))
  }

  /** Takes the names of products that aren't in the load, which arrive after their ids. */
  learn = (products: readonly KnownProduct[]): void => {
    for (const product of products) this.#known.set(product.id, product)
    const named = this.#rows.map((row) => {
      const product = row.expected === 0 ? this.#known.get(row.id) : undefined
      return product === undefined ? row : { ...row, name: product.name, mrp: product.mrp }
    })
    this.store.setState({ rows: named })
  }

  #scanProduct(id: number, perhaps: Symbology | undefined): void {
    const unknown = this.store.getState().unknownProducts.find((one) => one.id === id)
    if (this.rowOf(id) !== undefined) this.#count(id, 1)
    else if (unknown === undefined) void this.#lookUp(id, perhaps)
    else if (unknown.failed === undefined) this.#ask({ ...unknown, pieces: unknown.pieces + 1 })
    else {
      this.#withoutUnknown(id)
      void this.#lookUp(id, perhaps, unknown.pieces + 1)
    }
  }

  /** Counts a product if the digits are an id of this load, even if the code looks like something else. */
  #scanOther(code: Exclude<Code, { readonly kind: 'product' }>): void {
    const isPart = code.kind === 'torn' || code.kind === 'unread'
    const id = isPart ? undefined : plainId(code.text)
    if (id !== undefined && (this.rowOf(id)?.expected ?? 0) > 0) this.#count(id, 1)
    else this.#refuse(notHere(code, this.#load))
  }

  #tickBox(box: string): void {
    const isAgain = this.store.getState().boxes.has(box)
    if (!isAgain) this.setBox(box, true)
    this.#became({ kind: 'box', box, isAgain }, isAgain ? 'look' : 'counted')
  }

  async #lookUp(id: number, perhaps: Symbology | undefined, more = 1): Promise<void> {
    const pieces = this.#looking.get(id) ?? 0
    this.#looking.set(id, pieces + more)
    // Stored first, in case the screen is left meanwhile.
    this.#keep.setUnknown(id, pieces + more)
    this.#became({ kind: 'looking', id })
    if (pieces > 0) return
    const found = await this.#keep.about(id).then(
      (product) => ({ product, failed: undefined }),
      (thrown: unknown) => ({ product: undefined, failed: this.#keep.why(thrown) }),
    )
    const scanned = this.#looking.get(id) ?? 1
    this.#looking.delete(id)
    // The product may have been typed into the load meanwhile.
    const isUnknown = found.product === undefined && this.rowOf(id) === undefined
    if (found.product !== undefined) this.#known.set(id, found.product)
    if (isUnknown) return this.#ask({ id, pieces: scanned, perhaps, failed: found.failed })
    this.#keep.setUnknown(id, 0)
    this.#count(id, scanned)
  }

  #ask(unknown: UnknownProduct): void {
    this.#keep.setUnknown(unknown.id, unknown.pieces)
    this.store.setState((now) => ({
      unknownProducts: [unknown, ...now.unknownProducts.filter(({ id }) => id !== unknown.id)],
    }))
    this.#became({ kind: 'asks', id: unknown.id }, 'look')
  }

  #withoutUnknown(id: number): UnknownProduct | undefined {
    const { unknownProducts } = this.store.getState()
    this.#keep.setUnknown(id, 0)
    this.store.setState({ unknownProducts: unknownProducts.filter((one) => one.id !== id) })
    return unknownProducts.find((one) => one.id === id)
  }

  #count(id: number, pieces: number): void {
    const row = this.#row(id)
    if (row.counted + pieces > MOST_COUNTED) {
      this.#refuse(say('scanCountFull', { id, most: counted.pieces(MOST_COUNTED) }))
      return
    }
    this.#change([this.#counted(id, row.counted + pieces)])
    const isTooMany = (this.rowOf(id)?.excess ?? 0) > 0
    this.#became({ kind: 'counted', id, step: this.store.getState().done.length }, isTooMany ? 'look' : 'counted')
    this.store.setState({ scrollTarget: { ids: [id], focus: false, reveal: false } })
  }

  /** Records a refused scan. It stays visible until the user dismisses it, even after further scans. */
  #refuse(text: string): void {
    this.store.setState(({ lost }) => {
      const scans = lost.find((one) => one.text === text)?.scans ?? 0
      return { lost: [{ text, scans: scans + 1 }, ...lost.filter((one) => one.text !== text)] }
    })
    this.#became({ kind: 'refused', text }, 'look')
  }

  #became(what: ScanOutcome, sound?: ScanSignal): void {
    this.#scans++
    this.store.setState({ last: { ...what, nth: this.#scans } })
    if (sound !== undefined) this.#keep.hear(sound)
  }

  /** `was` is what undo restores. */
  set = (id: number, counted: number, was: number): void => {
    this.typing.stop(id)
    const before = this.#over?.id === id ? this.#over : this.#counted(id, was)
    this.#change([this.#counted(id, counted)], was === this.rowOf(id)?.counted ? [] : [before])
  }

  fill = (ids: readonly number[], counted: number): void => this.#change(ids.map((id) => this.#counted(id, counted)))

  damage(id: number, damaged: number): void {
    const row = this.rowOf(id)
    if (row !== undefined) this.#change([countedRow(row, { counted: row.counted, damaged })])
  }

  /** Resets rows to not counted. */
  uncount = (ids: readonly number[]): void =>
    this.#change(ids.flatMap((id) => this.rowOf(id) ?? []).map((row) => countedRow(row, undefined)))

  /** Sets rows to the expected pieces. */
  asExpected = (ids: readonly number[]): void =>
    this.#change(ids.flatMap((id) => this.rowOf(id) ?? []).map((row) => this.#counted(row.id, row.expected)))

  /** Pastes a column of numbers, from the cursor down. */
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

  clearScrollTarget = (): void => this.store.setState({ scrollTarget: undefined })

  undoRedo = (way: 'undo' | 'redo'): void => {
    const { done, undone } = this.store.getState()
    const [from, to] = way === 'undo' ? [done, undone] : [undone, done]
    const change = from.at(-1)
    if (change === undefined) return
    const now = change.flatMap(({ id }) => this.rowOf(id) ?? [])
    this.#over = undefined
    this.#show(change)
    for (const row of change) this.#keep.count(row)
    const [left, more] = [from.slice(0, -1), [...to, now]]
    this.store.setState(way === 'undo' ? { done: left, undone: more } : { done: more, undone: left })
    const rows = change.flatMap(({ id }) => this.rowOf(id) ?? [])
    this.#became({ kind: 'undone', text: movedSentence(way, rows) })
  }

  #preview(id: number, counted: number): void {
    const over = this.#over?.id === id ? this.#over : this.#row(id)
    this.#over = over
    this.#show([counted === over.counted ? over : this.#counted(id, counted)])
  }

  #counted(id: number, counted: number): ReceivedRow {
    const row = this.#row(id)
    return countedRow(row, { counted, damaged: row.damaged })
  }

  #row(id: number): ReceivedRow {
    return this.rowOf(id) ?? unexpectedRow(id, this.#known.get(id))
  }

  /** `before`: the rows that undo restores, if they show something else already. */
  #change(rows: readonly ReceivedRow[], before: readonly ReceivedRow[] = []): void {
    if (rows.length === 0) return
    const old = rows.map(({ id }) => before.find((row) => row.id === id) ?? this.#row(id))
    this.#over = undefined
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
