/** Alternates in the place of what is missing of lines: all of them are one step. */
import type { Quantities } from '../../../shared/domain/carts/cart.ts'
import { type Step, stepBetween } from '../../../shared/domain/carts/cart-history.ts'
import { type Exchange, takenSentence } from '../../../shared/domain/carts/gap-alternates.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { say } from '../../../shared/messages.ts'
import type { CartStoreActions } from './cart-store-actions.ts'
import type { LostChanges } from './lost-changes.ts'

interface ExchangingDeps extends Pick<CartStoreActions, 'put' | 'take' | 'set' | 'tell'> {
  readonly lost: LostChanges
  readonly pieces: () => Quantities
  readonly nameOf: (id: number) => string
  readonly remember: (step: Step | undefined) => void
  /** What waits for these products isn't sent any more. */
  readonly instead: <A>(ids: readonly number[], make: () => Promise<A>) => Promise<A>
}

/** Gives what was exchanged: an alternate that the portal left out takes nobody's place. */
export function createExchanging({ put, take, set, tell, lost, pieces, nameOf, remember, instead }: ExchangingDeps) {
  const labelOf = (all: readonly Exchange[]) => {
    const [one] = all
    return all.length === 1 && one !== undefined
      ? `Exchange of ${nameOf(one.id)} for ${one.alternate.name}`
      : `Alternates for ${counted.lines(all.length)}`
  }
  return async (all: readonly Exchange[]): Promise<readonly Exchange[]> => {
    const label = labelOf(all)
    const first = pieces()
    const added = [...takenOver(all)].flatMap(([id, qty]) => (first.has(id) ? [] : [{ id, qty }]))
    const ids = added.map(({ id }) => id)
    const isAdded = added.length === 0 || (await lost.look(label, ids, () => put(added))) !== undefined
    const here = pieces()
    // Of an addition that was found done there is a step already.
    const before = isAdded ? first : here
    const made = all.filter(({ alternate }) => here.has(alternate.id))
    const gone = made.filter(({ keeps }) => keeps === 0).map(({ id }) => id)
    const quantities = [
      ...[...takenOver(made)].flatMap(([id, qty]) => (first.has(id) ? [{ id, qty: qty + (first.get(id) ?? 0) }] : [])),
      ...made.flatMap(({ id, keeps }) => (keeps > 0 ? [{ id, qty: keeps }] : [])),
    ]
    const after = new Map([
      ...before,
      ...[...takenOver(made)].map(([id, qty]) => [id, qty + (first.get(id) ?? 0)] as const),
      ...quantities.map(({ id, qty }) => [id, qty] as const),
    ])
    for (const id of gone) after.delete(id)
    remember(stepBetween(label, before, after))
    if (gone.length > 0) await instead(gone, () => take(gone))
    const tellDone = () => made.length > 0 && tell({ tone: 'good', text: doneSentence(made) })
    if (quantities.length === 0) tellDone()
    else void set(quantities).then((taken) => taken && tellDone())
    return made
  }
}

/** Pieces that each alternate takes over, from all lines together. */
function takenOver(all: readonly Exchange[]): Quantities {
  const over = new Map<number, number>()
  for (const { alternate, pieces } of all) over.set(alternate.id, pieces + (over.get(alternate.id) ?? 0))
  return over
}

function doneSentence(made: readonly Exchange[]): string {
  const [one] = made
  if (made.length !== 1 || one === undefined) return takenSentence(made)
  return say('exchanged', { pieces: counted.pieces(one.pieces), name: one.alternate.name })
}
