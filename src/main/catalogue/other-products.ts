/** The products shown next to a product: other sizes and colours, spare parts, replacements, and what goes with it. */
import type { ProductSize, Related, RelatedProducts } from '../../shared/bridge/products.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { hiddenReason } from '../../shared/domain/catalogue/visibility.ts'
import { activeSellers, type Market } from '../../shared/domain/pricing/offers.ts'
import { productView } from '../../shared/domain/pricing/product-view.ts'
import { compareSizes } from '../../shared/domain/pricing/styles.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import { PRODUCT_FIELDS } from '../../shared/portal/product-shape.ts'
import type { Reader } from '../portal/reader.ts'
import type { Profile } from '../session/profile.ts'
import { oldestOf } from './gathering.ts'

export interface OtherProductsDeps {
  readonly reader: Reader
  readonly marketOf: (known: Profile, products: readonly Product[]) => Market
}

/** More than a user would choose from. */
const MOST = 200

type Freshness = Pick<RelatedProducts, 'at' | 'saved'>
type Found = Freshness & { readonly products: readonly Product[] }

export class OtherProducts {
  readonly #reader: Reader
  readonly #marketOf: OtherProductsDeps['marketOf']

  constructor({ reader, marketOf }: OtherProductsDeps) {
    this.#reader = reader
    this.#marketOf = marketOf
  }

  /** Ids of its other sizes and colours, by a call that needs only its id; none if the call fails. */
  async childrenOf(id: number): Promise<readonly number[]> {
    const read = await this.#reader.read('catalogue.children', { body: { products: [id], fields: ['id'] } })
    return read.ok ? read.value.answer.flatMap((row) => row.children.map((child) => child.id)) : []
  }

  /** The product itself and its other sizes that the store may see. The product can be viewed without them. */
  async sizesOf(
    known: Profile,
    product: Answer<'catalogue.product'>,
    children: Promise<readonly number[]>,
  ): Promise<Result<readonly ProductSize[]>> {
    const found = await this.#withStock(known, await this.#siblings(product, children), this.#stockOfLate)
    if (!found.ok) return found
    if (found.value.products.length === 0) return ok([])
    const all = [product, ...found.value.products]
    const market = this.#marketOf(known, all)
    const visible = all.filter((one) => hiddenReason(one, market.viewer) === undefined)
    return ok(
      visible.toSorted(compareSizes).map((one) => {
        const { unit, available } = productView(market, one)
        return { id: one.id, size: one.size, color: one.color, net: unit?.net, available }
      }),
    )
  }

  /** Returns the related products that the store may see. */
  async related(known: Profile, id: number, what: Related, fresh: boolean): Promise<Result<RelatedProducts>> {
    const found = what === 'suggested' ? await this.#suggested(id, fresh) : await this.#byNumber(known, id, what, fresh)
    if (!found.ok) return found
    const { products, at, saved } = found.value
    const market = this.#marketOf(known, products)
    const visible = products.filter((one) => hiddenReason(one, market.viewer) === undefined)
    return ok({ products: visible.map((one) => productView(market, one)), at, saved })
  }

  /** Returns products by id, with the current stock where the portal tells it. */
  async #withStock(known: Profile, ids: readonly number[], stockOf: StockOf): Promise<Result<Found>> {
    const uniqueIds = [...new Set(ids)].slice(0, MOST)
    if (uniqueIds.length === 0) return ok({ products: [], at: '', saved: false })
    const wh = activeSellers(known.mapping).map(({ whID }) => whID)
    const [read, stock] = await Promise.all([
      this.#reader.read('catalogue.productInfo', { body: { products: uniqueIds, wh, fields: PRODUCT_FIELDS } }),
      stockOf(uniqueIds),
    ])
    if (!read.ok) return read
    const { answer, at, saved } = read.value
    return ok({ products: answer.map((product) => ({ ...product, ...stock.get(product.id) })), at, saved })
  }

  /** Reads the stock with the call that carts use, which is never cached. */
  #stockNow: StockOf = async (products) => {
    const read = await this.#reader.read('catalogue.currentStock', { body: { products: [...products] } })
    return new Map(
      (read.ok ? read.value.answer : []).map(({ id, currentStock, warehouses }) => [id, { currentStock, warehouses }]),
    )
  }

  #stockOfLate: StockOf = async (products) => {
    const read = await this.#reader.read('catalogue.productWarehouse', { body: { products: [...products] } })
    return new Map((read.ok ? read.value.answer : []).map(({ id, warehouses }) => [id, { warehouses }]))
  }

  /** Ids of the other sizes and colours: those that the product names, and those from `extraIds`. */
  async #siblings(
    product: Answer<'catalogue.product'>,
    extraIds: Promise<readonly number[]>,
  ): Promise<readonly number[]> {
    const { id, otherProducts = [], children = [] } = product
    const named = [...otherProducts, ...children].map((other) => other.id)
    return [...named, ...(await extraIds)].filter((other) => other !== id)
  }

  async #relatedIds(id: number, what: Exclude<Related, 'suggested'>, fresh: boolean) {
    if (what === 'spareParts') return this.#reader.read('catalogue.spareParts', { params: { id } }, { fresh })
    const read = await this.#reader.read('catalogue.product', { params: { id } }, { fresh })
    return read.ok ? ok({ ...read.value, answer: read.value.answer.alternateProducts ?? [] }) : read
  }

  async #byNumber(
    known: Profile,
    id: number,
    what: Exclude<Related, 'suggested'>,
    fresh: boolean,
  ): Promise<Result<Found>> {
    const ids = await this.#relatedIds(id, what, fresh)
    if (!ids.ok) return ids
    const { answer, at, saved } = ids.value
    const numbers = answer.map((one) => one.id)
    if (numbers.length === 0) return ok({ products: [], at, saved })
    const whole = await this.#withStock(known, numbers, this.#stockNow)
    return whole.ok ? ok({ products: whole.value.products, ...oldestOf([ids.value, whole.value]) }) : whole
  }

  /** Products that other stores order with it. The portal has separate calls for the ids and the products. */
  async #suggested(id: number, fresh: boolean): Promise<Result<Found>> {
    const ids = await this.#reader.read('catalogue.suggestedIds', { params: { id } }, { fresh })
    if (!ids.ok) return ids
    const { answer, at, saved } = ids.value
    const products = answer.map((one) => one.id).slice(0, MOST)
    if (products.length === 0) return ok({ products: [], at, saved })
    const read = await this.#reader.read('catalogue.suggestedProducts', { body: { products } }, { fresh })
    return read.ok ? ok({ products: read.value.answer, at: read.value.at, saved: read.value.saved }) : read
  }
}

/** The product's stock fields; missing where the portal didn't tell them. */
type StockOf = (
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Partial<Pick<Product, 'currentStock' | 'warehouses'>>>>
