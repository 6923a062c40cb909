/** Exchanges the missing pieces of lines for alternates, all of them as one step. */
import type { ProductQuantity, Quantities } from '../../../shared/domain/carts/cart.ts'
import { type Step, stepBetween } from '../../../shared/domain/carts/cart-history.ts'
import { type Exchange, exchangedSentence } from '../../../shared/domain/carts/gap-alternates.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { say } from '../../../shared/messages.ts'
import type { CartStoreActions } from './cart-store-actions.ts'
import type { LostChanges } from './lost-changes.ts'

interface ExchangingDeps extends Pick<CartStoreActions, 'add' | 'remove' | 'set' | 'tell'> {
  readonly lost: LostChanges
  readonly pieces: () => Quantities
  readonly nameOf: (id: number) => string
  readonly remember: (step: Step | undefined) => void
  /** Drops pending quantities of these products before a change that overrides them. */
  readonly instead: <A>(ids: readonly number[], make: () => Promise<A>) => Promise<A>
  readonly inTurn: <A>(run: () => Promise<A>) => Promise<A>
}

export class Exchanging {
  readonly #deps: ExchangingDeps

  constructor(deps: ExchangingDeps) {
    this.#deps = deps
  }

  /** Makes the exchanges and returns those made. If the portal left an alternate out, its line stays as it is. */
  async make(all: readonly Exchange[]): Promise<readonly Exchange[]> {
    const { add, remove, lost, pieces, remember, instead } = this.#deps
    const label = this.#labelOf(all)
    const first = pieces()
    const added = [...piecesByAlternate(all)].flatMap(([id, qty]) => (first.has(id) ? [] : [{ id, qty }]))
    const ids = added.map(({ id }) => id)
    const isAdded = added.length === 0 || (await lost.look(label, ids, () => add(added))) !== undefined
    const here = pieces()
    // An addition that was found done has a step already.
    const before = isAdded ? first : here
    const exchanged = all.filter(({ alternate }) => here.has(alternate.id))
    const removed = exchanged.filter(({ keeps }) => keeps === 0).map(({ id }) => id)
    const taking = () => lost.look(label, removed, () => remove(removed))
    let isTaken = true
    try {
      if (removed.length > 0) isTaken = (await instead(removed, taking)) !== undefined
    } catch (thrown) {
      // The lines are unchanged: the alternates would be ordered in addition, and once more by the next try.
      await this.#takeOut(ids)
      // If that fails, too, Ctrl+Z can remove them.
      remember(stepBetween(label, before, pieces()))
      throw thrown
    }
    // A deletion that was found done has a step already.
    const base = isTaken ? before : new Map([...before].filter(([id]) => !removed.includes(id)))
    remember(stepBetween(label, base, afterwards(before, exchanged, first)))
    this.#send(exchanged, first, ids)
    return exchanged
  }

  /**
   * Sends the changed quantities. If they are refused, added alternates are removed again; those for deleted lines stay, with only the
   * pieces of these lines.
   */
  #send(exchanged: readonly Exchange[], first: Quantities, added: readonly number[]): void {
    const { set, tell, inTurn } = this.#deps
    const quantities = changesOf(exchanged, first)
    const tellDone = () => exchanged.length > 0 && tell({ tone: 'good', text: doneSentence(exchanged) })
    if (quantities.length === 0) return void tellDone()
    const all = piecesByAlternate(exchanged)
    const ofRemoved = piecesByAlternate(exchanged.filter(({ keeps }) => keeps === 0))
    const idle = added.filter((id) => !ofRemoved.has(id))
    const less = [...ofRemoved].flatMap(([id, qty]) => (added.includes(id) && qty !== all.get(id) ? [{ id, qty }] : []))
    const withdraw = async () => {
      await this.#takeOut(idle)
      if (less.length > 0) void set(less)
    }
    void set(quantities).then((isAccepted) => (isAccepted ? tellDone() : inTurn(withdraw)))
  }

  async #takeOut(ids: readonly number[]): Promise<void> {
    const here = ids.filter((id) => this.#deps.pieces().has(id))
    if (here.length > 0) await this.#deps.remove(here).catch(() => undefined)
  }

  #labelOf(all: readonly Exchange[]): string {
    const [one] = all
    return all.length === 1 && one !== undefined
      ? `Replace ${this.#deps.nameOf(one.id)} for ${one.alternate.name}`
      : `Alternates for ${counted.lines(all.length)}`
  }
}

/** The quantities of lines that stay, and of alternates that were in the cart at `first`. */
const changesOf = (exchanged: readonly Exchange[], first: Quantities): readonly ProductQuantity[] => [
  ...[...piecesByAlternate(exchanged)].flatMap(([id, qty]) =>
    first.has(id) ? [{ id, qty: qty + (first.get(id) ?? 0) }] : [],
  ),
  ...exchanged.flatMap(({ id, keeps }) => (keeps > 0 ? [{ id, qty: keeps }] : [])),
]

function afterwards(before: Quantities, exchanged: readonly Exchange[], first: Quantities): Quantities {
  const over = [...piecesByAlternate(exchanged)].map(([id, qty]) => [id, qty + (first.get(id) ?? 0)] as const)
  const after = new Map([...before, ...over])
  for (const { id, keeps } of exchanged) {
    if (keeps > 0) after.set(id, keeps)
    else after.delete(id)
  }
  return after
}

/** Pieces that each alternate takes over, summed over all lines. */
function piecesByAlternate(all: readonly Exchange[]): Quantities {
  const over = new Map<number, number>()
  for (const { alternate, pieces } of all) over.set(alternate.id, pieces + (over.get(alternate.id) ?? 0))
  return over
}

function doneSentence(exchanged: readonly Exchange[]): string {
  const [one] = exchanged
  if (exchanged.length !== 1 || one === undefined) return exchangedSentence(exchanged)
  return say('exchanged', { pieces: counted.pieces(one.pieces), name: one.alternate.name })
}
