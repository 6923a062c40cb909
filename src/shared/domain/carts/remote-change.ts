/**
 * Lines of the cart that were changed at another computer while the cart was edited here. A later save never silently overwrites an earlier
 * one: such a line isn't sent, and the user sees its old, its current and its unsent quantity.
 */

/** The fields of a cart line that matter here. */
interface Pieces {
  readonly id: number
  readonly qty: number
}

/** Pieces; 0 for a line that isn't there. */
export interface RemoteChange {
  readonly id: number
  /** The quantity that this computer last saw. */
  readonly was: number
  /** The quantity that the portal has now. */
  readonly theirs: number
  /** The quantity that was to be sent from here but wasn't; absent if this computer had no change for the line. */
  readonly yours?: number | undefined
}

/** The lines in which the portal's cart differs from the cart last seen here. */
export function changedElsewhere(lastSeen: readonly Pieces[], now: readonly Pieces[]): readonly RemoteChange[] {
  const was = new Map(lastSeen.map(({ id, qty }) => [id, qty]))
  const theirs = new Map(now.map(({ id, qty }) => [id, qty]))
  return [...new Set([...was.keys(), ...theirs.keys()])].flatMap((id) => {
    const one = { id, was: was.get(id) ?? 0, theirs: theirs.get(id) ?? 0 }
    return one.was === one.theirs ? [] : [one]
  })
}

export interface ConflictSplit {
  /** Products whose change may be sent. */
  readonly free: readonly number[]
  /** The others, with the quantities that were to be sent. */
  readonly conflicts: readonly RemoteChange[]
}

/** Separates the wanted quantities (0 removes a line) that would overwrite a change made at another computer. */
export function splitConflicts(
  requested: ReadonlyMap<number, number>,
  elsewhere: readonly RemoteChange[],
): ConflictSplit {
  const conflicts = elsewhere.flatMap((one) => {
    const yours = requested.get(one.id)
    return yours === undefined || yours === one.theirs ? [] : [{ ...one, yours }]
  })
  const ids = new Set(conflicts.map(({ id }) => id))
  return { free: [...requested.keys()].filter((id) => !ids.has(id)), conflicts }
}
