/** Lines of an open cart that were changed at another computer, until the user has decided about each. */
import type { CartSnapshot, TypedQuantity } from '../../../shared/domain/carts/cart.ts'
import type { RemoteChange } from '../../../shared/domain/carts/remote-change.ts'

export interface RemoteChanges {
  readonly lines: readonly RemoteChange[]
  /** Keys of changes already reported: reading the cart again reports them again. */
  readonly known: ReadonlySet<string>
}

export const NO_REMOTE_CHANGES: RemoteChanges = { lines: [], known: new Set() }

/** Adds lines; a newer report about a line replaces the older one. */
function withLines(known: RemoteChanges, fresh: readonly RemoteChange[]): RemoteChanges {
  if (fresh.length === 0) return known
  const ids = new Set(fresh.map(({ id }) => id))
  return { ...known, lines: [...known.lines.filter(({ id }) => !ids.has(id)), ...fresh] }
}

/** Adds the changes that a snapshot reports, without those already known. */
export function addRemoteChanges(known: RemoteChanges, { elsewhere = [], fetchedAt }: CartSnapshot): RemoteChanges {
  if (elsewhere.length === 0) return known
  const keyOf = ({ id, yours }: RemoteChange) => `${fetchedAt} ${id} ${yours}`
  const pending = new Map(known.lines.map(({ id, yours }) => [id, yours]))
  // A quantity held back earlier still needs a decision.
  const fresh = elsewhere
    .filter((one) => !known.known.has(keyOf(one)))
    .map((one) => ({ ...one, yours: one.yours ?? pending.get(one.id) }))
  return { ...withLines(known, fresh), known: new Set([...known.known, ...fresh.map(keyOf)]) }
}

/** Removes the lines that the user has decided about. */
export const decided = ({ lines, known }: RemoteChanges, ids: ReadonlySet<number>): RemoteChanges => ({
  lines: lines.filter(({ id }) => !ids.has(id)),
  known,
})

interface Restored {
  /** Quantities to send: the cart is still as it was when they were typed. */
  readonly unsent: readonly TypedQuantity[]
  readonly elsewhere: RemoteChanges
}

/** Compares quantities that never reached the portal with its present cart. A line that has changed since is a conflict for the user. */
export function restored(
  typed: readonly TypedQuantity[],
  now: ReadonlyMap<number, number>,
  elsewhere: RemoteChanges,
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
export const conflictingQuantities = ({ lines }: RemoteChanges): readonly TypedQuantity[] =>
  lines.flatMap(({ id, was, yours }) => (yours === undefined ? [] : [{ id, qty: yours, was }]))
