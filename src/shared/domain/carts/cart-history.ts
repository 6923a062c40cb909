/**
 * What was done to a cart, step by step, so that it can be taken back and done again. A step is what it changed: pieces by
 * product before and after. So every kind of change is the same, and a step fits a cart that has moved on meanwhile.
 */
import type { ProductQuantity, Quantities } from './cart.ts'

interface Changed {
  readonly id: number
  /** Pieces; undefined where it wasn't, or isn't, in the cart. */
  readonly was: number | undefined
  readonly now: number | undefined
}

export interface Step {
  /** As a person calls it: `Quantity: Stacking Rings`. */
  readonly label: string
  readonly changes: readonly Changed[]
  /** Of a step that changes no pieces: does again, or takes back, what was noted beside the cart. */
  readonly noted?: (way: UndoRedo) => void
}

/** The last step of each stands at the end. */
export interface History {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

/** Which way through the history. */
export type UndoRedo = 'undo' | 'redo'

export const NO_HISTORY: History = { done: [], undone: [] }
/** Steps that are kept; older ones are forgotten. */
export const MOST_STEPS = 100

/** What made one cart of another; undefined when nothing did. */
export function stepBetween(label: string, before: Quantities, after: Quantities): Step | undefined {
  const ids = new Set([...before.keys(), ...after.keys()])
  const changes = [...ids].flatMap((id) => {
    const [was, now] = [before.get(id), after.get(id)]
    return was === now ? [] : [{ id, was, now }]
  })
  return changes.length === 0 ? undefined : { label, changes }
}

const without = (steps: readonly Step[], step: Step): readonly Step[] => steps.filter((one) => one !== step)

/** A new step: what was taken back before it can't be done again. */
export const withStep = ({ done }: History, step: Step): History => ({
  done: [...done, step].slice(-MOST_STEPS),
  undone: [],
})

/** The step that goes next; undefined when there is none. */
export const nextStep = ({ done, undone }: History, way: UndoRedo): Step | undefined =>
  (way === 'undo' ? done : undone).at(-1)

/** A step was taken back, or done again; the other way round what was refused goes back to where it was. */
export const stepMoved = ({ done, undone }: History, step: Step, way: UndoRedo): History =>
  way === 'undo'
    ? { done: without(done, step), undone: [...without(undone, step), step] }
    : { done: [...without(done, step), step], undone: without(undone, step) }

/** A step that never came about. */
export const withoutStep = ({ done, undone }: History, step: Step): History => ({
  done: without(done, step),
  undone: without(undone, step),
})

/** A step without what never came about of it. */
export function withoutProducts(history: History, step: Step, never: ReadonlySet<number>): History {
  const left = { ...step, changes: step.changes.filter(({ id }) => !never.has(id)) }
  if (left.changes.length === 0) return withoutStep(history, step)
  const put = (steps: readonly Step[]) => steps.map((one) => (one === step ? left : one))
  return { done: put(history.done), undone: put(history.undone) }
}

/** A step of which the portal took back, or did again, all but some products: these stay where they were. */
export function stepPartlyMoved(history: History, step: Step, way: UndoRedo, left: ReadonlySet<number>): History {
  if (left.size === 0) return stepMoved(history, step, way)
  const part = (stays: boolean): Step => ({
    label: step.label,
    changes: step.changes.filter(({ id }) => left.has(id) === stays),
  })
  const [stays, goes] = [part(true), part(false)]
  const put = (steps: readonly Step[]) => steps.map((one) => (one === step ? stays : one))
  const { done, undone } = { done: put(history.done), undone: put(history.undone) }
  if (goes.changes.length === 0) return { done, undone }
  return way === 'undo' ? { done, undone: [...undone, goes] } : { done: [...done, goes], undone }
}

/** What is to be done to a cart, in the calls that there are. */
export interface Plan {
  readonly add: readonly ProductQuantity[]
  readonly set: readonly ProductQuantity[]
  readonly remove: readonly number[]
}

export const isNothing = ({ add, set, remove }: Plan): boolean => add.length + set.length + remove.length === 0

/** How a step is taken back, or done again, in a cart as it is now. A line that went elsewhere isn't brought back. */
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
