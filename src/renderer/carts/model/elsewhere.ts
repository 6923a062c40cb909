/** Lines of an open cart that were changed at another computer, until the person has decided about each. */
import type { CartSnapshot, TypedQuantity } from '../../../shared/domain/carts/cart.ts'
import type { ChangedElsewhere } from '../../../shared/domain/carts/cart-elsewhere.ts'

export interface Elsewhere {
  readonly lines: readonly ChangedElsewhere[]
  /** What was told before: a cart that is read again tells it again. */
  readonly known: ReadonlySet<string>
}

export const NOTHING_ELSEWHERE: Elsewhere = { lines: [], known: new Set() }

/** Of a line the last word counts. */
function withLines(told: Elsewhere, fresh: readonly ChangedElsewhere[]): Elsewhere {
  if (fresh.length === 0) return told
  const ids = new Set(fresh.map(({ id }) => id))
  return { ...told, lines: [...told.lines.filter(({ id }) => !ids.has(id)), ...fresh] }
}

/** The lines with those that a cart tells anew. */
export function toldElsewhere(told: Elsewhere, { elsewhere = [], fetchedAt }: CartSnapshot): Elsewhere {
  if (elsewhere.length === 0) return told
  const keyOf = ({ id, yours }: ChangedElsewhere) => `${fetchedAt} ${id} ${yours}`
  const held = new Map(told.lines.map(({ id, yours }) => [id, yours]))
  // What was held back here before is still to be decided about.
  const fresh = elsewhere
    .filter((one) => !told.known.has(keyOf(one)))
    .map((one) => ({ ...one, yours: one.yours ?? held.get(one.id) }))
  return { ...withLines(told, fresh), known: new Set([...told.known, ...fresh.map(keyOf)]) }
}

/** The person has decided about these. */
export const decided = ({ lines, known }: Elsewhere, ids: ReadonlySet<number>): Elsewhere => ({
  lines: lines.filter(({ id }) => !ids.has(id)),
  known,
})

interface Restored {
  /** Still to be sent: the cart is as it was when they were typed. */
  readonly unsent: readonly TypedQuantity[]
  readonly elsewhere: Elsewhere
}

/** What was typed before and never reached the portal, held against the cart as the portal has it now. */
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

/** What of it is to be kept on this computer: what was held back. */
export const heldTyped = ({ lines }: Elsewhere): readonly TypedQuantity[] =>
  lines.flatMap(({ id, was, yours }) => (yours === undefined ? [] : [{ id, qty: yours, was }]))
