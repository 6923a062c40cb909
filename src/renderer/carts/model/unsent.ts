/**
 * Quantities that aren't at the portal yet. They are held against every cart that is read: where it is as it was when they
 * were typed they wait on, where it became another the person decides. They outlive a crash: main keeps them on disk.
 */
import type { ProductQuantity, Quantities, TypedQuantity } from '../../../shared/domain/carts/cart.ts'
import { messages } from '../../../shared/messages.ts'
import type { ChangeQueue } from './change-queue.ts'
import { type Elsewhere, heldTyped, restored } from './elsewhere.ts'

export interface UnsentDeps {
  /** What was typed before this cart was opened here. */
  readonly typed: readonly TypedQuantity[]
  readonly queue: Pick<ChangeQueue, 'has' | 'held' | 'hold' | 'drop'>
  /** What is being typed into a line that this cart hasn't got. */
  readonly lost: (now: Quantities) => readonly ProductQuantity[]
  readonly elsewhere: () => Elsewhere
  readonly setElsewhere: (elsewhere: Elsewhere) => void
  readonly write: (typed: readonly TypedQuantity[]) => void
}

export interface Unsent {
  /** Against the cart as it is now; what waits anew since then. A saved copy decides nothing. */
  holdAgainst(now: Quantities, isSaved: boolean): Quantities
  /** What the queue has. */
  waiting(quantities: Quantities): void
  /** These are sent: if nobody answers, the portal may have them. */
  sending(items: readonly ProductQuantity[]): void
  refused(items: readonly ProductQuantity[]): void
  /** The portal has these now. */
  taken(now: Quantities): void
  /** Their lines were to be deleted here, and may be. */
  leaving(items: readonly ProductQuantity[]): void
  keep(): void
}

const idsOf = (pieces: readonly ProductQuantity[]): readonly number[] => pieces.map(({ id }) => id)

export function createUnsent({ typed, queue, lost, elsewhere, setElsewhere, write }: UnsentDeps): Unsent {
  /** Typed before this cart was opened here, until it is seen what the portal has. */
  let before = typed
  let kept = JSON.stringify(typed)
  /** Pieces that the portal's cart had when it was last heard of. */
  let atPortal: Quantities = new Map()
  let waiting: Quantities = new Map()
  const perhaps = new Map<number, number>()
  const leaving = new Set<number>()

  const keep = () => {
    const unsent = [...waiting].map(([id, qty]) => ({ id, qty, was: atPortal.get(id) ?? 0 }))
    const all = [...before, ...heldTyped(elsewhere()), ...unsent]
    const now = JSON.stringify(all)
    if (now === kept) return
    kept = now
    write(all)
  }

  /** Quantities that wait, each with what its line had before; those of lines that were deleted here wait no more. */
  const heldNow = (now: Quantities): readonly TypedQuantity[] => {
    const gone = [...leaving].filter((id) => !now.has(id))
    queue.drop(gone, true)
    leaving.clear()
    const isMine = (id: number) => perhaps.has(id) && perhaps.get(id) === now.get(id)
    const wasOf = (id: number) => (isMine(id) ? now : atPortal).get(id) ?? 0
    return [...queue.held(), ...lost(now)].map(({ id, qty }) => ({ id, qty, was: wasOf(id) }))
  }

  return {
    holdAgainst: (now, isSaved) => {
      const older = before.filter(({ id }) => !queue.has(id))
      const held = isSaved ? [] : heldNow(now)
      const { unsent, elsewhere: told } = restored([...older, ...held], now, elsewhere())
      const waits = new Set(idsOf(unsent))
      const again = older.filter(({ id }) => waits.has(id))
      before = isSaved ? older.filter(({ id }) => !waits.has(id)) : []
      if (!isSaved || atPortal.size === 0) atPortal = now
      if (!isSaved) {
        for (const id of perhaps.keys()) if (!queue.has(id)) perhaps.delete(id)
        const over = held.filter(({ id }) => !waits.has(id))
        const isThere = ({ id, qty }: ProductQuantity) => now.get(id) === qty
        queue.drop(idsOf(over.filter(isThere)), true)
        queue.drop(idsOf(over.filter((one) => !isThere(one))), false)
        setElsewhere(told)
      }
      queue.hold(again, { kind: 'offline', message: messages.quantitiesFromBefore })
      keep()
      return new Map(again.map(({ id, qty }) => [id, qty]))
    },
    waiting: (quantities) => {
      waiting = quantities
      keep()
    },
    sending: (items) => {
      for (const { id, qty } of items) perhaps.set(id, qty)
    },
    refused: (items) => {
      for (const { id } of items) perhaps.delete(id)
    },
    taken: (now) => {
      atPortal = new Map([...atPortal, ...now])
      for (const id of now.keys()) perhaps.delete(id)
    },
    leaving: (items) => {
      for (const { id } of items) leaving.add(id)
    },
    keep,
  }
}
