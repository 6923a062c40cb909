/** Every change of the cart, each with its undo step. Changes run one after the other, and none is lost. */

import type { ProductQuantity, Quantities } from '../../../shared/domain/carts/cart.ts'
import {
  type History,
  isNothing,
  nextStep,
  planOf,
  type Step,
  stepBetween,
  stepMoved,
  stepPartlyMoved,
  type UndoRedo,
  withoutProducts,
  withoutStep,
  withStep,
} from '../../../shared/domain/carts/cart-history.ts'
import type { PasteAt } from '../../../shared/domain/carts/cart-paste.ts'
import type { Exchange } from '../../../shared/domain/carts/gap-alternates.ts'
import { withoutGap } from '../../../shared/domain/carts/gap-explained.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import type { AppError } from '../../../shared/errors.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartStoreActions } from './cart-store-actions.ts'
import { Exchanging } from './exchanging.ts'
import { createLostChanges, isCertain, type LostChanges } from './lost-changes.ts'
import { createPasting } from './pasting.ts'

/** The messages for a step that can't be undone or redone now, or never. */
const NOT_DONE = {
  undo: { now: 'notUndone', ever: 'neverUndone' },
  redo: { now: 'notRedone', ever: 'neverRedone' },
} as const

/** True if a rule forbids the step for good. A full cart isn't such a case, as lines may leave it. */
const isNever = ({ kind, sentence }: AppError): boolean => kind === 'rule' && sentence !== 'cartFull'

export class CartSteps {
  readonly #actions: CartStoreActions
  readonly #lost: LostChanges
  readonly #pasteRows: (text: string, into: PasteAt) => Promise<void>
  readonly #exchanging: Exchanging
  #last: Promise<unknown> = Promise.resolve()
  #beforeImport: Quantities | undefined

  constructor(actions: CartStoreActions) {
    this.#actions = actions
    const common = { pieces: () => this.#pieces(), remember: (step: Step | undefined) => this.#remember(step) }
    this.#lost = createLostChanges({ ...common, reread: actions.reread })
    this.#pasteRows = createPasting({ ...actions, ...common })
    this.#exchanging = new Exchanging({
      ...actions,
      ...common,
      lost: this.#lost,
      nameOf: (id) => this.#nameOf(id),
      instead: (ids, make) => this.#instead(ids, make),
      inTurn: (run) => this.#inTurn(run),
    })
  }

  /** Records and sends a quantity that is already on screen; resolves to false if it was refused. */
  typed(id: number, qty: number, was: number): Promise<boolean> {
    return this.#change(`Quantity: ${this.#nameOf(id)}`, [{ id, qty }], new Map([...this.#pieces(), [id, was]]))
  }

  fill(ids: readonly number[], qty: number): void {
    const items = ids.map((id) => ({ id, qty }))
    void this.#change(`Quantity: ${this.#called(ids)}`, items, this.#pieces())
  }

  paste = (text: string, into: PasteAt): Promise<void> => this.#inTurn(() => this.#pasteRows(text, into))

  remove(ids: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#pieces()
      const label = `Delete ${this.#called(ids)}`
      const changed = await this.#instead(ids, () => this.#lost.look(label, ids, () => this.#actions.remove(ids)))
      if (changed === undefined) this.#foundDone()
      else this.#rememberSince(label, before)
    })
  }

  /**
   * Reduces short lines to what can be supplied, and deletes those of which nothing can, as one step.
   * @param among ids of lines; every line if undefined
   */
  closeGaps(among?: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      const { less, removed } = withoutGap(this.#actions.store.getState().cart.lines, among)
      await this.#putAndTake(`Close gap of ${this.#called([...less.map(({ id }) => id), ...removed])}`, less, removed)
    })
  }

  /** Changes the quantities of some lines and deletes others, as one step with this label. */
  putAndTake = (label: string, pieces: readonly ProductQuantity[], removed: readonly number[]): Promise<void> =>
    this.#inTurn(() => this.#putAndTake(label, pieces, removed))

  async #putAndTake(label: string, pieces: readonly ProductQuantity[], removed: readonly number[]): Promise<void> {
    const { applyRules, set, remove } = this.#actions
    const before = this.#pieces()
    const quantities = applyRules(pieces, before)
    const now = new Map(quantities.map(({ id, qty }) => [id, qty]))
    const taking = () => this.#lost.look(label, removed, () => remove(removed))
    const isTaken = removed.length === 0 || (await this.#instead(removed, taking)) !== undefined
    // A deletion that was found done has a step already.
    const base = isTaken ? before : this.#pieces()
    const remaining = [...before].filter(([id]) => !removed.includes(id))
    const step = stepBetween(label, base, new Map([...remaining, ...now]))
    this.#remember(step)
    if (now.size === 0 || step === undefined) return
    const ids = new Set(now.keys())
    void set(quantities).then((isAccepted) => isAccepted || this.#history((all) => withoutProducts(all, step, ids)))
  }

  /** Runs an action that changes no quantities; `go` does it and undoes it. */
  note(label: string, go: (way: UndoRedo) => void): void {
    go('redo')
    this.#remember({ label, changes: [], noted: go })
  }

  clear(): Promise<void> {
    const { cart, change, loadAfter } = this.#actions
    return this.#inTurn(async () => {
      const before = this.#pieces()
      const ids = [...before.keys()]
      const label = 'Clear cart'
      const clear = () => change('cart.clear', { cart })
      const changed = await this.#instead(ids, () => this.#lost.look(label, ids, clear))
      if (changed === undefined) return this.#foundDone()
      await loadAfter(changed)
      this.#rememberSince(label, before, new Map())
      this.#tellDone(changed.message)
    })
  }

  add(items: readonly ProductQuantity[]): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#pieces()
      const ids = items.map(({ id }) => id)
      const add = () => this.#actions.add(items)
      const changed = await this.#lost.look(`Add ${this.#called(ids)}`, ids, add)
      if (changed === undefined) return this.#foundDone()
      const now = this.#pieces()
      const added = ids.filter((id) => !before.has(id) && now.has(id))
      const after = new Map([...before, ...added.map((id) => [id, now.get(id) ?? 0] as const)])
      this.#rememberSince(`Add ${this.#called(added)}`, before, after)
      this.#tellDone(changed.message)
    })
  }

  /** Adds the products of an earlier order. Resolves to the ids that were added. */
  reorder(orderId: string): Promise<readonly number[]> {
    const { cart, change, loadAfter, store } = this.#actions
    return this.#inTurn(async () => {
      const before = this.#pieces()
      const label = `Reorder ${orderId.trim()}`
      const changed = await this.#lost.look(label, undefined, () => change('cart.reorder', { cart, orderId }))
      if (changed === undefined) {
        this.#foundDone()
        return [...this.#pieces().keys()].filter((id) => !before.has(id))
      }
      await loadAfter(changed)
      const came = changed.put.filter(({ id }) => !before.has(id))
      this.#rememberSince(label, before, new Map([...before, ...came.map(({ id, qty }) => [id, qty] as const)]))
      const { leftOut = [], message = messages.productsAdded } = changed
      if (leftOut.length > 0) store.setState({ leftOut: message })
      else this.#tellDone(`${message}: ${counted.lines(came.length)}`)
      return came.map(({ id }) => id)
    })
  }

  /** Exchanges the missing pieces of lines for alternates, as one step. Resolves to the exchanges that were made. */
  exchange(exchanges: readonly Exchange[]): Promise<readonly Exchange[]> {
    return this.#inTurn(() => this.#exchanging.make(exchanges))
  }

  /** Called when the screen has the portal's cart: looks in it for changes whose answer was lost. */
  cartRead = (): void => this.#lost.cartRead()

  /** Called when an import starts to change the cart. */
  importBegan(): void {
    this.#beforeImport ??= this.#pieces()
  }

  /** Called when the import has ended, with the ids that it added. */
  async importEnded(ids: readonly number[]): Promise<void> {
    const before = this.#beforeImport
    if (before === undefined) return
    this.#beforeImport = undefined
    await this.#inTurn(this.#actions.latest)
    const some = (all: Quantities): Quantities =>
      new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id) ?? 0] as const] : [])))
    this.#rememberSince('Import', some(before), some(this.#pieces()))
  }

  undo = (): Promise<void> => this.#inTurn(() => this.#walk('undo'))

  redo = (): Promise<void> => this.#inTurn(() => this.#walk('redo'))

  /** Takes the next step in that direction that still changes anything. */
  async #walk(way: UndoRedo): Promise<void> {
    for (;;) {
      const step = nextStep(this.#actions.store.getState().history, way)
      if (step === undefined) return
      if (step.noted !== undefined) {
        step.noted(way)
        this.#history((history) => stepMoved(history, step, way))
        this.#tellDone(say(way === 'undo' ? 'undone' : 'redone', { step: step.label }))
        return
      }
      // Its lines are gone, or already as the step would leave them.
      if (this.#isMade(step, way)) this.#history((history) => stepMoved(history, step, way))
      else if (await this.#tryStep(step, way)) return
    }
  }

  /** Returns false if the step can never be taken, so the one before it is next. */
  async #tryStep(step: Step, way: UndoRedo): Promise<boolean> {
    try {
      await this.#carryOut(step, way)
      return true
    } catch (thrown) {
      const error = appErrorOf(thrown)
      if (!isCertain(error)) {
        await this.#actions.reread()
        if (this.#isMade(step, way)) {
          this.#history((history) => stepMoved(history, step, way))
          this.#foundDone()
          return true
        }
      }
      const words = { step: step.label, why: error.message }
      // Otherwise it would block all older steps for ever.
      const isForEver = isNever(error)
      if (isForEver) this.#history((history) => withoutStep(history, step))
      toast.failed(say(NOT_DONE[way][isForEver ? 'ever' : 'now'], words))
      return !isForEver
    }
  }

  /**
   * Additions go first: if the portal refuses them, nothing has changed. If it will never add them again, the step still restores the
   * quantities of other lines.
   */
  async #carryOut(step: Step, way: UndoRedo): Promise<void> {
    const text = say(way === 'undo' ? 'undone' : 'redone', { step: step.label })
    const { add, set: quantities, remove } = planOf(step, way, this.#pieces())
    const unmoved = new Set<number>()
    if (add.length > 0) {
      const message = await this.#actions.add(add).then(
        (changed) => changed.message,
        (thrown: unknown) => {
          const error = appErrorOf(thrown)
          if (quantities.length === 0 || !isNever(error)) throw thrown
          toast.failed(say('stepInPart', { step: step.label, why: error.message }))
          return undefined
        },
      )
      const here = this.#pieces()
      for (const { id } of add) if (!here.has(id)) unmoved.add(id)
      if (unmoved.size > 0) this.#tellDone(message)
    }
    if (remove.length > 0) await this.#instead(remove, () => this.#actions.remove(remove))
    // Name the step itself, not its additions and deletions.
    if (unmoved.size === 0) this.#tellDone(text)
    this.#history((history) => stepPartlyMoved(history, step, way, unmoved))
    if (quantities.length === 0) return
    void this.#actions.set(quantities).then((isAccepted) => {
      if (!isAccepted) this.#history((history) => stepMoved(history, step, way === 'undo' ? 'redo' : 'undo'))
    })
  }

  /** Shows, records and sends quantities; if the portal refuses them, the step is removed. */
  #change(label: string, typed: readonly ProductQuantity[], before: Quantities): Promise<boolean> {
    const items = this.#actions.applyRules(typed, before)
    const step = stepBetween(label, before, new Map([...before, ...items.map(({ id, qty }) => [id, qty] as const)]))
    if (step === undefined) {
      this.#actions.show(items)
      return Promise.resolve(true)
    }
    this.#remember(step)
    return this.#actions.set(items).then((isAccepted) => {
      if (!isAccepted) this.#history((history) => withoutStep(history, step))
      return isAccepted
    })
  }

  /** Drops pending quantities of these products before a change that overrides them; restores them if the change fails. */
  async #instead<A>(ids: readonly number[], make: () => Promise<A>): Promise<A> {
    const { dropWaiting, hold } = this.#actions
    const waiting = dropWaiting(ids)
    try {
      const result = await make()
      // Quantities that were in flight may be pending again.
      dropWaiting(ids)
      return result
    } catch (thrown) {
      hold(waiting, appErrorOf(thrown))
      throw thrown
    }
  }

  /** Runs one change at a time: each starts from the cart that the last one left. */
  #inTurn<A>(run: () => Promise<A>): Promise<A> {
    const turn = this.#last.then(run)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  #pieces(): Quantities {
    return new Map(this.#actions.store.getState().cart.lines.map(({ line }) => [line.id, line.qty]))
  }

  #nameOf(id: number): string {
    const { lines } = this.#actions.store.getState().cart
    return lines.find(({ line }) => line.id === id)?.product?.name ?? `product ${id}`
  }

  #called(ids: readonly number[]): string {
    const [one] = ids
    return ids.length === 1 && one !== undefined ? this.#nameOf(one) : `${ids.length} lines`
  }

  #history(change: (history: History) => History): void {
    this.#actions.store.setState(({ history }) => ({ history: change(history) }))
  }

  #remember(step: Step | undefined): void {
    if (step !== undefined) this.#history((history) => withStep(history, step))
  }

  #rememberSince(label: string, before: Quantities, after = this.#pieces()): void {
    this.#remember(stepBetween(label, before, after))
  }

  /** True if taking the step would change nothing. */
  #isMade = (step: Step, way: UndoRedo): boolean => isNothing(planOf(step, way, this.#pieces()))

  #tellDone(text: string | undefined): void {
    if (text !== undefined) this.#actions.tell({ tone: 'good', text })
  }

  #foundDone = (): void => this.#actions.tell({ tone: 'warn', text: messages.foundDone })
}
