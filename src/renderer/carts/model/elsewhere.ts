/** Lines of an open cart that were changed at another computer, until the user has decided about each. */
import type { CartSnapshot, TypedQuantity } from '../../../shared/domain/carts/cart.ts'
import type { ChangedElsewhere } from '../../../shared/domain/carts/cart-elsewhere.ts'

export interface Elsewhere {
  readonly lines: readonly ChangedElsewhere[]
  /** Keys of changes already reported: reading the cart again reports them again. */
  readonly known: ReadonlySet<string>
}

export const NOTHING_ELSEWHERE: Elsewhere = { lines: [], known: new Set() }

/** Adds lines; a newer report about a line replaces the older one. */
function withLines(told: Elsewhere, fresh: readonly ChangedElsewhere[]): Elsewhere {
  if (fresh.length === 0) return told
  const ids = new Set(fresh.map(({ id }) => id))
  return { ...told, lines: [...told.lines.filter(({ id }) => !ids.has(id)), ...fresh] }
}

/** Adds the changes that a snapshot reports, without those already known. */
export function toldElsewhere(told: Elsewhere, { elsewhere = [], fetchedAt }: CartSnapshot): Elsewhere {
  if (elsewhere.length === 0) return told
  const keyOf = ({ id, yours }: ChangedElsewhere) => `${fetchedAt} ${id} ${yours}`
  const held = new Map(told.lines.map(({ id, yours }) => [id, yours]))
  // A quantity held back earlier still needs a decision.
  const fresh = elsewhere
    .filter((one) => !told.known.has(keyOf(one)))
    .map((one) => ({ ...one, yours: one.yours ?? held.get(one.id) }))
  return { ...withLines(told, fresh), known: new Set([...told.known, ...fresh.map(keyOf)]) }
}

/** Removes the lines that the user has decided about. */
export const decided = ({ lines, known }: Elsewhere, ids: ReadonlySet<number>): Elsewhere => ({
  lines: lines.filter(({ id }) => !ids.has(id)),
  known,
})

interface Restored {
  /** Quantities to send: the cart is still as it was when they were typed. */
  readonly unsent: readonly TypedQuantity[]
  readonly elsewhere: Elsewhere
}

/** Compares quantities that never reached the portal with its present cart. A line that has changed since is a conflict for the user. */
export function restored(
  typed: readonly TypedQuantity[],
  now: ReadonlyMap<number, number>,
  elsewhere: Elsewhere,
): Restored {
  const open = typed.filter(({ id, qty }) => (now.get(id) ?? 0) !== qty)
  const unsent = open.filter(({ id, qty, was }) => qty > 0 && now.get(id) === was)
  const others = open.flatMap((one) => {
    const { id, qty, was } = one
    return unsent.includes(one) ? [] : [{ id, was, theirs: now.get(id) ?? 0, yours: qty }]
  })
  return { unsent, elsewhere: withLines(elsewhere, others) }
}

/** The held-back quantities, as stored on this computer. */
export const heldTyped = ({ lines }: Elsewhere): readonly TypedQuantity[] =>
  lines.flatMap(({ id, was, yours }) => (yours === undefined ? [] : [{ id, qty: yours, was }]))
