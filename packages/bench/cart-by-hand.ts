/**
 * A cart priced, taxed and allocated as a competent engineer would first write it: maps, filters, spreads and reduces over plain objects,
 * all of it recomputed at each change. For stores that buy at the products' own margins.
 */

import type { Product } from '../../src/shared/domain/catalogue/product.ts'
import type { WarehouseMapping } from '../../src/shared/domain/catalogue/warehouses.ts'
import type { CartLine, Supply } from '../../src/shared/domain/pricing/priced-cart.ts'

const OWNED = ['OwnedStock', 'CreditWHStock']
const CLOTHES = ['61', '62', '63', '64', '6505']
const WHOLE = 1_000_000

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)
const halfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))
const stateKey = (state: string): string => state.replaceAll(/\s+/g, '').toLowerCase()

function rateAndNet(product: Product, amount: number, rates: ReadonlyMap<string, number>) {
  if (CLOTHES.some((prefix) => product.HSNCode.startsWith(prefix))) {
    if (amount <= 262_500) return { rate: 5, net: amount }
    return amount <= 295_000 ? { rate: 5, net: 262_400 } : { rate: 18, net: amount }
  }
  const own = product.gstratemaster?.IGST
  const listed = rates.get(product.HSNCode)
  if (product.HSNCode.startsWith('9404')) return { rate: (own ?? listed) === 18 ? 18 : 5, net: amount }
  return { rate: listed ?? own ?? 0, net: amount }
}

/** Sellers, delivery state, and the rates of GST. */
interface Market {
  readonly sellers: readonly WarehouseMapping[]
  readonly state: string
  readonly rates: ReadonlyMap<string, number>
}

function priceOf(product: Product, mrp: number, seller: WarehouseMapping, { state, rates }: Market) {
  const margin = Math.round((product.retailerMargin ?? 0) * 10_000)
  const { rate, net } = rateAndNet(product, halfUp(mrp * (WHOLE - margin), WHOLE), rates)
  const part = Math.round(rate * 10_000)
  if (stateKey(seller.state) === stateKey(state)) {
    const half = halfUp(net * part, 2 * (WHOLE + part))
    return { mrp, net, rate, base: net - 2 * half, CGST: half, SGST: half, IGST: 0 }
  }
  const base = halfUp(net * WHOLE, WHOLE + part)
  return { mrp, net, rate, base, CGST: 0, SGST: 0, IGST: net - base }
}

const shipDays = ({ minimumShipHours, stockType }: Product): number =>
  Math.ceil((minimumShipHours + (OWNED.includes(stockType) ? 72 : 120)) / 24)

function pricedLine(line: CartLine, product: Product | undefined, market: Market) {
  const { sellers } = market
  const offers = sellers
    .map((seller) => ({
      seller,
      stock: product?.warehouses?.find(({ id, mrp }) => id === seller.whID && mrp === line.mrp)?.stock ?? 0,
    }))
    .filter(({ stock }) => stock > 0)
    .map((offer) => ({ ...offer, unit: product && priceOf(product, line.mrp, offer.seller, market) }))
  let remaining = line.qty
  const allocation = offers.flatMap(({ seller, stock, unit }) => {
    const qty = Math.min(remaining, stock)
    remaining -= qty
    if (qty === 0 || product === undefined || unit === undefined) return []
    const orderType = OWNED.includes(product.stockType) ? 'OWNED' : 'DS_JIT'
    return [{ product, seller, orderType, qty, unit, total: unit.net * qty, base: unit.base * qty }]
  })
  const [first] = sellers
  const unit = offers[0]?.unit ?? (product && first && priceOf(product, line.mrp, first, market))
  return {
    ...line,
    product,
    allocation,
    unit,
    available: sumOf(offers, ({ stock }) => stock),
    allocated: line.qty - remaining,
    gap: remaining,
    total: sumOf(allocation, ({ total }) => total),
    gapPrice: (unit?.net ?? 0) * remaining,
  }
}

export type CartByHand = ReturnType<typeof cartByHand>

export function cartByHand(lines: readonly CartLine[], supply: Supply) {
  const products = new Map(supply.products.map((product) => [product.id, product]))
  const sellers = supply.mapping.filter(({ isactive, isActiveStockistforb2b }) => isactive && isActiveStockistforb2b)
  const rates = new Map(supply.rates.toReversed().map(({ HSNCode, IGST }) => [HSNCode, IGST]))
  const market = { sellers, rates, state: supply.shippingState }
  const priced = lines.map((line) => pricedLine(line, products.get(line.id), market))
  const rank = new Map(sellers.map(({ whID }, at) => [whID, at]))
  const parts = priced.flatMap(({ allocation }) => allocation)
  const groups = [...Map.groupBy(parts, ({ seller, orderType }) => `${seller.whID}^${orderType}`)]
    .map(([key, all]) => ({
      key,
      lines: all,
      wh: all[0]?.seller.whID ?? 0,
      quantity: sumOf(all, ({ qty }) => qty),
      base: sumOf(all, ({ base }) => base),
      total: sumOf(all, ({ total }) => total),
      shipDays: Math.max(...all.map(({ product }) => shipDays(product))),
    }))
    .sort(
      (one, other) =>
        (rank.get(one.wh) ?? 0) - (rank.get(other.wh) ?? 0) ||
        Number(one.key.endsWith('DS_JIT')) - Number(other.key.endsWith('DS_JIT')),
    )
  const [net, base] = [sumOf(groups, ({ total }) => total), sumOf(groups, (group) => group.base)]
  return {
    lines: priced,
    groups,
    totals: {
      items: priced.length,
      quantity: sumOf(priced, ({ qty }) => qty),
      allocatedQty: sumOf(priced, ({ allocated }) => allocated),
      gapQty: sumOf(priced, ({ gap }) => gap),
      base,
      tax: net - base,
      net,
      gapPrice: sumOf(priced, ({ gapPrice }) => gapPrice),
      mrp: sumOf(priced, ({ mrp, qty }) => mrp * qty),
    },
  }
}
