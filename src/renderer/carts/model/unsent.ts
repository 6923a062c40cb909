/**
 * Quantities that the portal doesn't have yet. Each cart that is read is compared with them: if a line is as it was when its quantity was
 * typed, that stays pending; if the line has changed, the user decides. They survive a crash, as main keeps them on disk.
 */
import type { ProductQuantity, Quantities, TypedQuantity } from '../../../shared/domain/carts/cart.ts'
import { messages } from '../../../shared/messages.ts'
import type { ChangeQueue } from './change-queue.ts'
import { conflictingQuantities, type RemoteChanges, restored } from './remote-changes.ts'

export interface UnsentDeps {
  /** Quantities typed before this cart was opened here. */
  readonly typed: readonly TypedQuantity[]
  readonly queue: Pick<ChangeQueue, 'has' | 'held' | 'hold' | 'drop'>
  /** The quantity being typed into a line that is missing in this cart. */
  readonly lost: (now: Quantities) => readonly ProductQuantity[]
  readonly elsewhere: () => RemoteChanges
  readonly setRemoteChanges: (elsewhere: RemoteChanges) => void
  readonly write: (typed: readonly TypedQuantity[]) => void
}

export interface Unsent {
  /** Compares pending quantities with the cart read now, and returns those that become pending with it. A saved copy causes no decision. */
  reconcile(now: Quantities, isSaved: boolean): Quantities
  waiting(quantities: Quantities): void
  /** Called before sending: without an answer, the portal may or may not have these. */
  sending(items: readonly ProductQuantity[]): void
  refused(items: readonly ProductQuantity[]): void
  /** Called when the portal has these quantities. */
  accepted(now: Quantities): void
  /** Called when a deletion of these lines failed, as they may be gone anyway. */
  leaving(items: readonly ProductQuantity[]): void
  keep(): void
}

const idsOf = (pieces: readonly ProductQuantity[]): readonly number[] => pieces.map(({ id }) => id)

export function createUnsent({ typed, queue, lost, elsewhere, setRemoteChanges, write }: UnsentDeps): Unsent {
  /** Quantities typed before this cart was opened here, kept until a read shows what the portal has. */
  let before = typed
  let lastSaved = JSON.stringify(typed)
  /** Pieces in the portal's cart, as last reported. */
  let atPortal: Quantities = new Map()
  let waiting: Quantities = new Map()
  const perhaps = new Map<number, number>()
  const leaving = new Set<number>()

  const keep = () => {
    const unsent = [...waiting].map(([id, qty]) => ({ id, qty, was: atPortal.get(id) ?? 0 }))
    const all = [...before, ...conflictingQuantities(elsewhere()), ...unsent]
    const now = JSON.stringify(all)
    if (now === lastSaved) return
    lastSaved = now
    write(all)
  }

  /** Held-back quantities, each with the line's quantity before; those of lines deleted here are dropped. */
  const heldNow = (now: Quantities): readonly TypedQuantity[] => {
    const removed = [...leaving].filter((id) => !now.has(id))
    queue.drop(removed, true)
    leaving.clear()
    const isMine = (id: number) => perhaps.has(id) && perhaps.get(id) === now.get(id)
    const wasOf = (id: number) => (isMine(id) ? now : atPortal).get(id) ?? 0
    return [...queue.held(), ...lost(now)].map(({ id, qty }) => ({ id, qty, was: wasOf(id) }))
  }

  return {
    reconcile: (now, isSaved) => {
      const older = before.filter(({ id }) => !queue.has(id))
      const held = isSaved ? [] : heldNow(now)
      const { unsent, elsewhere: conflicts } = restored([...older, ...held], now, elsewhere())
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
        setRemoteChanges(conflicts)
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
    accepted: (now) => {
      atPortal = new Map([...atPortal, ...now])
      for (const id of now.keys()) perhaps.delete(id)
    },
    leaving: (items) => {
      for (const { id } of items) leaving.add(id)
    },
    keep,
  }
}
