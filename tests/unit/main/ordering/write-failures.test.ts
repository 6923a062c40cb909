import { describe, expect, it } from 'vitest'
import { failedWrite, lostWrite } from '../../../../src/main/ordering/write-failures.ts'
import { fail } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'

describe('a write that wasn’t done', () => {
  it.each([
    [refusal(409, 'It is packed'), 'It is packed.'],
    [refusal(409, 'Is it packed?'), 'Is it packed?'],
    [{ ...offline, unsent: true }, 'no network.'],
  ])('is told in the document’s sentence, then for what reason: %j', (error, because) => {
    const texts = { sentence: 'kioskNotCancelled', message: messages.kioskNotCancelled, because } as const
    expect(failedWrite(error, 'kioskNotCancelled')).toEqual(fail({ ...error, ...texts }))
  })

  it('speaks for itself where there is no such sentence', () => {
    expect(failedWrite(offline)).toEqual(fail(offline))
  })
})

describe('a write with an unknown outcome', () => {
  it('is told with the caution, after the document’s sentence where there is one', () => {
    const lost = { kind: 'timeout', sentence: 'writeLost' } as const
    const message = messages.writeLost
    expect(lostWrite({ message })).toEqual(fail({ ...lost, message }))
    expect(lostWrite({ message }, 'kioskNotCancelled')).toEqual(
      fail({ ...lost, message: messages.kioskNotCancelled, because: message }),
    )
  })
})
