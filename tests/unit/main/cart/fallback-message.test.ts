import { describe, expect, it } from 'vitest'
import { isFailure, withFallbackMessage } from '../../../../src/main/cart/fallback-message.ts'
import type { AppError, ErrorKind } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'

const error = (kind: ErrorKind, more: Partial<AppError> = {}): AppError => ({ kind, message: 'it said', ...more })

describe('a request that failed', () => {
  it.each(['refused', 'portal', 'answer', 'offline', 'timeout'] as const)('is a failure: %s', (kind) => {
    expect(isFailure(error(kind))).toBe(true)
    expect(withFallbackMessage(error(kind), 'tryAgain')).toMatchObject({
      kind,
      sentence: 'tryAgain',
      message: messages.tryAgain,
    })
  })

  it.each(['rule', 'session', 'cancelled', 'storage'] as const)('is none, and keeps its words: %s', (kind) => {
    expect(isFailure(error(kind))).toBe(false)
    expect(withFallbackMessage(error(kind), 'tryAgain')).toEqual(error(kind))
  })

  it('keeps the portal’s own words', () => {
    const worded = error('refused', { worded: true })
    expect(withFallbackMessage(worded, 'tryAgain')).toBe(worded)
    expect(withFallbackMessage({ ...worded, message: ' ' }, 'tryAgain').message).toBe(messages.tryAgain)
  })
})
