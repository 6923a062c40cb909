/** Order numbers as typed in a search. */

/** Minimum digits; fewer occur in too many orders. */
const LEAST_DIGITS = 2

/** `PO-1042`, `#po 1042`: explicitly an order's number, unlike a bare number; undefined for anything else. */
export const saidOrderNumber = (typed: string): string | undefined =>
  /^[\s#'’]*po/i.test(typed) ? orderNumberIn(typed) : undefined

/** The number, or the typed part of it: `PO-1042-T`, `po 1042`, `1042`; undefined for anything else. */
export function orderNumberIn(typed: string): string | undefined {
  const found = /^(po)?[\s-]*(\d+)(-[a-z]{0,4})?$/i.exec(typed.replace(/^[\s#'’]+/, '').trim())
  const [, , digits = '', kind = ''] = found ?? []
  return digits.length < LEAST_DIGITS ? undefined : digits + kind.toUpperCase()
}
