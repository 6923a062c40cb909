import { describe, expect, it } from 'vitest'
import {
  newsIn,
  refusedWith,
  unknownTokenError,
  wrongCodeError,
  wrongCredentialsError,
} from '../../../../src/main/session/sentences.ts'
import type { AppError } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'

const silent = (status: number): AppError => ({ ...refusal(status, 'x'), worded: false })
const ended: AppError = { kind: 'session', status: 401, worded: true, message: 'Token expired' }

describe('a sign-in that the portal refuses', () => {
  it('is a refusal in our sentence, and no session that has ended', () => {
    expect(refusedWith(ended, 'signInRefused')).toMatchObject({
      kind: 'refused',
      status: 401,
      sentence: 'signInRefused',
      message: messages.signInRefused,
    })
  })

  it.each([ended, silent(401), silent(400), silent(403), silent(404), silent(422)])(
    'has wrong email or password: %j',
    (error) => {
      expect(wrongCredentialsError(error)).toMatchObject({ kind: 'refused', message: messages.loginIncorrect })
    },
  )

  it.each([refusal(400), refusal(403), refusal(423), silent(423), silent(429), offline])(
    'is told as it is otherwise: %j',
    (error) => {
      expect(wrongCredentialsError(error)).toBe(error)
    },
  )
})

describe('a one-time password that the portal refuses', () => {
  it.each([silent(400), silent(401), silent(403), silent(404), silent(422)])('is wrong: %j', (error) => {
    expect(wrongCodeError(error)).toMatchObject({ kind: 'refused', message: messages.otpIncorrect })
  })

  it('is told in the portal’s words where it has any', () => {
    expect(wrongCodeError(ended)).toEqual({ ...ended, kind: 'refused' })
    expect(wrongCodeError(refusal(422, 'Too old.'))).toEqual(refusal(422, 'Too old.'))
  })

  it.each([silent(429), refusal(500), offline])('isn’t blamed for %j', (error) => {
    expect(wrongCodeError(error)).toBe(error)
  })
})

describe('a token that the portal doesn’t know', () => {
  it('is no sign-in; another failure is told as it is', () => {
    expect(unknownTokenError(ended)).toMatchObject({ kind: 'refused', message: messages.signInRefused })
    expect(unknownTokenError(offline)).toBe(offline)
  })
})

describe('what the portal adds to a success', () => {
  it('is told on one line, unless it is nothing or what we say ourselves', () => {
    expect(newsIn(' Welcome\nback ')).toBe('Welcome back')
    expect(newsIn(' \n ')).toBeUndefined()
    expect(newsIn(' Sent ', 'Sent')).toBeUndefined()
    expect(newsIn('Sent again', 'Sent')).toBe('Sent again')
  })
})
