/** Everything that changes the cart, each with the step that takes it back: one after the other, none lost. */

import type { ProductQuantity, Quantities } from '../../../shared/domain/carts/cart.ts'
import {
  isNothing,
  nextStep,
  planOf,
  type Step,
  stepBetween,
  stepMoved,
  stepPartlyMoved,
  type UndoRedo,
  withoutStep,
  withStep,
} from '../../../shared/domain/carts/cart-history.ts'
import type { PasteAt } from '../../../shared/domain/carts/cart-paste.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartStoreActions } from './cart-store-actions.ts'
import { createLostChanges, isCertain } from './lost-changes.ts'
import { createPasting } from './pasting.ts'

/** A line whose gap another product takes over. */
export interface Exchange {
  readonly id: number
  /** Pieces that the line keeps; 0 takes it out. */
  readonly keeps: number
  readonly alternate: { readonly id: number; readonly name: string }
  /** Pieces that the alternate takes over. */
  readonly pieces: number
}

export interface CartSteps {
  /** A quantity that stands on the screen already. */
  typed(id: number, qty: number, was: number): void
  /** One quantity for several lines. */
  fill(ids: readonly number[], qty: number): void
  /** Rows of a spreadsheet. */
  paste(text: string, into: PasteAt): Promise<void>
  remove(ids: readonly number[]): Promise<void>
  clear(): Promise<void>
  add(items: readonly ProductQuantity[]): Promise<void>
  /** Gives the products that came into the cart. */
  reorder(orderId: string): Promise<readonly number[]>
  exchange(exchange: Exchange): Promise<void>
  /** The cart on the screen is what the portal has: changes of which nothing was heard are looked for in it. */
  cartRead(): void
  /** From here on until it ended, an import changes the cart; the ids are those of what it brought. */
  importBegan(): void
  importEnded(ids: readonly number[]): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
}

export function createCartSteps(actions: CartStoreActions): CartSteps {
  const { store, cartType, set, take, put, change: ask, shown, latest, tell, reread, dropWaiting, hold } = actions
  const { getState, setState } = store
  let last: Promise<unknown> = Promise.resolve()
  let beforeImport: Quantities | undefined

  const pieces = (): Quantities => new Map(getState().cart.lines.map(({ line }) => [line.id, line.qty]))
  const nameOf = (id: number): string =>
    getState().cart.lines.find(({ line }) => line.id === id)?.product?.name ?? `product ${id}`
  const called = (ids: readonly number[]): string => {
    const [one] = ids
    return ids.length === 1 && one !== undefined ? nameOf(one) : `${ids.length} lines`
  }

  /** One change at a time: the next one finds the cart as this one left it. */
  const inTurn = <A>(run: () => Promise<A>): Promise<A> => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
  const remember = (step: Step | undefined) => {
    if (step !== undefined) setState(({ history }) => ({ history: withStep(history, step) }))
  }
  const rememberSince = (label: string, before: Quantities, after: Quantities = pieces()) =>
    remember(stepBetween(label, before, after))

  /** Shown, remembered and sent; what the portal refuses was no step. */
  const change = (label: string, items: readonly ProductQuantity[], before: Quantities) => {
    const step = stepBetween(label, before, new Map([...before, ...items.map(({ id, qty }) => [id, qty] as const)]))
    if (step === undefined) return
    remember(step)
    void set(items).then((taken) => {
      if (!taken) setState(({ history }) => ({ history: withoutStep(history, step) }))
    })
  }

  const done = (text: string | undefined) => text !== undefined && tell({ tone: 'good', text })
  const { look, cartRead } = createLostChanges({ pieces, reread, remember })
  const paste = createPasting({ ...actions, pieces, remember })
  const foundDone = () => tell({ tone: 'warn', text: messages.foundDone })

  /** What waits for these products isn't sent any more; where the change isn't made, it waits on. */
  const instead = async <A>(ids: readonly number[], make: () => Promise<A>): Promise<A> => {
    const waiting = dropWaiting(ids)
    try {
      const made = await make()
      // What was on its way meanwhile may have come back.
      dropWaiting(ids)
      return made
    } catch (thrown) {
      hold(waiting, appErrorOf(thrown))
      throw thrown
    }
  }

  const removeNow = async (ids: readonly number[]) => {
    const before = pieces()
    const label = `Deletion of ${called(ids)}`
    const taken = await instead(ids, () => look(label, ids, () => take(ids)))
    if (taken === undefined) foundDone()
    else rememberSince(label, before)
  }

  /** Additions come first: where the portal refuses them, nothing has changed. */
  const carryOut = async (step: Step, way: UndoRedo): Promise<void> => {
    const text = say(way === 'undo' ? 'undone' : 'redone', { step: step.label })
    const { add, set: quantities, remove } = planOf(step, way, pieces())
    const left = new Set<number>()
    if (add.length > 0) {
      const { message } = await put(add)
      const here = pieces()
      for (const { id } of add) if (!here.has(id)) left.add(id)
      if (left.size > 0) done(message)
    }
    if (remove.length > 0) await instead(remove, () => take(remove))
    // The step by its name, not the additions and deletions that it comes to.
    if (left.size === 0) done(text)
    setState(({ history }) => ({ history: stepPartlyMoved(history, step, way, left) }))
    if (quantities.length === 0) return
    void set(quantities).then((taken) => {
      if (!taken) setState(({ history }) => ({ history: stepMoved(history, step, way === 'undo' ? 'redo' : 'undo') }))
    })
  }

  /** The next step of that way that is one still. */
  const walk = (way: UndoRedo): Promise<void> =>
    inTurn(async () => {
      for (;;) {
        const step = nextStep(getState().history, way)
        if (step === undefined) return
        if (isNothing(planOf(step, way, pieces()))) {
          // The lines that it was about are gone, or are so already.
          setState(({ history }) => ({ history: stepMoved(history, step, way) }))
          continue
        }
        try {
          return await carryOut(step, way)
        } catch (thrown) {
          const error = appErrorOf(thrown)
          const { label } = step
          if (!isCertain(error)) {
            await reread()
            if (isNothing(planOf(step, way, pieces()))) {
              setState(({ history }) => ({ history: stepMoved(history, step, way) }))
              return foundDone()
            }
          }
          // What no rule allows any more would stand before all older steps for ever; room in the cart may come.
          if (error.kind !== 'rule' || error.sentence === 'cartFull') {
            const key = way === 'undo' ? 'notUndone' : 'notRedone'
            return void toast.failed(say(key, { step: label, why: error.message }))
          }
          setState(({ history }) => ({ history: withoutStep(history, step) }))
          toast.failed(say(way === 'undo' ? 'neverUndone' : 'neverRedone', { step: label, why: error.message }))
        }
      }
    })

  return {
    typed: (id, qty, was) => change(`Quantity: ${nameOf(id)}`, [{ id, qty }], new Map([...pieces(), [id, was]])),
    fill: (ids, qty) =>
      change(
        `Quantity: ${called(ids)}`,
        ids.map((id) => ({ id, qty })),
        pieces(),
      ),
    paste: (text, into) => inTurn(() => paste(text, into)),
    remove: (ids) => inTurn(() => removeNow(ids)),
    clear: () =>
      inTurn(async () => {
        const before = pieces()
        const ids = [...before.keys()]
        const label = 'Clearing of the cart'
        const clear = () => ask('cart.clear', { cartType })
        const changed = await instead(ids, () => look(label, ids, clear))
        if (changed === undefined) return foundDone()
        await shown(changed)
        rememberSince(label, before, new Map())
        done(changed.message)
      }),
    add: (items) =>
      inTurn(async () => {
        const before = pieces()
        const wanted = items.map(({ id }) => id)
        const changed = await look(`Adding of ${called(wanted)}`, wanted, () => put(items))
        if (changed === undefined) return foundDone()
        const now = pieces()
        const added = wanted.filter((id) => !before.has(id) && now.has(id))
        const after = new Map([...before, ...added.map((id) => [id, now.get(id) ?? 0] as const)])
        rememberSince(`Adding of ${called(added)}`, before, after)
        done(changed.message)
      }),
    reorder: (orderId) =>
      inTurn(async () => {
        const before = pieces()
        const label = `Reorder of ${orderId.trim()}`
        const changed = await look(label, undefined, () => ask('cart.reorder', { cartType, orderId }))
        if (changed === undefined) {
          foundDone()
          return [...pieces().keys()].filter((id) => !before.has(id))
        }
        await shown(changed)
        const came = changed.put.filter(({ id }) => !before.has(id))
        rememberSince(label, before, new Map([...before, ...came.map(({ id, qty }) => [id, qty] as const)]))
        const { leftOut = [], message = messages.productsAdded } = changed
        if (leftOut.length > 0) setState({ leftOut: message })
        else done(`${message}: ${counted.lines(came.length)}`)
        return came.map(({ id }) => id)
      }),
    exchange: ({ id, keeps, alternate, pieces: taken }) =>
      inTurn(async () => {
        const label = `Exchange of ${nameOf(id)} for ${alternate.name}`
        const first = pieces()
        const inCart = first.get(alternate.id)
        const adding = () => put([{ id: alternate.id, qty: taken }])
        const added = inCart !== undefined || (await look(label, [alternate.id], adding)) !== undefined
        // Of an addition that was found done there is a step already.
        const before = added ? first : pieces()
        const quantities = [
          ...(inCart === undefined ? [] : [{ id: alternate.id, qty: inCart + taken }]),
          ...(keeps > 0 ? [{ id, qty: keeps }] : []),
        ]
        const after = new Map([...before, [alternate.id, taken + (inCart ?? 0)]])
        if (keeps > 0) after.set(id, keeps)
        else after.delete(id)
        rememberSince(label, before, after)
        if (keeps === 0) await instead([id], () => take([id]))
        const text = say('exchanged', { pieces: counted.pieces(taken), name: alternate.name })
        const sayDone = () => done(text)
        if (quantities.length === 0) sayDone()
        else void set(quantities).then((all) => all && sayDone())
      }),
    cartRead,
    importBegan: () => {
      beforeImport ??= pieces()
    },
    importEnded: async (ids) => {
      if (beforeImport === undefined) return
      const before = beforeImport
      beforeImport = undefined
      await inTurn(latest)
      const some = (all: Quantities): Quantities =>
        new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id) ?? 0] as const] : [])))
      rememberSince('Import', some(before), some(pieces()))
    },
    undo: () => walk('undo'),
    redo: () => walk('redo'),
  }
}
