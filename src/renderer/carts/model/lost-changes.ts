/** Changes whose answer was lost: the portal may have made them anyway. Reading its cart shows if it did. */

import type { Quantities } from '../../../shared/domain/carts/cart.ts'
import { type Step, stepBetween } from '../../../shared/domain/carts/cart-history.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appErrorOf } from '../../bridge/bridge.ts'

interface Lost {
  readonly label: string
  readonly before: Quantities
  /** The products it changes; undefined if they aren't known beforehand. */
  readonly ids: ReadonlySet<number> | undefined
  found: boolean
}

export interface LostChanges {
  /**
   * Makes a change and resolves to its answer. Resolves to undefined if the answer was lost but the change was found done; its step is
   * recorded then.
   */
  look<A extends object>(
    label: string,
    ids: readonly number[] | undefined,
    make: () => Promise<A>,
  ): Promise<A | undefined>
  /** Called when the screen has the portal's cart. */
  cartRead(): void
}

interface LostDeps {
  readonly pieces: () => Quantities
  readonly reread: () => Promise<void>
  readonly remember: (step: Step) => void
}

/** True if the change certainly wasn't made: it was refused, or never sent. */
export const isCertain = ({ kind, unsent }: AppError): boolean =>
  unsent === true || kind === 'rule' || kind === 'refused' || kind === 'request'

const some = (all: Quantities, ids: Lost['ids']): Quantities =>
  ids === undefined ? all : new Map([...all].filter(([id]) => ids.has(id)))

export function createLostChanges({ pieces, reread, remember }: LostDeps): LostChanges {
  let lost: readonly Lost[] = []
  return {
    look: async (label, ids, make) => {
      const before = pieces()
      try {
        return await make()
      } catch (thrown) {
        if (isCertain(appErrorOf(thrown))) throw thrown
        const change: Lost = { label, before, ids: ids && new Set(ids), found: false }
        lost = [...lost, change]
        await reread()
        if (!change.found) throw thrown
        return undefined
      }
    },
    cartRead: () => {
      const all = lost
      lost = []
      for (const change of all) {
        const [before, now] = [some(change.before, change.ids), some(pieces(), change.ids)]
        // Only added or deleted lines prove the change; another quantity may be one that never reached the portal.
        change.found = before.size !== now.size || [...before.keys()].some((id) => !now.has(id))
        const step = change.found ? stepBetween(change.label, before, now) : undefined
        if (step !== undefined) remember(step)
      }
    },
  }
}
