/** Loads, grouped from shipped orders: content and position. Times are milliseconds since 1970. */
import type { LoadStatus } from '../../../shared/domain/orders/load-filter.ts'
import { type Paise, sum, times } from '../../../shared/domain/values/money.ts'
import type { Practice } from '../../practice.ts'

export type ShippedOrder = ReturnType<Practice['state']['order']['shippedOf']>[number]
type First = readonly [ShippedOrder, ...ShippedOrder[]]

export interface Load {
  readonly id: string
  readonly orders: First
  /** True once its orders are shipped. */
  readonly hasLeft: boolean
  /** Time when its first box was closed. */
  readonly at: number
  /** Time when its last order left, or will leave. */
  readonly shippedAt: number
  /** Time when its last order arrived; undefined before. */
  readonly deliveredAt: number | undefined
}

/**
 * Returns all loads of orders that left, and of those that stand packed at the gate; an order packed for a load that has left already comes
 * later.
 */
export function loadsOf(shipped: readonly ShippedOrder[], packed: readonly ShippedOrder[] = []): readonly Load[] {
  const departed = grouped(shipped, true)
  const ids = new Set(departed.map(({ id }) => id))
  return [...departed, ...grouped(packed, false).filter(({ id }) => !ids.has(id))]
}

function grouped(orders: readonly ShippedOrder[], hasLeft: boolean): readonly Load[] {
  const byLoad = new Map<string, First>()
  for (const order of orders) {
    const before = byLoad.get(order.load)
    byLoad.set(order.load, before === undefined ? [order] : [...before, order])
  }
  return [...byLoad].map(([id, own]) => ({
    id,
    orders: own,
    hasLeft,
    at: Math.min(...own.map(({ packedAt }) => packedAt)),
    shippedAt: Math.max(...own.map(({ shippedAt }) => shippedAt)),
    deliveredAt: deliveryOf(own),
  }))
}

function deliveryOf(orders: readonly ShippedOrder[]): number | undefined {
  const delivered = orders.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  return delivered.length < orders.length ? undefined : Math.max(...delivered)
}

/** The portal's pace: a twelfth of the time until its last order leaves; six hours for past orders. */
function stepOf({ orders, shippedAt }: Load): number {
  const last = orders.find((order) => order.shippedAt === shippedAt) ?? orders[0]
  return (last.shippedAt - last.placedAt) / 12
}

/** Shipped as soon as its orders are; before that it stands at the gate, then its courier has it. */
export function statusOf({ hasLeft, at, shippedAt }: Load, now: number): LoadStatus {
  if (hasLeft) return 'Shipped'
  return now * 2 >= at + shippedAt ? 'Hand Over' : 'Ready To Dispatch'
}

/** Couriers promise a third of the real time, two thirds, all of it, or a third more. */
export function expectedAt(load: Load, thirds: number): number {
  return load.shippedAt + stepOf(load) * 4 * thirds
}

/** A line of one of its orders. */
export type LoadLine = ShippedOrder['lines'][number] & { readonly poid: string }

export const linesOf = ({ orders }: Load): readonly LoadLine[] =>
  orders.flatMap(({ poid, lines }) => lines.map((line) => ({ ...line, poid })))

/** `GC` if all orders are; otherwise the type of the first other order. */
export const potypeOf = ({ orders }: Load): string => orders.find(({ potype }) => potype !== 'GC')?.potype ?? 'GC'

export const piecesIn = (lines: readonly { readonly given: number }[]): number =>
  lines.reduce((total, { given }) => total + given, 0)

export const goodsValue = (load: Load): Paise => sum(linesOf(load).map(({ price, given }) => times(price, given)))

/** Maximum number of pieces in a box. */
export const MOST_PIECES = 40

export interface Box {
  readonly number: string
  /** Lines with their pieces in this box. */
  readonly lines: readonly (LoadLine & { readonly here: number })[]
}

/** Packs the pieces line after line: every box but the last is full. */
export function boxesOf(load: Load): readonly Box[] {
  const boxes: (LoadLine & { readonly here: number })[][] = []
  let room = 0
  for (const line of linesOf(load)) {
    for (let remaining = line.given; remaining > 0; ) {
      if (room === 0) {
        boxes.push([])
        room = MOST_PIECES
      }
      const here = Math.min(remaining, room)
      boxes.at(-1)?.push({ ...line, here })
      remaining -= here
      room -= here
    }
  }
  return boxes.map((lines, at) => ({ number: `${load.id}-B${at + 1}`, lines }))
}
