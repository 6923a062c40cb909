/** Spellings of one word have the same sound; other words have different ones. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { englishSound, hindiSound, syllables } from '../../../../../src/shared/domain/catalogue/sounds.ts'

const soundsOf = (words: string, sound: (word: string) => string) => new Set(words.split(' ').map(sound))

describe('Hindi in Latin letters', () => {
  test.each([
    'jhula jhoola jula jhulla zhula jhoole',
    'razai rajai rajaai razaai',
    'moja moje mojay moze mauje mojo mojon',
    'topi topee toppi topiyan',
    'chadar chaddar chader chadr',
    'kambal kanbal kambel kambl',
    'kitab kitaab kitaben kitaabein',
    'machhardani machardani macchardaani machchardaani machchhardani',
    'khilona khilauna khilone khilonay',
    'tauliya toliya towliya tauliyaa',
    'bachche bachcha bacche bachon baccho bachchon',
    'kapda kapada kapde kapdon',
    'safed saphed',
    'botal bottal bothal',
  ])('%s are one word', (spellings) => {
    expect(soundsOf(spellings, hindiSound).size).toBe(1)
  })

  test.each(['kela kala', 'gadda gudda gadi', 'moja maja', 'topi topa tap', 'chhata chhat', 'gudiya godadi'])(
    '%s are as many',
    (words) => {
      expect(soundsOf(words, hindiSound).size).toBe(words.split(' ').length)
    },
  )

  const consonant = fc.constantFrom('b', 'bh', 'd', 'dh', 'g', 'j', 'k', 'kh', 'l', 'm', 'r', 's', 't', 'ch')
  const vowel = fc.constantFrom('a', 'i', 'u', 'o')
  /** With at least two syllables, and a vowel at the end. */
  const word = fc
    .array(fc.tuple(consonant, vowel), { minLength: 2, maxLength: 5 })
    .map((parts) => parts.flat().join(''))
  const isSame = (one: string, other: string) => expect(hindiSound(other), `${one}, ${other}`).toBe(hindiSound(one))

  test('sounds alike with doubled letters, long vowels, and z for j', () => {
    fc.assert(
      fc.property(word, (one) => {
        isSame(one, one.replace(/([bdgjklmrst])(?=[aiuo])/g, '$1$1'))
        isSame(one, one.replaceAll('a', 'aa'))
        isSame(one, one.replaceAll('u', 'oo').replaceAll('i', 'ee'))
        isSame(one, one.replaceAll('j', 'z'))
        isSame(one, one.toUpperCase())
      }),
    )
  })

  test('ends in -a, -e or -ay alike', () => {
    fc.assert(
      fc.property(word, consonant, (one, last) => {
        for (const end of ['e', 'ay', 'ey', 'aa', 'on']) isSame(`${one}${last}a`, `${one}${last}${end}`)
      }),
    )
  })
})

describe('English by ear', () => {
  test.each([
    'strolar stroller',
    'swetar sweater',
    'sandle sandal',
    'shampu shampoo',
    'dyper diaper diper',
    'toothpest toothpaste',
    'botal bottle',
    'raincot raincoat',
    'bycycle bicycle',
    'moskito mosquito',
    'jaket jacket',
    'fone phone',
    'trowser trouser',
    'nife knife',
  ])('%s are one word', (spellings) => {
    expect(soundsOf(spellings, englishSound).size).toBe(1)
  })

  test.each(['putty potty', 'cooler color', 'pepper paper', 'curtain cartoon', 'wire wear', 'paint pant print'])(
    '%s are as many',
    (words) => {
      expect(soundsOf(words, englishSound).size).toBe(words.split(' ').length)
    },
  )

  test('a doubled consonant says nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bdfgklmnprt][aeiou][bdfgklmnprt][aeiou][bdfgklmnprt]$/), (word) => {
        expect(englishSound(`${word.slice(0, 3)}${word.slice(2)}`)).toBe(englishSound(word))
      }),
    )
  })

  test.each([
    ['pant', 1],
    ['apple', 2],
    ['diaper', 2],
    ['bicycle', 3],
  ])('%s has %i syllables', (word, many) => {
    expect(syllables(englishSound(word))).toBe(many)
  })
})
