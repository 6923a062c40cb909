/** Each word in the tables is understood: trade words, Hindi words, colours, and filler words. */
import { expect, test } from 'vitest'
import { HINDI_IDLE, HINDI_WORDS } from '../../../../../src/shared/domain/catalogue/hindi-words.ts'
import { isKnownWord, vocabularyOf } from '../../../../../src/shared/domain/catalogue/search-vocabulary.ts'
import { OTHER_WORDS } from '../../../../../src/shared/domain/catalogue/search-words.ts'
import { hindiSound } from '../../../../../src/shared/domain/catalogue/sounds.ts'
import { understandSearch } from '../../../../../src/shared/domain/catalogue/understood-search.ts'

const words = [...Object.entries(OTHER_WORDS), ...Object.entries(HINDI_WORDS)]
/** Written with blanks, with hyphens, or with neither. */
const written = (word: string) => [' ', '-', ''].map((between) => word.replaceAll(' ', between))
const names = [...new Set(words.flatMap(([, called]) => called))]
const withNames = vocabularyOf({ Type: names.map((name) => ({ id: name, name, count: 1 })) }, [])
const withoutNames = vocabularyOf({}, [])

test('each other word finds everything that the portal calls so, however it is written', () => {
  for (const [word, called] of words) {
    for (const typed of written(word)) {
      expect(understandSearch(typed, withNames).chosen.Type, typed).toEqual(expect.arrayContaining([...called]))
    }
  }
})

test('each other word is searched for by its first other name where the portal has none of them', () => {
  for (const [word, [first]] of words) {
    for (const typed of written(word)) {
      expect(understandSearch(typed, withoutNames), typed).toEqual({ chosen: {}, words: first, instead: [] })
    }
  }
})

test.each(['red', 'mustard', 'lavender', 'sky'])('the colour %s is known before any product was seen', (colour) => {
  expect(isKnownWord(colour, withoutNames)).toBe(true)
})

test.each(['the', 'new', 'toddler', 'bachche', 'chahiye', 'cheap'])('“%s” beside a name says nothing', (idle) => {
  expect(understandSearch(`${idle} stroller`, withoutNames).words).toBe('stroller')
})

test('words of Hindi that sound alike mean the same', () => {
  const bySound = Map.groupBy(Object.entries(HINDI_WORDS), ([word]) => hindiSound(word.replaceAll(' ', '')))
  for (const alike of bySound.values()) {
    expect(new Set(alike.map(([, called]) => called.join())).size, alike.map(([word]) => word).join(', ')).toBe(1)
  }
})

test('no word of Hindi that says nothing sounds like one that means something', () => {
  const sounds = new Set(Object.keys(HINDI_WORDS).map(hindiSound))
  expect(HINDI_IDLE.filter((word) => sounds.has(hindiSound(word)))).toEqual([])
})
