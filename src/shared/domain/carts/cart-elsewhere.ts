/**
 * What was changed in the cart at another computer while it was worked on here. A later save never wipes an earlier one
 * unseen: such a line isn't sent, and what was, what is there now and what was to be sent is told, line by line.
 */

/** As much of a cart's line as counts here. */
interface Pieces {
  readonly id: number
  readonly qty: number
}

/** Pieces; 0 for a line that isn't there. */
export interface ChangedElsewhere {
  readonly id: number
  /** What this computer last saw. */
  readonly was: number
  /** What the portal has now. */
  readonly theirs: number
  /** What was to be sent from here and was held back; absent where this computer had nothing to say about the line. */
  readonly yours?: number | undefined
}

/** The lines in which the portal's cart differs from what was last seen of it. */
export function changedElsewhere(seen: readonly Pieces[], now: readonly Pieces[]): readonly ChangedElsewhere[] {
  const was = new Map(seen.map(({ id, qty }) => [id, qty]))
  const theirs = new Map(now.map(({ id, qty }) => [id, qty]))
  return [...new Set([...was.keys(), ...theirs.keys()])].flatMap((id) => {
    const one = { id, was: was.get(id) ?? 0, theirs: theirs.get(id) ?? 0 }
    return one.was === one.theirs ? [] : [one]
  })
}

export interface HeldBack {
  /** Products whose change may be sent. */
  readonly free: readonly number[]
  /** The others, with what was to become of them. */
  readonly held: readonly ChangedElsewhere[]
}

/** Which of the wanted quantities (0 for removing) would wipe what somebody else made of the line. */
export function heldBack(wanted: ReadonlyMap<number, number>, elsewhere: readonly ChangedElsewhere[]): HeldBack {
  const held = elsewhere.flatMap((one) => {
    const yours = wanted.get(one.id)
    return yours === undefined || yours === one.theirs ? [] : [{ ...one, yours }]
  })
  const ids = new Set(held.map(({ id }) => id))
  return { free: [...wanted.keys()].filter((id) => !ids.has(id)), held }
}
