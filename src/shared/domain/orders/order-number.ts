/** What is typed to find an order by its number. */

/** Fewer digits are of too many orders. */
const LEAST_DIGITS = 2

/** `PO-1042`, `#po 1042`: said to be an order's, as a number alone isn't; undefined for anything else. */
export const saidOrderNumber = (typed: string): string | undefined =>
  /^[\s#'’]*po/i.test(typed) ? orderNumberIn(typed) : undefined

/** The number, or the part of it that was typed: `PO-1042-T`, `po 1042`, `1042`; undefined for anything else. */
export function orderNumberIn(typed: string): string | undefined {
  const found = /^(po)?[\s-]*(\d+)(-[a-z]{0,4})?$/i.exec(typed.replace(/^[\s#'’]+/, '').trim())
  const [, , digits = '', kind = ''] = found ?? []
  return digits.length < LEAST_DIGITS ? undefined : digits + kind.toUpperCase()
}
