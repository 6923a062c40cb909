/** What is shown beside a product: its other sizes and colours, spare parts, what may take its place, what goes with it. */
import type { ProductSize, Related, RelatedProducts } from '../../shared/bridge/products.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { productView } from '../../shared/domain/catalogue/product-view.ts'
import { compareSizes } from '../../shared/domain/catalogue/styles.ts'
import { hiddenBecause } from '../../shared/domain/catalogue/visibility.ts'
import { activeSellers, type Market } from '../../shared/domain/pricing/offers.ts'
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

/** More than anybody chooses from. */
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

  /** Numbers of its other sizes and colours, by a call that needs its number alone; none where it fails. */
  async childrenOf(id: number): Promise<readonly number[]> {
    const read = await this.#reader.read('catalogue.children', { body: { products: [id], fields: ['id'] } })
    return read.ok ? read.value.answer.flatMap((row) => row.children.map((child) => child.id)) : []
  }

  /** Itself and what else of its kind the store may see; a product can be looked at without the others. */
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
    const seen = all.filter((one) => hiddenBecause(one, market.viewer) === undefined)
    return ok(
      seen.toSorted(compareSizes).map((one) => {
        const { unit, available } = productView(market, one)
        return { id: one.id, size: one.size, color: one.color, net: unit?.net, available }
      }),
    )
  }

  /** Those of them that the store may see. */
  async related(known: Profile, id: number, what: Related, fresh: boolean): Promise<Result<RelatedProducts>> {
    const found = what === 'suggested' ? await this.#suggested(id, fresh) : await this.#byNumber(known, id, what, fresh)
    if (!found.ok) return found
    const { products, at, saved } = found.value
    const market = this.#marketOf(known, products)
    const shown = products.filter((one) => hiddenBecause(one, market.viewer) === undefined)
    return ok({ products: shown.map((one) => productView(market, one)), at, saved })
  }

  /** Products by their numbers, with the stock of now where the portal says it. */
  async #withStock(known: Profile, ids: readonly number[], stockOf: StockOf): Promise<Result<Found>> {
    const wanted = [...new Set(ids)].slice(0, MOST)
    if (wanted.length === 0) return ok({ products: [], at: '', saved: false })
    const wh = activeSellers(known.mapping).map(({ whID }) => whID)
    const [read, stock] = await Promise.all([
      this.#reader.read('catalogue.productInfo', { body: { products: wanted, wh, fields: PRODUCT_FIELDS } }),
      stockOf(wanted),
    ])
    if (!read.ok) return read
    const { answer, at, saved } = read.value
    return ok({ products: answer.map((product) => ({ ...product, ...stock.get(product.id) })), at, saved })
  }

  /** By the call that carts trust, which is never kept. */
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

  /** Numbers of the other sizes and colours: those that the product names itself, and those that are asked for. */
  async #siblings(product: Answer<'catalogue.product'>, asked: Promise<readonly number[]>): Promise<readonly number[]> {
    const { id, otherProducts = [], children = [] } = product
    const named = [...otherProducts, ...children].map((other) => other.id)
    return [...named, ...(await asked)].filter((other) => other !== id)
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

  /** What others order with it: the portal gives the numbers and the products apart. */
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

/** What moves of a product: absent where the portal didn't say. */
type StockOf = (
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Partial<Pick<Product, 'currentStock' | 'warehouses'>>>>
