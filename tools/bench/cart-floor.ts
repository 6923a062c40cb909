/**
 * The least that a machine has to do for a cart: one pass over typed arrays that prices, taxes, allocates and adds up per
 * warehouse. No objects, no names, no reasons for gaps.
 */
import type { CartLine, Supply } from '../../src/shared/domain/carts/cart.ts'
import { orderTypeOf } from '../../src/shared/domain/orders/shipping.ts'
import { activeSellers } from '../../src/shared/domain/pricing/offers.ts'
import { sameState, taxClassOf } from '../../src/shared/domain/pricing/tax.ts'
import { millionths } from '../../src/shared/domain/values/money.ts'

export interface FloorCart {
  readonly lines: number
  readonly sellers: number
  readonly qty: Int32Array
  readonly mrp: Float64Array
  /** 1 − margin, in millionths. */
  readonly keeps: Float64Array
  /** Millionths; −1 for what is taxed by bands. */
  readonly rate: Float64Array
  /** Which half of the groups a line belongs to. */
  readonly dropShip: Uint8Array
  readonly within: Uint8Array
  /** Stock at the line's MRP, line by line in the mapping's order. */
  readonly stock: Int32Array
  // What comes out.
  readonly allocated: Int32Array
  readonly net: Float64Array
  readonly base: Float64Array
  readonly cgst: Float64Array
  readonly groups: Float64Array
}

export function floorCart(lines: readonly CartLine[], supply: Supply): FloorCart {
  const sellers = activeSellers(supply.mapping)
  const found = new Map(supply.products.map((product) => [product.id, product]))
  const of = (line: CartLine) => {
    const product = found.get(line.id)
    if (product === undefined) throw new Error('The floor is for carts whose products are all known')
    return product
  }
  const stock = new Int32Array(lines.length * sellers.length)
  for (const [at, line] of lines.entries()) {
    for (const row of of(line).warehouses) {
      const rank = sellers.findIndex((seller) => seller.whID === row.id)
      if (rank >= 0 && row.mrp === line.mrp) stock[at * sellers.length + rank] = row.stock
    }
  }
  return {
    lines: lines.length,
    sellers: sellers.length,
    qty: Int32Array.from(lines, (line) => line.qty),
    mrp: Float64Array.from(lines, (line) => line.mrp),
    keeps: Float64Array.from(lines, (line) => 1_000_000 - millionths(of(line).retailerMargin)),
    rate: Float64Array.from(lines, (line) =>
      taxClassOf(of(line).HSNCode) === 'slab' ? -1 : millionths(of(line).gstratemaster?.IGST ?? 18),
    ),
    dropShip: Uint8Array.from(lines, (line) => (orderTypeOf(of(line).stockType) === 'DS_JIT' ? 1 : 0)),
    within: Uint8Array.from(sellers, (seller) => (sameState(seller.state, supply.shippingState) ? 1 : 0)),
    stock,
    allocated: new Int32Array(lines.length),
    net: new Float64Array(lines.length),
    base: new Float64Array(lines.length),
    cgst: new Float64Array(lines.length),
    groups: new Float64Array(sellers.length * 2),
  }
}

/** Works it all out; answers the cart's net in paise. */
export function runFloor(cart: FloorCart): number {
  const { lines, sellers, qty, mrp, keeps, rate, dropShip, within, stock, allocated, net, base, cgst, groups } = cart
  groups.fill(0)
  let total = 0
  for (let at = 0; at < lines; at++) {
    let unitNet = Math.floor((2 * (mrp[at] ?? 0) * (keeps[at] ?? 0) + 1_000_000) / 2_000_000)
    let percent = rate[at] ?? 0
    if (percent < 0) {
      if (unitNet <= 262_500) percent = 50_000
      else if (unitNet <= 295_000) {
        unitNet = 262_400
        percent = 50_000
      } else percent = 180_000
    }
    const whole = 1_000_000 + percent
    const half = Math.floor((unitNet * percent + whole) / (2 * whole))
    const baseWithin = unitNet - 2 * half
    const baseBetween = Math.floor((2 * unitNet * 1_000_000 + whole) / (2 * whole))
    const start = at * sellers
    const wanted = qty[at] ?? 0
    let left = wanted
    let centre = 0
    let taxable = 0
    for (let rank = 0; rank < sellers && left > 0; rank++) {
      const there = stock[start + rank] ?? 0
      if (there === 0) continue
      const taken = there < left ? there : left
      left -= taken
      const group = rank * 2 + (dropShip[at] ?? 0)
      groups[group] = (groups[group] ?? 0) + unitNet * taken
      if (within[rank] === 1) {
        centre += half * taken
        taxable += baseWithin * taken
      } else taxable += baseBetween * taken
    }
    const given = wanted - left
    allocated[at] = given
    net[at] = unitNet * given
    base[at] = taxable
    cgst[at] = centre
    total += unitNet * given
  }
  return total
}
