/** The store's best sellers and those of them that ran out, from the figures of order assist, over both halves. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { HALVES, type Half, type Movement } from '../../shared/domain/catalogue/movement.ts'
import {
  BEST_SELLERS,
  bySales,
  isOut,
  type Sold,
  type StoreSeller,
  type StoreSellers,
  sellsFast,
} from '../../shared/domain/replenishment/store-sellers.ts'
import { ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { OwnAnswer } from '../../shared/portal/own-reads.ts'
import type { ReadOptions } from '../portal/reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import { movementsOf, soldIn } from './assist-movements.ts'
import { type Gathering, gather } from './gathering.ts'
import { productsAbout } from './products-about.ts'

/** Maximum number of products that ran out and are named. */
const MOST_NAMED = 200

export async function readStoreSellers(
  { reader, store, products }: Pick<SessionPortal, 'reader' | 'store' | 'products'>,
  { fresh = false }: ReadOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'orderAssist.sellers'>>>> {
  const known = store()
  if (known === undefined) return sessionEnded()
  const gathering = gather(reader, fresh)
  const halves = await Promise.all(HALVES.map((half) => halfSold(gathering, known.id, half)))
  const sold = halves.flatMap((half) => half?.sold ?? [])
  const isWhole = halves.every((half) => half !== undefined)
  const judged = halves.flatMap((half) => half?.fast ?? []).map((one) => ({ ...one, isOut: isOut(one.movement) }))
  const best = bySales(sold).slice(0, BEST_SELLERS)
  const out = bySales(judged.filter((one) => one.isOut === true))
  const result = gathering.result({}, sold.length === 0 && !isWhole)
  if (!result.ok) return result
  const { at, saved, unread } = result.value
  // Cached figures aren't today's, so a message is added.
  const missing = saved ? [...result.value.missing, say('assistOldCopy')] : result.value.missing
  const ids = [...new Set([...best, ...out.slice(0, MOST_NAMED)].map(({ id }) => id))]
  // The figures are useful without the names, too.
  const about = await productsAbout({ reader, productIndex: products }, ids)
  const names = new Map(about.ok ? about.value.map(({ id, name }) => [id, name]) : [])
  const named = (all: readonly Sold[]): readonly StoreSeller[] =>
    all.map(({ id, sold: pieces }) => ({ id, name: names.get(id) ?? '', sold: pieces }))
  const sellers: StoreSellers = {
    best: isWhole && !saved ? named(best) : undefined,
    out: isWhole && missing.length === 0 ? named(out) : undefined,
    unsure: judged.filter((one) => one.isOut === undefined).length,
  }
  return ok({ answer: { ...sellers, missing }, at, saved, unread })
}

interface HalfSold {
  readonly sold: readonly Sold[]
  readonly fast: readonly (Sold & { readonly movement: Movement })[]
}

/** Undefined if its sales aren't known, or lack the number for some products. */
async function halfSold(gathering: Gathering, store: number, half: Half): Promise<HalfSold | undefined> {
  const sold = await soldIn(gathering, store, half)
  if (sold === undefined) return undefined
  const fast = sold.filter((one) => sellsFast(one.sold))
  const ids = fast.map(({ id }) => id)
  if (ids.length === 0) return { sold, fast: [] }
  const movementOf = await movementsOf(gathering, store, half, ids)
  return { sold, fast: fast.map((one) => ({ ...one, movement: movementOf(one.id) })) }
}
