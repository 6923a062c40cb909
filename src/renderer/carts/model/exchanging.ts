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
  readonly inTurn: <A>(run: () => Promise<A>) => Promise<A>
}

/** Gives what was exchanged: an alternate that the portal left out takes nobody's place. */
export function createExchanging({
  put,
  take,
  set,
  tell,
  lost,
  pieces,
  nameOf,
  remember,
  instead,
  inTurn,
}: ExchangingDeps) {
  const labelOf = (all: readonly Exchange[]) => {
    const [one] = all
    return all.length === 1 && one !== undefined
      ? `Exchange of ${nameOf(one.id)} for ${one.alternate.name}`
      : `Alternates for ${counted.lines(all.length)}`
  }
  const takeOut = async (ids: readonly number[]): Promise<void> => {
    const here = ids.filter((id) => pieces().has(id))
    if (here.length > 0) await take(here).catch(() => undefined)
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
    const taking = () => lost.look(label, gone, () => take(gone))
    const isTaken = gone.length === 0 || (await instead(gone, taking).catch(comesToNothing)) !== undefined
    const after = new Map([
      ...before,
      ...[...takenOver(made)].map(([id, qty]) => [id, qty + (first.get(id) ?? 0)] as const),
      ...quantities.map(({ id, qty }) => [id, qty] as const),
    ])
    for (const id of gone) after.delete(id)
    // Of a deletion that was found done there is a step already.
    const kept = isTaken ? before : new Map([...before].filter(([id]) => !gone.includes(id)))
    remember(stepBetween(label, kept, after))
    const tellDone = () => made.length > 0 && tell({ tone: 'good', text: doneSentence(made) })
    if (quantities.length === 0) tellDone()
    else void set(quantities).then((taken) => (taken ? tellDone() : inTurn(refused)))
    return made

    /** The lines are as they were: what was added for them would be ordered besides, and once more by the next try. */
    async function comesToNothing(thrown: unknown): Promise<never> {
      await takeOut(ids)
      // Where that isn't taken either, Ctrl+Z takes it out.
      remember(stepBetween(label, before, pieces()))
      throw thrown
    }

    /** Alternates of lines that left the cart stay. */
    function refused(): Promise<void> {
      const needed = new Set(made.filter(({ keeps }) => keeps === 0).map(({ alternate }) => alternate.id))
      return takeOut(ids.filter((id) => !needed.has(id)))
    }
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
