import { expect, test } from 'vitest'
import { type AppError, portalWords } from '../../../src/shared/errors.ts'

const refused: AppError = { kind: 'refused', status: 422, message: 'This product is on hold' }

test.each<readonly [string, AppError, string | undefined]>([
  ['are its own sentence', { ...refused, worded: true }, refused.message],
  ['aren’t what StoreDesk says in its place', { ...refused, worded: false }, undefined],
  ['aren’t those of an error that the portal didn’t send', { kind: 'offline', message: 'No network' }, undefined],
  ['aren’t a blank sentence', { ...refused, worded: true, message: ' \t ' }, undefined],
])('the portal’s words %s', (_, error, words) => {
  expect(portalWords(error)).toBe(words)
})
