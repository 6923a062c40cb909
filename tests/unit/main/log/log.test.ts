import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openLog, redact } from '../../../../src/main/log.ts'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'storedesk-log-'))
const AT = Date.UTC(2026, 3, 5, 10)
const MB = 1024 * 1024

const open = (folder = newFolder()) => {
  const log = openLog(folder, () => AT)
  return { log, folder, lines: () => readFileSync(join(folder, 'storedesk.log'), 'utf8').trimEnd().split('\n') }
}

describe('a line of the log', () => {
  it('has its time, what happened, and what about it', () => {
    const { log, lines } = open()
    log.note('started', { version: '0.1.0', practice: true })
    log.note('the page ended')
    expect(lines()).toEqual([
      '2026-04-05T10:00:00.000Z started {"version":"0.1.0","practice":true}',
      '2026-04-05T10:00:00.000Z the page ended',
    ])
  })

  it('is one line, whatever it is about: nobody writes lines of his own into it', () => {
    const { log, lines } = open()
    log.note('import of cart.csv\n2026-04-05T10:00:00.000Z signed in as admin\r\n')
    log.fault('defect', new Error('two\nlines'))
    expect(lines()).toHaveLength(2)
    expect(lines()[1]).toContain('two\\nlines')
  })

  it('of a fault has where it happened', () => {
    const { log, lines } = open()
    log.fault('defect in cart.open', new TypeError('x is not a function'))
    expect(lines()[0]).toMatch(/defect in cart\.open TypeError: x is not a function\\n.*log\.test\.ts/)
    log.fault('defect', 'a text that was thrown')
    expect(lines()[1]).toContain('defect a text that was thrown')
  })

  it('ends at 4 000 characters', () => {
    expect(redact('x'.repeat(10_000))).toHaveLength(4000)
  })
})

const SECRET = 'S3cr3t-v4lue'

describe('what must not be read', () => {
  it.each([
    'password',
    'newPassword',
    'OTPcode',
    'otp',
    'token',
    'Authorization',
    'cookie',
    'mobilenumber',
    'email',
    'phone',
    'customerName',
    'shippingAddress1',
    'GSTNumber',
  ])('%s is not written, at whatever depth', (name) => {
    const { log, lines } = open()
    log.note('asked', { body: { inner: [{ [name]: SECRET }] } })
    expect(lines()[0]).not.toContain(SECRET)
    expect(lines()[0]).toContain('***')
  })

  it.each([
    ['a header', `Authorization: Bearer ${SECRET}`],
    ['a header in JSON', `{"Authorization":"Bearer ${SECRET}"}`],
    ['JSON', `{"email":"x","password":"${SECRET}"}`],
    ['JSON with blanks', `{ "password" : "${SECRET}" }`],
    ['JSON within JSON', JSON.stringify({ sent: JSON.stringify({ password: SECRET, OTPcode: SECRET }) })],
    ['JSON within JSON within JSON', JSON.stringify(JSON.stringify(JSON.stringify({ token: SECRET })))],
    ['a query', `GET /reset?token=${SECRET}`],
    ['a text with blanks', `{"password":"${SECRET} and ${SECRET}"}`],
    ['a web token', `unexpected eyJhbGciOiJIUzI1NiJ9.eyJpZCI6N30.${SECRET} at 7`],
  ])('within %s', (_, text) => {
    expect(redact(text)).not.toContain(SECRET)
  })

  it.each([
    ['asha.k+store@example.co.in', 'asha'],
    ['call 9876543210 now', '9876543210'],
  ])('of people: %s', (text, gone) => {
    expect(redact(text)).not.toContain(gone)
  })

  it('leaves what is needed to understand a fault', () => {
    const line = 'defect in orders.place SqliteError: database or disk is full, order PO-1042-T, 123456 paise'
    expect(redact(line)).toBe(line)
  })

  it('whatever stands around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        expect(redact(`${before} Authorization: Bearer ${SECRET}\n${after}`)).not.toContain(SECRET)
        expect(redact(before + after)).not.toMatch(/[\r\n]/)
      }),
    )
  })
})

describe('the files', () => {
  it('are four of a megabyte at most; the oldest goes', () => {
    const { log, folder } = open()
    const file = join(folder, 'storedesk.log')
    for (let round = 0; round < 6; round++) {
      writeFileSync(file, `${round} ${'x'.repeat(MB)}`)
      log.note('turn')
    }
    expect(readdirSync(folder).sort()).toEqual([
      'storedesk.log',
      'storedesk.log.1',
      'storedesk.log.2',
      'storedesk.log.3',
    ])
    expect(statSync(file).size).toBeLessThan(100)
    expect(['.1', '.2', '.3'].map((ending) => readFileSync(file + ending, 'utf8')[0])).toEqual(['5', '4', '3'])
  })

  it('that can’t be written stop nobody', () => {
    const folder = newFolder()
    const place = join(folder, 'logs')
    writeFileSync(place, 'a file where the folder should be')
    expect(() => openLog(place, () => AT).note('started')).not.toThrow()
    expect(existsSync(join(place, 'storedesk.log'))).toBe(false)
  })
})
