/** Assigns alternates to the missing pieces of all short lines of a cart at once. */
import { type MessageKey, say } from '../../messages.ts'
import type { PricedLine } from '../pricing/priced-cart.ts'
import type { ProductView } from '../pricing/product-view.ts'
import { counted } from '../values/counts.ts'
import { CART_KINDS, type CartType } from './cart-kinds.ts'
import { roomIn } from './cart-rules.ts'
import { refuseAlternate } from './gap-explained.ts'

/** A line whose gap another product takes over. */
export interface Exchange {
  readonly id: number
  /** Pieces that the line keeps; 0 removes it. */
  readonly keeps: number
  readonly alternate: { readonly id: number; readonly name: string }
  /** Pieces that the alternate takes over. */
  readonly pieces: number
}

export interface StillShort {
  readonly id: number
  readonly pieces: number
  readonly why: string
}

export interface AlternatesPlan {
  readonly exchanges: readonly Exchange[]
  readonly stillShort: readonly StillShort[]
}

export type Alternate = Pick<ProductView, 'available'> & {
  readonly facts: Pick<ProductView['facts'], 'id' | 'name' | 'category'>
}

/** A line's alternates, or a sentence that says why they aren't known. */
export type Known = readonly Alternate[] | string

/** The alternates with the most stock first. Each line gets one alternate, and the first is offered first. */
export const inOrder = <A extends Pick<Alternate, 'available'>>(alternates: readonly A[]): readonly A[] =>
  alternates.toSorted((one, other) => other.available - one.available)

/**
 * In the cart's order, each short line gets the alternate that has the most stock and can supply all its missing pieces. Stock that the
 * cart already wants, or that earlier lines took, isn't used twice. If the alternate is in the cart, its stock counts at that line's MRP.
 */
export function planAlternates(
  cartType: CartType,
  lines: readonly PricedLine[],
  known: ReadonlyMap<number, Known>,
): AlternatesPlan {
  const inCart = new Map(lines.map((priced) => [priced.line.id, priced]))
  const requestedById = new Map(lines.map(({ line }) => [line.id, line.qty]))
  const stillShort: StillShort[] = []
  let room = roomIn(cartType, inCart.size)
  const exchanges = lines.flatMap((priced): Exchange[] => {
    const { line, gapQty: pieces, allocatedQty: keeps } = priced
    if (pieces === 0) return []
    const alternates = known.get(line.id) ?? []
    const stays = (why: string) => {
      stillShort.push({ id: line.id, pieces, why })
      return []
    }
    if (typeof alternates === 'string') return stays(alternates)
    const others = alternates.filter(({ facts }) => facts.id !== line.id && CART_KINDS[cartType].takes(facts))
    const fitting = inOrder(others).filter(({ facts: { id }, available }) => {
      const has = Math.min(available, inCart.get(id)?.availableQty ?? available)
      return refuseAlternate(has, pieces, requestedById.get(id)) === undefined
    })
    const found = fitting.find(({ facts }) => room > 0 || requestedById.has(facts.id))
    if (found === undefined) return stays(say(whyNone(others.length, fitting.length)))
    const { id, name } = found.facts
    if (!requestedById.has(id)) room -= 1
    requestedById.set(id, pieces + (requestedById.get(id) ?? 0))
    return [{ id: line.id, keeps, alternate: { id, name }, pieces }]
  })
  return { exchanges, stillShort }
}

function whyNone(others: number, fitting: number): MessageKey {
  if (others === 0) return 'alternatesNone'
  return fitting === 0 ? 'alternatesFew' : 'cartFull'
}

/** True if the cart with these lines already contains the exchange. */
export function isExchanged({ id, keeps, alternate }: Exchange, lines: readonly PricedLine[]): boolean {
  const has = new Map(lines.map(({ line }) => [line.id, line.qty]))
  return has.has(alternate.id) && (has.get(id) ?? 0) === keeps
}

const piecesOf = (all: readonly Pick<Exchange, 'pieces'>[]): string =>
  counted.pieces(all.reduce((sum, { pieces }) => sum + pieces, 0))

/** `Alternates would take over 34 pieces of 5 lines.` */
export const planSentence = ({ exchanges }: Pick<AlternatesPlan, 'exchanges'>): string =>
  exchanges.length === 0
    ? say('alternatesNothing')
    : say('alternatesPlan', { pieces: piecesOf(exchanges), lines: counted.lines(exchanges.length) })

/** Like `planSentence`, for exchanges that are done. */
export const exchangedSentence = (exchanges: readonly Exchange[]): string =>
  say('alternatesTaken', { pieces: piecesOf(exchanges), lines: counted.lines(exchanges.length) })

/** `7 pieces of 2 lines stay missing:`; undefined if nothing is missing. */
export const stillShortSentence = ({ stillShort }: Pick<AlternatesPlan, 'stillShort'>): string | undefined =>
  stillShort.length === 0
    ? undefined
    : say('alternatesLeft', { pieces: piecesOf(stillShort), lines: counted.lines(stillShort.length) })
