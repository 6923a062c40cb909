/** Parses the JSON of an answer, unless it has so many parts that parsing would block the program. */

/** Lists and objects; a thousand products with their stock in forty warehouses have a quarter of that. */
const MOST_OPENINGS = 200_000
const MOST_COMMAS = 600_000

const COMMA = 0x2c
const BRACKET = 0x5b
const BRACE = 0x7b

/** True if the text has so many brackets or commas that parsing could take long. */
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

/** Returns the value; undefined if the text isn't JSON, or is too dense. */
export function parseBounded(text: unknown): unknown {
  if (typeof text !== 'string' || isTooDense(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
