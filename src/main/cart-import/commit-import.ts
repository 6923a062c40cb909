/**
 * Sends the taken rows of an import. Quantities are absolute and are fixed on disk before the first batch is sent, each confirmed batch is
 * recorded, and the cart is read again before an import is resumed: an interrupted import continues where it stopped and can't double
 * anything.
 */
import { z } from 'zod'
import type { ImportRow } from '../../shared/domain/carts/cart-import.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import { type AppError, fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { cartLine } from '../../shared/portal/cart-shape.ts'
import type { CartService } from '../cart/cart-service.ts'
import type { OrderJournal } from '../ordering/order-journal.ts'
import { stored } from '../store/stored.ts'
import type { ImportDrafts, PendingRow } from './import-drafts.ts'
import type { DraftRow } from './import-rows.ts'
import { targetQuantity } from './targets.ts'

/** Rows per request: few, so that progress is visible and a stop is quick. */
const BATCH_ROWS = 100

export interface CommitDeps {
  readonly drafts: ImportDrafts
  readonly carts: CartService
  readonly journal: Pick<OrderJournal, 'count' | 'orderedSince'>
  readonly capacity: number
  readonly progress: (draft: DraftRow, done: number, total: number) => void
  /** True once the user asked to stop. */
  readonly stopped: (id: string) => boolean
  /** Products as the judge knows them; undefined if it no longer knows all of these. */
  readonly productsOf: (ids: readonly number[]) => readonly Product[] | undefined
}

const lineOf = (row: PendingRow): CartLine => ({ ...cartLine.parse(JSON.parse(row.cartLine)), qty: row.target })

/** Fixes the absolute quantities from the portal's current cart. Rows that no longer fit are left out and get a reason. */
function fixTargets(deps: CommitDeps, draft: DraftRow, cart: readonly CartLine[], journalCount: number): void {
  const { drafts, capacity } = deps
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
  drafts.fixTargets(draft.id, targets, journalCount)
}

/**
 * Settles the rows of an interrupted import. Rows whose target the portal has already were sent, or are as wanted anyway. If the cart's
 * quantity is no longer the one that the target was fixed for, the row isn't sent: it would overwrite a change made elsewhere. A row whose
 * product was ordered since isn't sent either: it may have been sent, and have left the cart with the order.
 */
function settleInterrupted({ drafts, journal }: CommitDeps, id: string, cart: readonly CartLine[]): void {
  const inCart = new Map(cart.map((line) => [line.id, line.qty]))
  const applied: number[] = []
  const elsewhere: LeftOut[] = []
  const whyOrdered = orderedSince(journal)
  for (const row of drafts.pending(id, drafts.takenCount(id))) {
    const product = lineOf(row).id
    const now = inCart.get(product) ?? 0
    if (now === row.target) {
      applied.push(row.line)
      continue
    }
    const changed = now === row.inCart ? undefined : say('rowElsewhere', { was: row.inCart, now })
    const reason = whyOrdered(product, row.fixedAfter) ?? changed
    if (reason !== undefined) elsewhere.push({ line: row.line, inCart: now, reason })
  }
  drafts.applied(id, applied)
  leaveOut(drafts, id, elsewhere)
}

/** Returns the rows whose products weren't ordered since their quantities were fixed; the others get a reason. */
function notOrdered({ drafts, journal }: CommitDeps, id: string, rows: readonly PendingRow[]): readonly PendingRow[] {
  const whyOrdered = orderedSince(journal)
  const ordered = rows.flatMap((row) => {
    const reason = whyOrdered(lineOf(row).id, row.fixedAfter)
    return reason === undefined ? [] : [{ line: row.line, inCart: row.inCart, reason }]
  })
  leaveOut(drafts, id, ordered)
  const lines = new Set(ordered.map(({ line }) => line))
  return rows.filter(({ line }) => !lines.has(line))
}

type LeftOut = Pick<ImportRow, 'line' | 'inCart' | 'reason'>

const leaveOut = (drafts: ImportDrafts, id: string, rows: readonly LeftOut[]): void =>
  drafts.recount(
    id,
    rows.flatMap((row) => {
      const current = drafts.rowAt(id, row.line)
      return current === undefined ? [] : [{ ...current, ...row, verdict: 'elsewhere' as const }]
    }),
  )

/** Returns why a row isn't sent again, if its product was ordered since its quantity was fixed. */
function orderedSince(journal: CommitDeps['journal']) {
  const known = new Map<number, ReadonlySet<number> | undefined>()
  return (product: number, fixedAfter: number): string | undefined => {
    if (!known.has(fixedAfter)) known.set(fixedAfter, journal.orderedSince(fixedAfter))
    const ordered = known.get(fixedAfter)
    if (ordered === undefined) return say('rowPerhapsOrdered')
    return ordered.has(product) ? say('rowOrdered') : undefined
  }
}

/** Sends the rows that are still pending. The answer is 'done' if all of them arrived; a failure is also saved as the draft's problem. */
export async function commitImport(deps: CommitDeps, draft: DraftRow): Promise<Result<'done' | 'stopped'>> {
  const result = await sendRows(deps, draft)
  const problem = result.ok ? undefined : result.error.message
  const phase = result.ok && result.value === 'done' ? 'done' : 'paused'
  const saved = stored(() => deps.drafts.setPhase(draft.id, phase, problem))
  return saved.ok ? result : saved
}

async function sendRows(deps: CommitDeps, draft: DraftRow): Promise<Result<'done' | 'stopped'>> {
  const { drafts, carts } = deps
  carts.touched(draft.cart_type)
  // Read before the cart, so that an order placed in between counts as later.
  const count = stored(() => deps.journal.count())
  if (!count.ok) return count
  const cart = await carts.open(draft.cart_type, true)
  if (!cart.ok) return cart
  if (cart.value.saved) return offline()
  const prepared = stored(() => {
    settleInterrupted(deps, draft.id, cart.value.lines)
    fixTargets(deps, draft, cart.value.lines, count.value)
    drafts.setPhase(draft.id, 'committing')
    return drafts.pendingCount(draft.id)
  })
  if (!prepared.ok) return prepared

  let remaining = prepared.value
  const total = drafts.takenCount(draft.id)
  deps.progress(draft, total - remaining, total)
  while (remaining > 0) {
    if (deps.stopped(draft.id)) return ok('stopped')
    const batch = stored(() => notOrdered(deps, draft.id, drafts.pending(draft.id, BATCH_ROWS)))
    if (!batch.ok) return batch
    const lines = batch.value.map(lineOf)
    const products = deps.productsOf(lines.map(({ id }) => id))
    const sent = lines.length === 0 ? ok([]) : await carts.change(draft.cart_type, (open) => open.put(lines, products))
    // The next read of the cart brings lines and products.
    if (products === undefined) carts.touched(draft.cart_type)
    if (!sent.ok) return sent
    const written = stored(() => {
      drafts.applied(
        draft.id,
        batch.value.map((row) => row.line),
      )
      return drafts.pendingCount(draft.id)
    })
    if (!written.ok) return written
    remaining = written.value
    deps.progress(draft, total - remaining, total)
  }
  return ok('done')
}

const offline = (): { readonly ok: false; readonly error: AppError } =>
  fail({ kind: 'offline', message: say('offline') })

/** Serializes the cart line of a taken row; its quantity is set when the targets are fixed. */
export const cartLineText = (line: CartLine): string => JSON.stringify(z.encode(cartLine, line))
