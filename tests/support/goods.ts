/**
 * Products that the practice portal sells to its first store, with their stock: those of the small world, which a larger one has as well.
 */
import { isListed } from '../../src/practice/world/gst.ts'
import { makeWorld } from '../../src/practice/world/world.ts'
import { needsServiceabilityCheck } from '../../src/shared/domain/catalogue/serviceability.ts'
import { hiddenReason, isSoldOut } from '../../src/shared/domain/catalogue/visibility.ts'
import { activeSellers } from '../../src/shared/domain/pricing/offers.ts'
import { SMALL_WORLD } from './small-world.ts'

const SEED = 2026
export const world = makeWorld(SEED, SMALL_WORLD.products)
const [account] = world.accounts
if (account === undefined) throw new Error('Nobody to order for')

const sellers = new Set(activeSellers(account.mapping).map(({ whID }) => whID))
const viewer = {
  concept: account.store.fcf.concept,
  hasFoodLicense: account.store.hasFoodLicense,
  rules: world.rules,
  carters: new Set(world.carters),
  unserviceable: new Set<number>(),
  warehouses: sellers,
}

const stockOf = (product: (typeof world.products)[number]): number =>
  (product.warehouses ?? [])
    .filter(({ id, mrp }) => sellers.has(id) && mrp === product.mrp)
    .reduce((total, { stock }) => total + stock, 0)

/** Always allocated in full: priced, with plenty in stock. */
export const plentiful = world.products
  .filter((product) => hiddenReason(product, viewer) === undefined && stockOf(product) >= 100)
  .filter((product) => !needsServiceabilityCheck(product.stockType) && isListed(product.HSNCode))

/** In stock, but few. */
export const scarce = world.products
  .filter((product) => hiddenReason(product, viewer) === undefined)
  .filter((product) => stockOf(product) >= 1 && stockOf(product) <= 40 && !needsServiceabilityCheck(product.stockType))
  .map((product) => ({ product, stock: stockOf(product) }))

/** Out of stock at present. */
export const soldOut = world.products.filter((product) => isSoldOut(hiddenReason(product, viewer)))

/** Every nth of them, so that brands and categories mix. */
export const some = <T>(from: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, (_, at) => from[Math.floor((at * from.length) / count)]).filter(
    (one) => one !== undefined,
  )

export const { email: EMAIL } = account.store
export const { password: PASSWORD } = account
