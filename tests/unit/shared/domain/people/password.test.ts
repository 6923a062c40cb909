import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import { WEAK_WORDS } from '../../../../../src/renderer/session/weak-words.ts'
import {
  passwordChecks,
  refuseChange,
  refuseNewPassword,
  resetTokenIn,
} from '../../../../../src/shared/domain/people/password.ts'
import { say } from '../../../../../src/shared/messages.ts'

const weakWords = readReference().passwords.weak

const CLASSES = { digits: '0123456789', lower: 'bhjknpqz', upper: 'BHJKNPQZ', specials: '!@#$%' } as const
const KEYS = {
  digits: 'passwordDigits',
  lower: 'passwordLower',
  upper: 'passwordUpper',
  specials: 'passwordSpecials',
} as const
type ClassName = keyof typeof CLASSES
const classNames = ['digits', 'lower', 'upper', 'specials'] as const

const some = (of: string, least: number, most: number) =>
  fc.array(fc.constantFrom(...of), { minLength: least, maxLength: most })

/** Characters of every class in any order; `short` names the class with one character too few. */
const passwordOf = (short?: ClassName) =>
  fc
    .tuple(...classNames.map((name) => (name === short ? some(CLASSES[name], 1, 1) : some(CLASSES[name], 2, 6))))
    .chain((parts) => {
      const all = parts.flat()
      return fc.shuffledSubarray(all, { minLength: all.length }).map((shuffled) => shuffled.join(''))
    })
    .filter((password) => !weakWords.some((word) => password.toLowerCase().includes(word)))

/** A word with each letter in either case. */
const inAnyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) => [...word].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''))

/** The same typed twice. */
const refuse = (newPassword: string, confirmPassword = newPassword) =>
  refuseNewPassword({ newPassword, confirmPassword }, weakWords)

const badPolicy = { newPassword: say('passwordPolicy') }

const unmet = (password: string) =>
  passwordChecks(password, weakWords)
    .filter(({ met }) => !met)
    .map(({ label }) => label)

describe('a new password', () => {
  test('the weak words are those of the documents, and the page has the same', () => {
    expect(weakWords).toEqual(expect.arrayContaining(['firstcry', 'fc', 'goodlife', 'digital', 'welcome', '@123']))
    expect(WEAK_WORDS).toEqual(weakWords)
  })

  test('is taken with two of each class and no weak word', () => {
    fc.assert(
      fc.property(passwordOf(), (password) => {
        expect(unmet(password)).toEqual([])
        expect(refuse(password)).toEqual({})
      }),
    )
  })

  test.each(classNames)('is refused with one of the %s only, and says which are short', (short) => {
    fc.assert(
      fc.property(passwordOf(short), (password) => {
        expect(unmet(password)).toEqual([say(KEYS[short], { n: 2 })])
        expect(refuse(password)).toEqual(badPolicy)
      }),
    )
  })

  test.each(weakWords)('is weak with “%s” in any case, anywhere, even if the rest is good', (word) => {
    fc.assert(
      fc.property(inAnyCase(word), passwordOf(), fc.nat(), (weak, rest, at) => {
        const cut = at % (rest.length + 1)
        const password = rest.slice(0, cut) + weak + rest.slice(cut)
        expect(unmet(password)).toHaveLength(1)
        expect(unmet(password)[0]).toMatch(/^Weak: it contains “/)
        expect(refuse(password)).toEqual(badPolicy)
      }),
    )
  })

  test('typed differently the second time isn’t taken', () => {
    expect(refuse('Bazaar!!Lane77Q', 'Bazaar!!Lane77q')).toEqual({ confirmPassword: say('passwordsDiffer') })
  })

  test('of nothing typed, nothing is ticked', () => {
    expect(unmet('')).toHaveLength(5)
    expect(refuse('')).toEqual(badPolicy)
  })
})

describe('a change of one’s password', () => {
  const good = 'Bazaar!!Lane77Q'
  const change = (oldPassword: string, newPassword: string, confirmPassword: string) =>
    refuseChange({ oldPassword, newPassword, confirmPassword }, weakWords)

  test('is refused at every field that is empty, and for nothing else meanwhile', () => {
    const no = say('allMandatory')
    expect(change('', '', '')).toEqual({ oldPassword: no, newPassword: no, confirmPassword: no })
    expect(change('old', 'weak', '')).toEqual({ confirmPassword: no })
  })

  test('is refused as a new password is', () => {
    expect(change('old', 'weak', 'weak')).toEqual(badPolicy)
    expect(change('old', good, `${good}x`)).toEqual({ confirmPassword: say('passwordsDiffer') })
    expect(change('old', good, good)).toEqual({})
  })
})

describe('the link of a mail', () => {
  test.each([
    ['https://portal.example.in/resetPassword/aB3-x_9', 'aB3-x_9'],
    ['  https://portal.example.in/resetPassword/aB3-x_9/  ', 'aB3-x_9'],
    ['https://portal.example.in/resetPassword/aB%2B3?from=mail#x', 'aB+3'],
    ['storedesk://open/resetPassword/aB3-x_9', 'aB3-x_9'],
    ['/resetpassword/aB3', 'aB3'],
    ['aB3-x_9.c', 'aB3-x_9.c'],
  ])('%j names %s', (typed, token) => {
    expect(resetTokenIn(typed)).toBe(token)
  })

  test.each([
    '',
    'hello',
    'a b c d e f g',
    'https://portal.example.in/',
    'https://x.in/resetPassword/',
    'x/resetPassword/%E0%A4',
  ])('%j names nothing', (typed) => {
    expect(resetTokenIn(typed)).toBeUndefined()
  })
})
