/** What a refresh of the cart changed, for whoever has it open. */
import { messages } from '../messages.ts'
import type { PricedCart, Supply } from './cart.ts'
import { activeSellers } from './offers.ts'
import type { LineChange } from './order.ts'
import { changesBetween } from './order-rules.ts'

export interface SeenCart {
  readonly cart: PricedCart
  readonly supply: Pick<Supply, 'mapping'>
}

export interface CartNews {
  readonly sentence: string
  /** Pieces that the warehouses give: was and now. Of lines that came or went, or are wanted in another number, too. */
  readonly changes: readonly LineChange[]
}

/**
 * The news, with the sentence that belongs to it: another mapping, or other lines and quantities, or prices. Undefined
 * when everything is as it was.
 */
export function cartNews(before: SeenCart, after: SeenCart): CartNews | undefined {
  const given = changesBetween(before.cart, after.cart)
  const told = new Set(given.map(({ id }) => id))
  const changes = [...given, ...wantedChanges(before.cart, after.cart).filter(({ id }) => !told.has(id))]
  if (mappingKey(before.supply) !== mappingKey(after.supply)) return { sentence: messages.mappingChanged, changes }
  const { net, tax } = before.cart.totals
  const same = changes.length === 0 && net === after.cart.totals.net && tax === after.cart.totals.tax
  return same ? undefined : { sentence: messages.cartAdjusted, changes }
}

/** Everything about the warehouses in use that an order depends on. */
const mappingKey = ({ mapping }: SeenCart['supply']): string =>
  JSON.stringify(activeSellers(mapping).map(({ whID, whType, state, min }) => [whID, whType, state, min ?? 0]))

function wantedChanges(before: PricedCart, after: PricedCart): readonly LineChange[] {
  const was = wanted(before)
  const now = wanted(after)
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((id) => {
    const [one, other] = [was.get(id), now.get(id)]
    if (one?.qty === other?.qty) return []
    return [{ id, name: other?.name ?? one?.name ?? '', was: one?.qty ?? 0, now: other?.qty ?? 0 }]
  })
}

function wanted({ lines }: PricedCart): ReadonlyMap<number, { readonly qty: number; readonly name: string }> {
  const byId = new Map<number, { qty: number; name: string }>()
  for (const { line, product } of lines) {
    byId.set(line.id, { qty: line.qty + (byId.get(line.id)?.qty ?? 0), name: product?.name ?? '' })
  }
  return byId
}
