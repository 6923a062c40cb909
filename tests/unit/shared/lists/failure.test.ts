import { expect, test } from 'vitest'
import { type AppError, withSentence } from '../../../../src/shared/errors.ts'
import { withListMessage } from '../../../../src/shared/lists/failure.ts'
import { say } from '../../../../src/shared/messages.ts'

const refused: AppError = { kind: 'refused', message: say('refused'), status: 422, worded: false }

test.each<[string, AppError]>([
  ['was called off', { kind: 'cancelled', message: say('cancelled') }],
  ['met the end of the session', { kind: 'session', message: say('sessionEnded') }],
  ['a rule refuses', { kind: 'rule', message: say('ledgerTooLong') }],
  ['can’t be kept', { kind: 'storage', message: say('storageFault') }],
])('a list that %s says so itself', (_, error) => {
  expect(withListMessage(error, 'arsReportFailed')).toEqual(error)
})

test.each<[string, AppError]>([
  ['is refused in the portal’s words', { ...refused, message: 'Not on Sundays', worded: true }],
  ['is refused without a word', refused],
  ['is broken, in the portal’s words', { kind: 'portal', message: 'x', status: 500, worded: true }],
  ['is broken', { kind: 'portal', message: say('portalFault'), status: 500 }],
  ['is strange', { kind: 'answer', message: 'x' }],
  ['is offline', { kind: 'offline', message: say('offline') }],
  ['took too long', { kind: 'timeout', message: say('timeout') }],
])('a list whose answer %s is told in the document’s sentence, and for what reason below', (_, error) => {
  expect(withListMessage(error, 'arsReportFailed')).toEqual({
    ...withSentence(error, 'arsReportFailed'),
    because: error.message,
  })
  expect(withListMessage(error, undefined)).toEqual(error)
})
