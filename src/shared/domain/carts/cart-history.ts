/**
 * The undo and redo history of a cart. A step records the pieces of each changed product before and after, so every kind of change has the
 * same shape, and a step still applies after the cart has changed otherwise.
 */
import type { ProductQuantity, Quantities } from './cart.ts'

interface Changed {
  readonly id: number
  /** Pieces; undefined if the product wasn't in the cart. */
  readonly was: number | undefined
  readonly now: number | undefined
}

export interface Step {
  /** The step's label on screen: `Quantity: Stacking Rings`. */
  readonly label: string
  readonly changes: readonly Changed[]
  /** For a step that changes no pieces: redoes or undoes the note that is kept beside the cart. */
  readonly noted?: (way: UndoRedo) => void
}

/** The last step of each list is at its end. */
export interface History {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export type UndoRedo = 'undo' | 'redo'

export const NO_HISTORY: History = { done: [], undone: [] }
/** The number of steps kept; older ones are dropped. */
export const MOST_STEPS = 100

/** The step that leads from one cart to another; undefined if they are the same. */
export function stepBetween(label: string, before: Quantities, after: Quantities): Step | undefined {
  const ids = new Set([...before.keys(), ...after.keys()])
  const changes = [...ids].flatMap((id) => {
    const [was, now] = [before.get(id), after.get(id)]
    return was === now ? [] : [{ id, was, now }]
  })
  return changes.length === 0 ? undefined : { label, changes }
}

const without = (steps: readonly Step[], step: Step): readonly Step[] => steps.filter((one) => one !== step)

/** Adds a step. Undone steps can no longer be redone. */
export const withStep = ({ done }: History, step: Step): History => ({
  done: [...done, step].slice(-MOST_STEPS),
  undone: [],
})

/** The next step to undo or redo; undefined if there is none. */
export const nextStep = ({ done, undone }: History, way: UndoRedo): Step | undefined =>
  (way === 'undo' ? done : undone).at(-1)

/** Moves a step after it was undone or redone. Called with the opposite direction, it puts a refused step back. */
export const stepMoved = ({ done, undone }: History, step: Step, way: UndoRedo): History =>
  way === 'undo'
    ? { done: without(done, step), undone: [...without(undone, step), step] }
    : { done: [...without(done, step), step], undone: without(undone, step) }

/** Removes a step that failed. */
export const withoutStep = ({ done, undone }: History, step: Step): History => ({
  done: without(done, step),
  undone: without(undone, step),
})

/** Removes the failed products from a step. */
export function withoutProducts(history: History, step: Step, never: ReadonlySet<number>): History {
  const rest = { ...step, changes: step.changes.filter(({ id }) => !never.has(id)) }
  if (rest.changes.length === 0) return withoutStep(history, step)
  const put = (steps: readonly Step[]) => steps.map((one) => (one === step ? rest : one))
  return { done: put(history.done), undone: put(history.undone) }
}

/** Moves a step that the portal undid or redid for all but some products. Those stay in the list that they were in. */
export function stepPartlyMoved(history: History, step: Step, way: UndoRedo, unmoved: ReadonlySet<number>): History {
  if (unmoved.size === 0) return stepMoved(history, step, way)
  const part = (stays: boolean): Step => ({
    label: step.label,
    changes: step.changes.filter(({ id }) => unmoved.has(id) === stays),
  })
  const [stays, goes] = [part(true), part(false)]
  const put = (steps: readonly Step[]) => steps.map((one) => (one === step ? stays : one))
  const { done, undone } = { done: put(history.done), undone: put(history.undone) }
  if (goes.changes.length === 0) return { done, undone }
  return way === 'undo' ? { done, undone: [...undone, goes] } : { done: [...done, goes], undone }
}

/** The changes to make to a cart, by API call. */
export interface Plan {
  readonly add: readonly ProductQuantity[]
  readonly set: readonly ProductQuantity[]
  readonly remove: readonly number[]
}

export const isNothing = ({ add, set, remove }: Plan): boolean => add.length + set.length + remove.length === 0

/** The calls that undo or redo a step in the current cart. A line that was removed by another change isn't restored. */
export function planOf({ changes }: Step, way: UndoRedo, cart: Quantities): Plan {
  const add: ProductQuantity[] = []
  const set: ProductQuantity[] = []
  const remove: number[] = []
  for (const { id, was, now } of changes) {
    const [to, from] = way === 'undo' ? [was, now] : [now, was]
    const here = cart.get(id)
    if (to === undefined) {
      if (here !== undefined) remove.push(id)
    } else if (here === undefined) {
      if (from === undefined) add.push({ id, qty: to })
    } else if (here !== to) set.push({ id, qty: to })
  }
  return { add, set, remove }
}
