/** Judges the rows of an import in portions, so that neither the file nor its products are in memory as a whole. */
import { setImmediate } from 'node:timers/promises'
import { type ImportRow, isTaken } from '../../shared/domain/carts/cart-import.ts'
import { CART_KINDS, type CartType, eachCart } from '../../shared/domain/carts/cart-kinds.ts'
import { newLine } from '../../shared/domain/carts/cart-rules.ts'
import {
  type DecidedRows,
  type JudgeContext,
  judgeRow,
  noDecidedRows,
  refuseMixed,
} from '../../shared/domain/carts/judge-row.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import type { CartService } from '../cart/cart-service.ts'
import { lookUp } from '../cart/put-products.ts'
import { type Unserviceable, unserviceableIn } from '../cart/serviceability.ts'
import { activeWarehouses, supplyFrom, viewerFrom } from '../cart/supply.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { type Profile, toBuy } from '../session/profile.ts'
import { stored } from '../store/stored.ts'
import { cartLineText } from './commit-import.ts'
import type { ImportDrafts, JudgedRow } from './import-drafts.ts'
import type { DraftRow } from './import-rows.ts'

/** Products cached while an import is open, so that a corrected row is judged at once. */
const REMEMBERED = 5_000

export interface JudgeDeps {
  readonly client: PortalClient
  readonly carts: CartService
  readonly drafts: ImportDrafts
  readonly policy: PricingPolicy
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
  readonly progress: (draft: DraftRow, done: number, total: number) => void
}

/** The portal's answers about an import's products. */
class Known {
  /** Cache key of the answers: another import, pincode or mapping clears them. */
  #about = ''
  readonly products = new Map<number, Product>()
  readonly unserviceable = new Set<number>()
  readonly unanswered = new Set<number>()
  readonly #asked = new Set<number>()

  /** Clears the answers if they are about something else, or if there are too many. */
  about(draft: DraftRow, profile: Profile): void {
    const about = JSON.stringify([draft.id, profile.store.pincode, activeWarehouses(profile)])
    if (this.#about === about && this.#asked.size <= REMEMBERED) return
    this.#about = about
    for (const one of [this.products, this.unserviceable, this.unanswered, this.#asked]) one.clear()
  }

  missing(ids: readonly number[]): readonly number[] {
    return [...new Set(ids)].filter((id) => !this.#asked.has(id))
  }

  learn(
    requested: readonly number[],
    products: ReadonlyMap<number, Product>,
    { refused, unanswered }: Unserviceable,
  ): void {
    for (const [id, product] of products) this.products.set(id, product)
    for (const id of refused) this.unserviceable.add(id)
    for (const id of unanswered) this.unanswered.add(id)
    for (const id of requested) this.#asked.add(id)
  }
}

type Setting = Omit<JudgeContext, 'products'>

export class Judge {
  readonly #deps: JudgeDeps
  /** One per cart: imports of two carts are judged in parallel. */
  readonly #known = eachCart(() => new Known())

  constructor(deps: JudgeDeps) {
    this.#deps = deps
  }

  /** Judges every row of a draft; a refusal of the whole file is saved with it. */
  async all(id: string): Promise<Result<undefined>> {
    const { drafts, progress } = this.#deps
    const draft = drafts.find(id)
    if (draft === undefined) return cancelled()
    const context = await this.#setting(draft)
    if (!context.ok) return context
    const decided = noDecidedRows(context.value.inCart)
    const mixed = mixtureWatch(draft.cart_type)
    const total = drafts.rowCount(id)
    const firstLine = drafts.rowsAfter(id, 0, 1)[0]?.line ?? 1
    drafts.setRefusal(id, undefined)
    for (let done = 0, line = 0; done < total; ) {
      const rows = drafts.rowsAfter(id, line, BATCH)
      const last = rows.at(-1)
      if (last === undefined || drafts.find(id) === undefined) return cancelled()
      const learnt = await this.#learn(draft, idsOf(rows), context.value.profile)
      if (!learnt.ok) return learnt
      const judged = this.#judge(rows, firstLine, context.value, decided)
      const written = stored(() => {
        drafts.judged(id, judged)
        const refusal = mixed(rows, this.#known[draft.cart_type].products)
        if (refusal !== undefined) drafts.setRefusal(id, refusal)
      })
      if (!written.ok) return written
      // Discarded meanwhile: no progress to report.
      if (drafts.find(id) === undefined) return cancelled()
      done += rows.length
      line = last.line
      progress(draft, done, total)
      // Other windows and answers get their turn between two portions.
      await setImmediate()
    }
    return stored(() => void drafts.setPhase(id, 'review'))
  }

  /** Judges corrected rows, and the rows of the products that they named before or name now. */
  async corrected(id: string, corrected: readonly ImportRow[]): Promise<Result<undefined>> {
    const { drafts } = this.#deps
    const draft = drafts.find(id)
    if (draft === undefined) return cancelled()
    const lines = new Set(corrected.map(({ line }) => line))
    const before = [...lines].flatMap((line) => drafts.rowAt(id, line) ?? [])
    const context = await this.#setting(draft)
    if (!context.ok) return context
    const ids = idsOf([...before, ...corrected])
    const learnt = await this.#learn(draft, ids, context.value.profile)
    if (!learnt.ok) return learnt
    return stored(() => {
      const others = drafts.rowsOfProducts(id, ids).filter((row) => !lines.has(row.line))
      const isFixed = new Set(others.filter((row) => drafts.isFixed(id, row.line)))
      const open = [...others.filter((row) => !isFixed.has(row)), ...corrected].sort((a, b) => a.line - b.line)
      const own = new Set(ids)
      const decided: DecidedRows = {
        firstLine: new Map([...isFixed].flatMap((row) => (row.id === undefined ? [] : [[row.id, row.line]]))),
        productsInCart: new Set([
          ...context.value.inCart.keys(),
          ...drafts.takenProducts(id).filter((one) => !own.has(one)),
        ]),
      }
      const firstLine = drafts.rowsAfter(id, 0, 1)[0]?.line ?? 1
      drafts.judged(id, this.#judge(open, firstLine, context.value, decided))
      // Corrected rows don't end the phase of a file that couldn't be judged as a whole.
      if (draft.phase !== 'judging') drafts.setPhase(id, 'review')
      return undefined
    })
  }

  /** Returns these products as they were judged; undefined if not all of them are cached. */
  productsOf(draft: DraftRow, ids: readonly number[]): readonly Product[] | undefined {
    const { products } = this.#known[draft.cart_type]
    const found = ids.flatMap((id) => products.get(id) ?? [])
    return found.length === ids.length ? found : undefined
  }

  async #setting(draft: DraftRow): Promise<Result<Setting & { readonly profile: Profile }>> {
    const profile = toBuy(await this.#deps.profile(false))
    if (!profile.ok) return profile
    const cart = await this.#deps.carts.open(draft.cart_type, false)
    if (!cart.ok) return cart
    const { unserviceable, unanswered } = this.#known[draft.cart_type]
    return ok({
      cartType: draft.cart_type,
      mode: draft.mode,
      firstRowIsData: draft.header_is_data === 1,
      viewer: { ...viewerFrom(profile.value), unserviceable, unanswered },
      inCart: new Map(cart.value.lines.map((line) => [line.id, line.qty])),
      profile: profile.value,
    })
  }

  /** Asks the portal about these products, except those asked about before. */
  async #learn(draft: DraftRow, ids: readonly number[], profile: Profile): Promise<Result<undefined>> {
    const { client, policy } = this.#deps
    const known = this.#known[draft.cart_type]
    known.about(draft, profile)
    const missing = known.missing(ids)
    if (missing.length === 0) return ok(undefined)
    const found = await lookUp(client, profile, missing)
    if (!found.ok) return found
    const products = [...found.value.values()]
    const lines = products.map((product) => newLine(product, 1))
    const priced = priceCart(lines, supplyFrom(profile, lines, products, policy))
    const service = await unserviceableIn(client, profile.store.pincode, priced)
    if (!service.ok) return service
    known.learn(missing, found.value, service.value)
    return ok(undefined)
  }

  #judge(rows: readonly ImportRow[], firstLine: number, context: Setting, decided: DecidedRows): JudgedRow[] {
    const { products } = this.#known[context.cartType]
    return rows.map((row) => {
      const verdict = judgeRow(row, row.line === firstLine, { ...context, products }, decided)
      const product = row.id === undefined ? undefined : products.get(row.id)
      const line = product !== undefined && isTaken(verdict.verdict) ? newLine(product, row.qty ?? 1) : undefined
      return { row: verdict, cartLine: line && cartLineText(line) }
    })
  }
}

const idsOf = (rows: readonly ImportRow[]): readonly number[] => [
  ...new Set(rows.flatMap((row) => (row.id === undefined ? [] : [row.id]))),
]

/** The import was discarded or replaced by another file while it was being judged. */
const cancelled = () => fail({ kind: 'cancelled', message: say('cancelled') })

/** Detects a file, seen in portions, that has products of both carts of a store; keeps a sample of each. */
function mixtureWatch(cartType: CartType) {
  const samples = new Map<boolean, Product>()
  const { takes } = CART_KINDS[cartType]
  return (rows: readonly ImportRow[], products: ReadonlyMap<number, Product>): string | undefined => {
    for (const { id } of rows) {
      const product = id === undefined ? undefined : products.get(id)
      if (product !== undefined) samples.set(takes(product), product)
    }
    const kinds = [...samples.values()]
    return refuseMixed(
      kinds.map(({ id }) => ({ line: 0, text: '', id, qty: undefined })),
      { cartType, products: new Map(kinds.map((product) => [product.id, product])) },
    )
  }
}
