/** A word is corrected only to one that sounds alike, or that differs by one typing slip. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTypicalSlip, spellerOf } from '../../../../../src/shared/domain/catalogue/slips.ts'

describe('a slip of the fingers', () => {
  test.each([
    ['two letters that changed places', 'rattel', 'rattle'],
    ['a doubled letter', 'romperr', 'romper'],
    ['a letter that isn’t doubled', 'strolers', 'strollers'],
    ['another doubled letter', 'scotter', 'scooter'],
    ['a missing vowel', 'rompr', 'romper'.slice(0, 4).concat('pr')],
    ['a missing vowel', 'rompr', 'romper'],
    ['another vowel', 'rompar', 'romper'],
    ['a missing letter of a long word', 'teeher', 'teether'],
    ['a letter too many in a long word', 'romperd', 'romper'],
    ['the next key, in a long word', 'rpmper', 'romper'],
    ['any letter of a very long word', 'detergemt', 'detergent'],
  ])('is %s: %s for %s', (_, typed, word) => {
    expect(isTypicalSlip(typed, word)).toBe(true)
  })

  test.each([
    ['another first letter', 'omper', 'romper'],
    ['another first letter', 'somper', 'romper'],
    ['another consonant', 'switch', 'stitch'],
    ['a consonant for a vowel', 'paint', 'print'],
    ['a letter too many in a short word', 'paint', 'pant'],
    ['a missing letter of a short word', 'pech', 'peach'],
    ['another form of a word', 'printer', 'printed'],
    ['another vowel of a short word', 'card', 'cord'],
    ['two letters', 'rimpar', 'romper'],
  ])('is not %s: %s for %s', (_, typed, word) => {
    expect(isTypicalSlip(typed, word)).toBe(false)
  })
})

describe('a speller', () => {
  const spell = spellerOf([
    'romper',
    'rattle',
    'stroller',
    'sweater',
    'print',
    'pant',
    'potty',
    'color',
    'paper',
    'jacket',
  ])

  test.each([
    ['rompar', 'romper'],
    ['rattel', 'rattle'],
    ['strolar', 'stroller'],
    ['swetar', 'sweater'],
    ['jaket', 'jacket'],
    ['strolller', 'stroller'],
    ['paint', undefined],
    ['putty', undefined],
    ['cooler', undefined],
    ['pepper', undefined],
    ['stroller', undefined],
    ['pnt', undefined],
    ['दूध', undefined],
    ['', undefined],
  ])('%s is %s', (typed, word) => {
    expect(spell(typed)).toBe(word)
  })

  test('of two that a word may be takes the first', () => {
    expect(spellerOf(['rompar', 'romper'])('rompir')).toBe('rompar')
    expect(spellerOf(['romper', 'rompar'])('rompir')).toBe('romper')
  })

  test('never takes a word that begins with another sound, nor the word itself', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{4,9}$/), { maxLength: 30 })
    fc.assert(
      fc.property(words, fc.stringMatching(/^[bdlmnrt][a-z]{3,8}$/), (known, typed) => {
        const found = spellerOf([...known, typed])(typed)
        if (found === undefined) return
        expect(found).not.toBe(typed)
        expect([typed[0], 'k', 'w']).toContain(found[0])
      }),
    )
  })

  test('finds a word of six letters and more with one of its vowels missing, or two letters changed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bdfgklmnprst][aeiou][bdfgklmnprst]{2}[aeiou][bdfgklmnprst]$/), (word) => {
        expect(isTypicalSlip(word.slice(0, 4) + word.slice(5), word)).toBe(true)
        expect(isTypicalSlip(`${word.slice(0, 3)}${word[4]}${word[3]}${word[5]}`, word)).toBe(true)
      }),
    )
  })
})
