/** Lines without an HSN code on a paper of GST, which must carry one (rules 46, 49 and 55 of the CGST rules). */

interface Line {
  readonly productId: number | undefined
  readonly name: string
  readonly HSNCode: string
}

/** Maximum products named in the sentence. */
const NAMED = 12

export interface WithoutHsn {
  readonly lines: number
  /** `205435, 207717 and 3 more`: ids, or names where the portal gives none. */
  readonly products: string
}

/** The lines without an HSN code; undefined if all have one. */
export function withoutHsn(lines: readonly Line[]): WithoutHsn | undefined {
  const lacking = lines.filter(({ HSNCode }) => HSNCode.trim() === '')
  if (lacking.length === 0) return undefined
  const names = [
    ...new Set(lacking.map(({ productId, name }) => String(productId ?? (name || 'a line without a name')))),
  ]
  const more = names.length - NAMED
  const named = names.slice(0, NAMED).join(', ')
  return { lines: lacking.length, products: more > 0 ? `${named} and ${more} more` : named }
}
