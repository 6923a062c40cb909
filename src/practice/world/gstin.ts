/** GST numbers that are well formed but not in use. */

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The check character: characters are weighted 1 and 2 in turn, and their base-36 digits added up. */
function checkCharacter(body: string): string {
  let sum = 0
  for (const [at, character] of [...body].entries()) {
    const weighed = CHARACTERS.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(weighed / 36) + (weighed % 36)
  }
  return CHARACTERS[(36 - (sum % 36)) % 36] ?? '0'
}

/** State code, PAN from a name (no real one begins with `ZZ`), 1, Z, check character. */
export function gstinOf(stateCode: string, name: string, nr: number): string {
  const letters = name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .padEnd(4, 'X')
  const body = `${stateCode}ZZ${letters.slice(0, 3)}${String(nr % 10_000).padStart(4, '0')}${letters.slice(3, 4)}1Z`
  return body + checkCharacter(body)
}
