/**
 * Sending the taken rows of an import. Quantities are absolute and fixed on disk before the first batch leaves, every
 * batch that the portal confirmed is written down, and the cart is read again before anything is resumed: an
 * interrupted import goes on where it was and can't double anything.
 */
import { z } from 'zod'
import type { CartLine } from '../../shared/domain/cart.ts'
import type { ImportRow } from '../../shared/domain/cart-import.ts'
import { type AppError, fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { cartLine } from '../../shared/portal/areas/cart.ts'
import type { CartService } from '../cart/cart-service.ts'
import { stored } from '../store/stored.ts'
import type { ImportDrafts, PendingRow } from './import-drafts.ts'
import type { DraftRow } from './import-rows.ts'
import { targetQuantity } from './targets.ts'

/** Rows of one request: small, so that progress shows and a stop is quick. */
const BATCH_ROWS = 100

export interface CommitDeps {
  readonly drafts: ImportDrafts
  readonly carts: CartService
  readonly capacity: number
  readonly progress: (draft: DraftRow, done: number, total: number) => void
  /** True once the person asked to stop. */
  readonly stopped: (id: string) => boolean
}

const lineOf = (row: PendingRow): CartLine => ({ ...cartLine.parse(JSON.parse(row.cartLine)), qty: row.target })

/**
 * Fixes what the cart is to have, from the cart as the portal has it this moment. Rows that no longer fit into it are
 * told so and left out.
 */
function fixTargets({ drafts, capacity }: CommitDeps, draft: DraftRow, cart: readonly CartLine[]): void {
  const inCart = new Map(cart.map((line) => [line.id, line.qty]))
  let lines = inCart.size
  const targets = new Map<number, number>()
  const changed: ImportRow[] = []
  for (const row of drafts.unfixed(draft.id)) {
    if (row.id === undefined || row.qty === undefined) continue
    const now = inCart.get(row.id) ?? 0
    const target = targetQuantity(draft.mode, row.qty, now)
    if (now === 0 && lines >= capacity) {
      changed.push({ ...row, inCart: 0, verdict: 'overCapacity', reason: say('rowOverCapacity', { limit: capacity }) })
    } else if (target === undefined) {
      changed.push({ ...row, inCart: now, verdict: 'quantity', reason: say('quantityRange') })
    } else {
      if (now === 0) lines += 1
      targets.set(row.line, target)
      if (now !== row.inCart) changed.push({ ...row, inCart: now })
    }
  }
  drafts.recount(draft.id, changed)
  drafts.fixTargets(draft.id, targets)
}

/**
 * What an interrupted sending left. Rows that the portal has as they are to be were sent, or are wanted like that anyway.
 * Where the cart has become another one than the quantity was fixed for, the row isn't sent: it would wipe what somebody
 * else has made of the line.
 */
function settleInterrupted({ drafts }: CommitDeps, { id }: DraftRow, cart: readonly CartLine[]): void {
  const inCart = new Map(cart.map((line) => [line.id, line.qty]))
  const applied: number[] = []
  const elsewhere: ImportRow[] = []
  for (const row of drafts.pending(id, drafts.takenCount(id))) {
    const now = inCart.get(lineOf(row).id) ?? 0
    if (now === row.target) applied.push(row.line)
    else if (now !== row.inCart) {
      const reason = say('rowElsewhere', { was: row.inCart, now })
      const shown = drafts.rowAt(id, row.line)
      if (shown !== undefined) elsewhere.push({ ...shown, inCart: now, verdict: 'elsewhere', reason })
    }
  }
  drafts.applied(id, applied)
  drafts.recount(id, elsewhere)
}

/** Sends what is still to be sent. The answer says whether all of it arrived; a failure is also kept as the problem. */
export async function commitImport(deps: CommitDeps, draft: DraftRow): Promise<Result<'done' | 'stopped'>> {
  const result = await sendRows(deps, draft)
  // Lines were sent without their products: whoever opens the cart next reads both.
  deps.carts.touched(draft.cart_type)
  const problem = result.ok ? undefined : result.error.message
  const phase = result.ok && result.value === 'done' ? 'done' : 'paused'
  const kept = stored(() => deps.drafts.setPhase(draft.id, phase, problem))
  return kept.ok ? result : kept
}

async function sendRows(deps: CommitDeps, draft: DraftRow): Promise<Result<'done' | 'stopped'>> {
  const { drafts, carts } = deps
  carts.touched(draft.cart_type)
  const cart = await carts.open(draft.cart_type, true)
  if (!cart.ok) return cart
  if (cart.value.saved) return offline()
  const begun = stored(() => {
    settleInterrupted(deps, draft, cart.value.lines)
    fixTargets(deps, draft, cart.value.lines)
    drafts.setPhase(draft.id, 'committing')
    return drafts.pendingCount(draft.id)
  })
  if (!begun.ok) return begun

  let left = begun.value
  const total = drafts.takenCount(draft.id)
  deps.progress(draft, total - left, total)
  while (left > 0) {
    if (deps.stopped(draft.id)) return ok('stopped')
    const batch = stored(() => drafts.pending(draft.id, BATCH_ROWS))
    if (!batch.ok) return batch
    const sent = await carts.change(draft.cart_type, (open) => open.put(batch.value.map(lineOf)))
    if (!sent.ok) return sent
    const written = stored(() => {
      drafts.applied(
        draft.id,
        batch.value.map((row) => row.line),
      )
      return drafts.pendingCount(draft.id)
    })
    if (!written.ok) return written
    left = written.value
    deps.progress(draft, total - left, total)
  }
  return ok('done')
}

const offline = (): { readonly ok: false; readonly error: AppError } =>
  fail({ kind: 'offline', message: say('offline') })

/** Writes a cart line down for a taken row; its quantity is set when the targets are fixed. */
export const cartLineText = (line: CartLine): string => JSON.stringify(z.encode(cartLine, line))
