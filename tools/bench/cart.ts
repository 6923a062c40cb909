/** A cart of 500 lines over 33 warehouses, worked out whole. */

import type { CartLine, CartTotals, Supply } from '../../src/shared/domain/carts/cart.ts'
import { totalsOf } from '../../src/shared/domain/carts/cart-totals.ts'
import { groupOrders, possibleGroups } from '../../src/shared/domain/orders/order-groups.ts'
import { allocateLines } from '../../src/shared/domain/pricing/allocation.ts'
import { marketOf, offersFor } from '../../src/shared/domain/pricing/offers.ts'
import { priceCart } from '../../src/shared/domain/pricing/price-cart.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { line, mapping, product, stock, supply } from '../../tests/support/builders.ts'
import { floorCart, runFloor } from './cart-floor.ts'
import { type Finding, type Measurement, medians, sequence } from './measure.ts'

const LINES = 500
const WAREHOUSES = 33
const HSN = ['61112000', '62092000', '64041990', '95030030', '94049000', '87150010']
const STATES = ['Maharashtra', 'Haryana', 'Karnataka', 'West Bengal', 'Tamil Nadu']

/** Each product is listed in every warehouse, has stock in about one of three, at its own or another MRP. */
export function benchCart(lines = LINES): { readonly lines: readonly CartLine[]; readonly supply: Supply } {
  const next = sequence(7)
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(next() * from.length)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  const sellers = Array.from({ length: WAREHOUSES }, (_, at) =>
    mapping({
      whID: at + 2,
      whType: at % 2 === 0 ? 'Warehouse' : 'DC',
      name: `Warehouse ${at + 2}`,
      state: pick(STATES),
      min: paise(150_000),
    }),
  )
  const products = Array.from({ length: lines }, (_, at) => {
    const mrp = paise((199 + Math.floor(next() * 6000)) * 100)
    return product({
      id: 100_000 + at * 7,
      mrp,
      retailerMargin: 25 + Math.floor(next() * 80) / 4,
      HSNCode: pick(HSN),
      stockType: next() < 0.8 ? 'OwnedStock' : 'DropShipment',
      warehouses: sellers.map(({ whID, whType, state }) =>
        stock(next() < 0.35 ? Math.ceil(next() * 12) : 0, {
          id: whID,
          whType,
          state,
          mrp: next() < 0.9 ? mrp : paise(mrp + 10_000),
        }),
      ),
    })
  })
  return {
    lines: products.map(({ id, mrp }) => line(id, 1 + Math.floor(next() * 30), { mrp })),
    supply: supply({ products, mapping: sellers }),
  }
}

export function* benchCarts(): Generator<Measurement> {
  const { lines, supply: given } = benchCart()
  const floor = floorCart(lines, given)
  const whole = wholeCart(lines, given)
  if (runFloor(floor) !== whole().net) throw new Error('The floor and the rules disagree')
  const lineCount = `${LINES} lines × ${WAREHOUSES} warehouses`
  let floorTook = Number.NaN
  const found = (path: string, tookMedian: number, goal: number | undefined, note: string): readonly Finding[] => [
    { path, floor: 'typed-array loop: prices, taxes, allocates', floorTook, tookMedian, goal, note },
  ]
  yield {
    what: `a cart of ${lineCount} whole`,
    run: () => {
      const took = medians({ floor: () => runFloor(floor), whole }, { rounds: 300 })
      floorTook = took.floor
      const note =
        'every line allocated, orders, totals, gap reasons; what is offered at which price is kept from before. An edit is at most this'
      return found(`cart, whole: ${lineCount}`, took.whole, 5, note)
    },
  }
  yield {
    what: 'the same from nothing',
    run: () => {
      const { scratch } = medians({ scratch: () => priceCart(lines, given) }, { rounds: 30 })
      const note = 'as it comes from the portal: also finds the products, their offers at the MRP, and prices them'
      return found('cart, from nothing', scratch, undefined, note)
    },
  }
}

/** All that an edit may have to work out, from what doesn't depend on quantities. */
function wholeCart(lines: readonly CartLine[], given: Supply): () => CartTotals {
  const market = marketOf(given)
  const byLine = lines.map(({ id, mrp }) => {
    const known = market.products.get(id)
    return known && offersFor(market, known, mrp)
  })
  const offers = { byLine, repeated: new Set<number>() }
  const possible = possibleGroups(market.sellers)
  return () => {
    const priced = allocateLines(lines, offers)
    return totalsOf(priced, groupOrders(priced, possible, offers.repeated))
  }
}
