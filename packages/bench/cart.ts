/** A cart of 500 lines over 33 warehouses, fully computed, next to the same rules written with maps, filters and reduces. */
import assert from 'node:assert/strict'
import type { Quantities } from '../../src/shared/domain/carts/cart.ts'
import { priceCart, withQuantities } from '../../src/shared/domain/pricing/price-cart.ts'
import type { CartLine, PricedCart, Supply } from '../../src/shared/domain/pricing/priced-cart.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { line, mapping, product, stock, supply } from '../../tests/support/builders.ts'
import { type CartByHand, cartByHand } from './cart-by-hand.ts'
import { fastest, type Group, type Measurement, sequence } from './measure.ts'

const LINES = 500
const WAREHOUSES = 33
const HSN = ['61112000', '62092000', '64041990', '95030030', '94049000', '87150010']
const STATES = ['Maharashtra', 'Haryana', 'Karnataka', 'West Bengal', 'Tamil Nadu']

/** Lists each product in every warehouse, with stock in about one of three, at its own or another MRP. */
function benchCart(lines = LINES): { readonly lines: readonly CartLine[]; readonly supply: Supply } {
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

export const cart: Group = { quick: true, measurements }

function* measurements(): Generator<Measurement> {
  const { lines, supply } = benchCart()
  const priced = priceCart(lines, supply)
  proveEqual(priced, cartByHand(lines, supply))
  const others = lines.map((line) => ({ ...line, qty: line.qty + 1 }))
  const [fewer, more] = [quantitiesOf(lines), quantitiesOf(others)]
  const changed = withQuantities(priced, more)
  proveEqual(changed, cartByHand(others, supply))
  const what = `cart of ${LINES} lines × ${WAREHOUSES} warehouses`
  const against = 'maps, filters, spreads and reduces over the same objects'
  yield {
    what,
    run: async () => {
      let isMore = false
      const { edited, scratch, byHand } = await fastest(
        {
          edited: () => {
            isMore = !isMore
            return isMore ? withQuantities(priced, more) : withQuantities(changed, fewer)
          },
          scratch: () => priceCart(lines, supply),
          byHand: () => cartByHand(lines, supply),
        },
        { rounds: 60 },
      )
      const description = 'allocated, taxed, grouped into orders and added up; ours keeps the offers of the cart before'
      const all = 'as it comes from the portal: offers found and priced, allocated, taxed, grouped and added up'
      return [
        {
          path: `${what}, all quantities changed`,
          against,
          ours: edited,
          theirs: byHand,
          goal: 0.2,
          note: description,
        },
        { path: `${what}, from nothing`, against, ours: scratch, theirs: byHand, goal: 1.9, note: all },
      ]
    },
  }
}

const quantitiesOf = (lines: readonly CartLine[]): Quantities => new Map(lines.map(({ id, qty }) => [id, qty]))

/** Asserts equality to the paisa: each line, each order, all totals. */
function proveEqual({ lines, groups, totals }: PricedCart, byHand: CartByHand): void {
  assert.deepEqual(byHand.totals, totals)
  assert.deepEqual(
    byHand.lines.map(({ allocated, total, gapPrice }) => [allocated, total, gapPrice]),
    lines.map(({ allocatedQty, totalPrice, gapPrice }) => [allocatedQty, totalPrice, gapPrice]),
  )
  assert.deepEqual(
    byHand.groups.map(({ key, quantity, base, total }) => [key, quantity, base, total]),
    groups.map(({ key, quantity, base, total }) => [key, quantity, base, total]),
  )
}
