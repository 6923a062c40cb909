/** Judging the rows of an import, in portions: neither the file nor the products that it names are in memory at once. */
import { setImmediate } from 'node:timers/promises'
import { type ImportRow, isTaken } from '../../shared/domain/carts/cart-import.ts'
import { CART_KINDS, type CartType, eachCart } from '../../shared/domain/carts/cart-kinds.ts'
import { newLine } from '../../shared/domain/carts/cart-rules.ts'
import {
  type JudgeContext,
  judgeRow,
  nothingTaken,
  refuseMixed,
  type Taken,
} from '../../shared/domain/carts/judge-row.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import type { CartService } from '../cart/cart-service.ts'
import { lookUp } from '../cart/put-products.ts'
import { unserviceableIn } from '../cart/serviceability.ts'
import { activeWarehouses, supplyFrom, viewerFrom } from '../cart/supply.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { type Profile, toBuy } from '../session/profile.ts'
import { stored } from '../store/stored.ts'
import { cartLineText } from './commit-import.ts'
import type { ImportDrafts, JudgedRow } from './import-drafts.ts'
import type { DraftRow } from './import-rows.ts'

/** Products that are remembered while an import is open, so that a corrected row needs no waiting. */
const REMEMBERED = 5_000

export interface JudgeDeps {
  readonly client: PortalClient
  readonly carts: CartService
  readonly drafts: ImportDrafts
  readonly policy: PricingPolicy
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
  readonly progress: (draft: DraftRow, done: number, total: number) => void
}

export interface Judge {
  /** Judges every row of a draft; a refusal of the whole file is kept with it. */
  all(id: string): Promise<Result<undefined>>
  /** Judges one corrected row, and the rows of the products that it named and names. */
  one(id: string, corrected: ImportRow): Promise<Result<undefined>>
  /** These products as they were judged; undefined where not all of them are remembered. */
  productsOf(draft: DraftRow, ids: readonly number[]): readonly Product[] | undefined
}

interface Known {
  /** What the answers are of: another import, pincode or mapping asks anew. */
  about: string
  readonly products: Map<number, Product>
  readonly unserviceable: Set<number>
  readonly asked: Set<number>
}

const nothing = (): Known => ({ about: '', products: new Map(), unserviceable: new Set(), asked: new Set() })

type Setting = Omit<JudgeContext, 'products'>

export function createJudge({ client, carts, drafts, policy, profile, progress }: JudgeDeps): Judge {
  /** A cart has one import: those of two carts are judged beside each other. */
  const memory = eachCart(nothing)

  /** What is asked of the portal for these ids; ids that were asked before are remembered. */
  const learn = async (draft: DraftRow, ids: readonly number[], from: Profile): Promise<Result<undefined>> => {
    const known = memory[draft.cart_type]
    const about = JSON.stringify([draft.id, from.store.pincode, activeWarehouses(from)])
    if (known.about !== about || known.asked.size > REMEMBERED) {
      known.about = about
      known.products.clear()
      known.unserviceable.clear()
      known.asked.clear()
    }
    const missing = [...new Set(ids)].filter((id) => !known.asked.has(id))
    if (missing.length === 0) return ok(undefined)
    const found = await lookUp(client, from, missing)
    if (!found.ok) return found
    const products = [...found.value.values()]
    const lines = products.map((product) => newLine(product, 1))
    const priced = priceCart(lines, supplyFrom(from, lines, products, policy))
    const refused = await unserviceableIn(client, from.store.pincode, priced)
    if (!refused.ok) return refused
    for (const [id, product] of found.value) known.products.set(id, product)
    const { refused: no, unanswered } = refused.value
    for (const id of [...no, ...unanswered]) known.unserviceable.add(id)
    for (const id of missing) known.asked.add(id)
    return ok(undefined)
  }

  const setting = async (draft: DraftRow): Promise<Result<Setting & { readonly profile: Profile }>> => {
    const from = toBuy(await profile(false))
    if (!from.ok) return from
    const cart = await carts.open(draft.cart_type, false)
    if (!cart.ok) return cart
    return ok({
      cartType: draft.cart_type,
      mode: draft.mode,
      firstRowIsData: draft.header_is_data === 1,
      viewer: { ...viewerFrom(from.value), unserviceable: memory[draft.cart_type].unserviceable },
      inCart: new Map(cart.value.lines.map((line) => [line.id, line.qty])),
      profile: from.value,
    })
  }

  const judgeWith = (rows: readonly ImportRow[], firstLine: number, context: Setting, taken: Taken): JudgedRow[] => {
    const { products } = memory[context.cartType]
    return rows.map((row) => {
      const verdict = judgeRow(row, row.line === firstLine, { ...context, products }, taken)
      const product = row.id === undefined ? undefined : products.get(row.id)
      const line = product !== undefined && isTaken(verdict.verdict) ? newLine(product, row.qty ?? 1) : undefined
      return { row: verdict, cartLine: line && cartLineText(line) }
    })
  }

  return {
    all: async (id) => {
      const draft = drafts.find(id)
      if (draft === undefined) return cancelled()
      const context = await setting(draft)
      if (!context.ok) return context
      const taken = nothingTaken(context.value.inCart)
      const mixed = mixtureWatch(draft.cart_type)
      const total = drafts.rowCount(id)
      const firstLine = drafts.rowsAfter(id, 0, 1)[0]?.line ?? 1
      drafts.setRefusal(id, undefined)
      for (let done = 0, line = 0; done < total; ) {
        const rows = drafts.rowsAfter(id, line, BATCH)
        const last = rows.at(-1)
        if (last === undefined || drafts.find(id) === undefined) return cancelled()
        const learnt = await learn(draft, idsOf(rows), context.value.profile)
        if (!learnt.ok) return learnt
        const judged = judgeWith(rows, firstLine, context.value, taken)
        const written = stored(() => {
          drafts.judged(id, judged)
          const refusal = mixed(rows, memory[draft.cart_type].products)
          if (refusal !== undefined) drafts.setRefusal(id, refusal)
        })
        if (!written.ok) return written
        // Discarded meanwhile: nobody wants to hear how far it is.
        if (drafts.find(id) === undefined) return cancelled()
        done += rows.length
        line = last.line
        progress(draft, done, total)
        // Other windows and answers get their turn between two portions.
        await setImmediate()
      }
      return stored(() => {
        drafts.setPhase(id, 'review')
        return undefined
      })
    },

    one: async (id, corrected) => {
      const draft = drafts.find(id)
      const before = drafts.rowAt(id, corrected.line)
      if (draft === undefined || before === undefined) return cancelled()
      const context = await setting(draft)
      if (!context.ok) return context
      const ids = idsOf([before, corrected])
      const learnt = await learn(draft, ids, context.value.profile)
      if (!learnt.ok) return learnt
      return stored(() => {
        const others = drafts.rowsOfProducts(id, ids).filter((row) => row.line !== corrected.line)
        const fixed = others.filter((row) => drafts.isFixed(id, row.line))
        const open = [...others.filter((row) => !fixed.includes(row)), corrected].sort((a, b) => a.line - b.line)
        const taken: Taken = {
          firstLine: new Map(fixed.flatMap((row) => (row.id === undefined ? [] : [[row.id, row.line]]))),
          cart: new Set([
            ...context.value.inCart.keys(),
            ...drafts.takenProducts(id).filter((one) => !ids.includes(one)),
          ]),
        }
        const firstLine = drafts.rowsAfter(id, 0, 1)[0]?.line ?? 1
        drafts.judged(id, judgeWith(open, firstLine, context.value, taken))
        // One row judged doesn't make up for the others, where the file couldn't be judged whole.
        if (draft.phase !== 'judging') drafts.setPhase(id, 'review')
        return undefined
      })
    },

    productsOf: (draft, ids) => {
      const { products } = memory[draft.cart_type]
      const found = ids.flatMap((id) => products.get(id) ?? [])
      return found.length === ids.length ? found : undefined
    },
  }
}

const idsOf = (rows: readonly ImportRow[]): readonly number[] => [
  ...new Set(rows.flatMap((row) => (row.id === undefined ? [] : [row.id]))),
]

/** The import was discarded, or another file took its place, while it was being judged. */
const cancelled = () => fail({ kind: 'cancelled', message: say('cancelled') })

/** Watches a file that is seen in portions for products of both of a store's carts: one of each is remembered. */
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
