/** GST numbers that are well formed and belong to nobody. */

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A number's last character: each one weighed 1 or 2 in turn, digits of base 36 added up. */
function checkCharacter(body: string): string {
  let sum = 0
  for (const [at, character] of [...body].entries()) {
    const weighed = CHARACTERS.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(weighed / 36) + (weighed % 36)
  }
  return CHARACTERS[(36 - (sum % 36)) % 36] ?? '0'
}

/** State code, PAN made from a name (`ZZ` begins no real one), 1, Z, check character. */
export function gstinOf(stateCode: string, name: string, nr: number): string {
  const letters = name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .padEnd(4, 'X')
  const body = `${stateCode}ZZ${letters.slice(0, 3)}${String(nr % 10_000).padStart(4, '0')}${letters.slice(3, 4)}1Z`
  return body + checkCharacter(body)
}
