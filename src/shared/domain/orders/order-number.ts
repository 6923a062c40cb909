/** Minimum digits; fewer occur in too many orders. */
const LEAST_DIGITS = 2

/** `PO-1042`, `#po 1042`: explicitly an order's number, unlike a bare number; undefined for anything else. */
export const explicitOrderNumber = (typed: string): string | undefined =>
  /^[\s#'’]*po/i.test(typed) ? orderNumberIn(typed) : undefined

/** The number, or the typed part of it: `PO-1042-T`, `po 1042`, `1042`; undefined for anything else. */
export function orderNumberIn(typed: string): string | undefined {
  const found = /^(po)?[\s-]*(\d+)(-[a-z]{0,4})?$/i.exec(typed.replace(/^[\s#'’]+/, '').trim())
  const [, , digits = '', kind = ''] = found ?? []
  return digits.length < LEAST_DIGITS ? undefined : digits + kind.toUpperCase()
}

/** The last letter of an order's number, with its meaning. */
export const ORDER_SUFFIXES = {
  T: 'Owned',
  N: 'Owned',
  C: 'Owned',
  K: 'Just in time',
  J: 'Just in time',
  D: 'Drop shipment',
} as const

export type OrderKind = (typeof ORDER_SUFFIXES)[keyof typeof ORDER_SUFFIXES]

const isSuffix = (letter: string): letter is keyof typeof ORDER_SUFFIXES => letter in ORDER_SUFFIXES

/** The kind of stock in an order number's suffix; undefined for a number without a known suffix. */
export function orderKindOf(poid: string): OrderKind | undefined {
  const letter = poid.trim().slice(-1).toUpperCase()
  return isSuffix(letter) ? ORDER_SUFFIXES[letter] : undefined
}
