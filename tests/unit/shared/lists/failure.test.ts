import { expect, test } from 'vitest'
import { type AppError, retold } from '../../../../src/shared/errors.ts'
import { inListWords } from '../../../../src/shared/lists/failure.ts'
import { say } from '../../../../src/shared/messages.ts'

const refused: AppError = { kind: 'refused', message: say('refused'), status: 422, worded: false }

test.each<[string, AppError]>([
  ['is offline', { kind: 'offline', message: say('offline') }],
  ['took too long', { kind: 'timeout', message: say('timeout') }],
  ['was called off', { kind: 'cancelled', message: say('cancelled') }],
  ['met the end of the session', { kind: 'session', message: say('sessionEnded') }],
  ['was refused in the portal’s words', { ...refused, message: 'Not on Sundays', worded: true }],
])('a list that %s says so itself', (_, error) => {
  expect(inListWords(error, 'arsReportFailed')).toEqual(error)
})

test.each<[string, AppError]>([
  ['refused without a word', refused],
  ['broken', { kind: 'portal', message: say('portalFault'), status: 500 }],
  ['strange', { kind: 'answer', message: 'x' }],
])('a list whose answer is %s is told in its own sentence, where it has one', (_, error) => {
  expect(inListWords(error, 'arsReportFailed')).toEqual(retold(error, 'arsReportFailed'))
  expect(inListWords(error, undefined)).toEqual(error)
})
