import { expect, test } from 'vitest'
import {
  type AppError,
  errorDetails,
  inWords,
  isResend,
  isUnavailable,
  portalWords,
  retryLabel,
} from '../../../src/shared/errors.ts'

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
  const errorOf = (sentence: AppError['sentence']): AppError => ({ kind: 'rule', message: '', sentence })
  expect([errorOf('writeLost'), errorOf('kioskCancelNow'), errorOf('kioskDebit')].map(isResend)).toEqual([
    true,
    true,
    false,
  ])
  expect([errorOf('writeLost'), errorOf('kioskCancelNow'), errorOf(undefined)].map(retryLabel)).toEqual([
    undefined,
    'Cancel now',
    undefined,
  ])
})

test('a portal that isn’t there is no network, no answer in time, or a fault of its own; a refusal is an answer', () => {
  const kinds = ['offline', 'timeout', 'portal', 'refused', 'session', 'answer', 'request', 'rule'] as const
  expect(kinds.filter((kind) => isUnavailable({ kind }))).toEqual(['offline', 'timeout', 'portal'])
})

test('call, field and status are for support, as far as they are known', () => {
  const message = 'The portal has a problem.'
  expect(errorDetails({ kind: 'portal', message, call: 'home.menu', status: 500 })).toBe('home.menu · 500')
  expect(errorDetails({ kind: 'answer', message, call: 'home.menu', field: '3.name', status: 200 })).toBe(
    'home.menu · 3.name · 200',
  )
  expect(errorDetails({ kind: 'offline', message })).toBe('')
})
