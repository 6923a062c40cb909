import { refuseToChange } from '../../shared/domain/carts/cart-rules.ts'
import type { RemoteChange } from '../../shared/domain/carts/remote-change.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import type { MessageKey } from '../../shared/messages.ts'
import { byProduct } from './lines.ts'

export interface QuantitiesToSend {
  /** Lines whose quantity changes. */
  readonly changed: readonly CartLine[]
  /** Lines that were removed elsewhere before. The user decides about them; the other quantities are sent all the same. */
  readonly lost: readonly RemoteChange[]
  /** Products that are on no line, and weren't when this computer last saw the cart. */
  readonly unknown: readonly number[]
  /** The reason why none of it may be sent. */
  readonly refusal: MessageKey | undefined
}

/** `free`: products whose quantity may be sent; `removed`: pieces of lines that the last reading found gone. */
export function quantitiesToSend(
  lines: readonly CartLine[],
  quantities: ReadonlyMap<number, number>,
  free: readonly number[],
  removed: ReadonlyMap<number, number> = new Map(),
): QuantitiesToSend {
  const here = byProduct(lines)
  const requested = free.map((id) => ({ id, line: here.get(id), qty: quantities.get(id) ?? 0 }))
  const missing = requested.filter(({ line }) => line === undefined)
  const lost = missing.flatMap(({ id, qty }) => {
    const was = removed.get(id)
    return was === undefined ? [] : [{ id, was, theirs: 0, yours: qty }]
  })
  const present = requested.flatMap(({ line, qty }) => (line === undefined ? [] : [{ line, qty }]))
  const refusals = present.map(({ line, qty }) => refuseToChange(line, qty))
  return {
    changed: present.flatMap(({ line, qty }) => (qty === line.qty ? [] : [{ ...line, qty }])),
    lost,
    unknown: missing.flatMap(({ id }) => (removed.has(id) ? [] : [id])),
    refusal: refusals.find((one) => one !== undefined && one !== 'sameQuantity'),
  }
}
