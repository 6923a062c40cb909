/** What a barcode scanner types: a product's id, faster than any hand, and Enter. */

/** Milliseconds between two keys at most; a quick typist needs twice as many. */
const QUICK = 45

/** A product's id as it stands under its barcode; fewer digits are a size or a quantity. */
const ID = /^\d{4,10}$/

/** How a number is marked as one: `#200367`, and `'200367` in a spreadsheet. */
const MARK = /^\s*[#'’]\s*/

/** The id that was typed and nothing else; undefined for words. */
export function typedId(typed: string): number | undefined {
  const text = typed.replace(MARK, '').trim()
  return ID.test(text) ? Number(text) : undefined
}

/** The id that digits alone are, however few; undefined for anything else. */
export const plainId = (text: string): number | undefined => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined)

export interface Scan {
  readonly digits: string
  /** When the last key came, in milliseconds. */
  readonly at: number
}

export const NO_SCAN: Scan = { digits: '', at: Number.NEGATIVE_INFINITY }

/** A key more. `id` once Enter ends what only a scanner types. */
export function scanned({ digits, at }: Scan, key: string, now: number): Scan & { readonly id?: number } {
  const isQuick = now - at <= QUICK
  if (/^\d$/.test(key)) return { digits: isQuick ? digits + key : key, at: now }
  const id = key === 'Enter' && isQuick ? typedId(digits) : undefined
  return id === undefined ? NO_SCAN : { ...NO_SCAN, id }
}
