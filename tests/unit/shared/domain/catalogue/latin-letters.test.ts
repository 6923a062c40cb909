import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDevanagari, latinOf } from '../../../../../src/shared/domain/catalogue/latin-letters.ts'

test.each([
  ['टोपी', 'topi'],
  ['झूला', 'jhulaa'],
  ['मोजे', 'moje'],
  ['जूते', 'jute'],
  ['कंबल', 'kanbal'],
  ['साबुन', 'saabun'],
  ['तौलिया', 'tauliyaa'],
  ['दूध', 'dudh'],
  ['की', 'ki'],
  ['फ्रॉक', 'phrok'],
  ['मच्छरदानी', 'machchharadaani'],
  ['कुर्ता', 'kurtaa'],
  ['आम', 'aam'],
  ['romper', 'romper'],
  ['', ''],
])('%s is %s', (word, latin) => {
  expect(latinOf(word)).toBe(latin)
})

test('a dot beneath a letter, in one sign or in two, makes no difference', () => {
  expect(latinOf('कप\u095cे')).toBe('kapade')
  expect(latinOf('कप\u0921\u093cे')).toBe('kapade')
})

test('of letters of Hindi none is left, and other words stay as they are', () => {
  const letters = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊएऐओऔ', 'ा', 'ि', 'ी', 'ु', 'ू', 'े', 'ै', 'ो', 'ौ', '्', 'ं']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1 }), (word) => {
      expect(isDevanagari(word.join(''))).toBe(true)
      expect(latinOf(word.join(''))).toMatch(/^[a-z]*$/)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]*$/), (word) => {
      expect(isDevanagari(word)).toBe(false)
      expect(latinOf(word)).toBe(word)
    }),
  )
})
