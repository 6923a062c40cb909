import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDigits } from '../../../../../src/shared/domain/values/digits.ts'

test.each([
  ['२००३६७', '200367'],
  ['২০০৩৬৭', '200367'],
  ['٢٠٠٣٦٧', '200367'],
  ['２００３６７', '200367'],
  ['𝟐𝟘𝟢𝟯𝟼𝟽', '200367'],
  ['LD-२६-B1', 'LD-26-B1'],
  ['½ ² Ⅳ', '½ ² Ⅳ'],
])('“%s” is %s', (text, digits) => expect(plainDigits(text)).toBe(digits))

test('every digit of every script is one of 0 to 9, and text without other digits stays as it is', () => {
  for (let code = 0; code <= 0x1_ffff; code++) {
    const text = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(text)) expect(plainDigits(text)).toMatch(/^[0-9]$/)
  }
  fc.assert(fc.property(fc.string(), (ascii) => plainDigits(ascii) === ascii))
})
