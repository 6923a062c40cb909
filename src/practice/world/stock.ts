import type { StockistBaseCost, StockType, WarehouseStock } from '../../shared/domain/catalogue/product.ts'
import { type Paise, paise } from '../../shared/domain/values/money.ts'
import { DEPOTS, type Depot } from './depots.ts'
import type { Random } from './random.ts'

/** The large warehouses carry most of the range; each DC and stockist a part of it. */
const CARRIES: Readonly<Record<number, number>> = { 2: 0.62, 10: 0.45, 5: 0.35, 3: 0.35, 7: 0.3, 31: 0.3, 8: 0.25 }
const OTHERS_CARRY = 0.07
const STOCKIST_CARRIES = 0.12
/** Each of the vendors' goods is at one of these only. */
const VENDOR_GATES = [2, 10, 11] as const

const probabilityOf = ({ id, whType }: Depot): number =>
  whType === 'Stockist' ? STOCKIST_CARRIES : (CARRIES[id] ?? OTHERS_CARRY)

/** Pieces: often none, mostly some dozens, sometimes many. */
function pieces(random: Random): number {
  const kind = random.next()
  if (kind < 0.08) return 0
  if (kind < 0.2) return random.whole(1, 5)
  if (kind < 0.85) return random.whole(6, 120)
  return random.whole(121, 900)
}

/** The MRP before the last revision: older stock still has it. */
export const olderMrp = (mrp: Paise): Paise => paise(Math.max(100, Math.round((mrp * 0.9) / 100) * 100))

export function stockOf(random: Random, mrp: Paise, stockType: StockType): readonly WarehouseStock[] {
  if (stockType === 'DropShipment' || stockType === 'CreditVendorStock') {
    const gate = random.pick(VENDOR_GATES)
    return DEPOTS.filter(({ id }) => id === gate).map((depot) => row(depot, mrp, random.whole(20, 600)))
  }
  return DEPOTS.flatMap((depot) => {
    if (!random.chance(probabilityOf(depot))) return []
    const rows = [row(depot, mrp, pieces(random))]
    if (random.chance(0.12)) rows.push(row(depot, olderMrp(mrp), random.whole(1, 40)))
    return rows
  })
}

const row = ({ id, whType, state }: Depot, mrp: Paise, stock: number): WarehouseStock => ({
  id,
  whType,
  state,
  mrp,
  stock,
})

/** The stockists' cost at the MRP of their stock; missing for one in ten. */
export const baseCostsOf = (random: Random, warehouses: readonly WarehouseStock[]): readonly StockistBaseCost[] =>
  warehouses.flatMap(({ id, whType, mrp }) =>
    whType === 'Stockist' && !random.chance(0.1)
      ? [{ stockistid: id, mrp, basecost: paise(Math.round(mrp * (0.5 + random.next() * 0.12))) }]
      : [],
  )
