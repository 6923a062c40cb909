import { expect, test } from 'vitest'
import { type AppError, inWords, isSentOnceMore, portalWords, pressNow } from '../../../src/shared/errors.ts'

const refused: AppError = { kind: 'refused', status: 422, message: 'This product is on hold' }

test.each<readonly [string, AppError, string | undefined]>([
  ['are its own sentence', { ...refused, worded: true }, refused.message],
  ['aren’t what StoreDesk says in its place', { ...refused, worded: false }, undefined],
  ['aren’t those of an error that the portal didn’t send', { kind: 'offline', message: 'No network' }, undefined],
  ['aren’t a blank sentence', { ...refused, worded: true, message: ' \t ' }, undefined],
])('the portal’s words %s', (_, error, words) => {
  expect(portalWords(error)).toBe(words)
})

test('a sentence and its reason are one line', () => {
  expect(inWords({ message: 'Failed.', because: 'No network.' })).toBe('Failed. No network.')
  expect(inWords({ message: 'Failed.' })).toBe('Failed.')
})

test('what was lost is sent once more by the press that says so; nothing else is', () => {
  const told = (sentence: AppError['sentence']): AppError => ({ kind: 'rule', message: '', sentence })
  expect([told('writeLost'), told('kioskCancelNow'), told('kioskDebit')].map(isSentOnceMore)).toEqual([
    true,
    true,
    false,
  ])
  expect([told('writeLost'), told('kioskCancelNow'), told(undefined)].map(pressNow)).toEqual([
    undefined,
    'Cancel now',
    undefined,
  ])
})
