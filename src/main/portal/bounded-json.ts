/** JSON of an answer, unless it is made of so many pieces that reading it would hold the program up. */

/** Lists and objects; a thousand products with their stock in forty warehouses have a quarter of that. */
const MOST_OPENINGS = 200_000
const MOST_COMMAS = 600_000

const COMMA = 0x2c
const BRACKET = 0x5b
const BRACE = 0x7b

/** True for text whose values, by a count of its signs, could take long to be made. */
function isTooDense(text: string): boolean {
  let openings = 0
  let commas = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === COMMA) commas += 1
    else if (sign === BRACKET || sign === BRACE) openings += 1
  }
  return openings > MOST_OPENINGS || commas > MOST_COMMAS
}

/** The value; undefined for text that is no JSON, or is too dense. */
export function parseBounded(text: unknown): unknown {
  if (typeof text !== 'string' || isTooDense(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
