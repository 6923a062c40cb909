/** What is typed to find an order by its number. */

/** Fewer digits are of too many orders. */
const LEAST_DIGITS = 2

/** The number, or the part of it that was typed: `PO-1042-T`, `po 1042`, `1042`; undefined for anything else. */
export function orderNumberIn(typed: string): string | undefined {
  const found = /^(po)?[\s-]*(\d+)(-[a-z]{0,4})?$/i.exec(typed.trim())
  const [, , digits = '', kind = ''] = found ?? []
  return digits.length < LEAST_DIGITS ? undefined : digits + kind.toUpperCase()
}
