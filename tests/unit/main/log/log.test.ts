import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
      '2026-04-05T10:00:00.000Z info started {"version":"0.1.0","practice":true}',
      '2026-04-05T10:00:00.000Z info the page ended',
    ])
  })

  it.each([
    ['error', ['error defect a text']],
    ['info', ['info started', 'error defect a text']],
    ['debug', ['info started', 'debug cart.products ok 12 ms', 'error defect a text']],
  ] as const)('is written from the level %s on', (level, written) => {
    const { log, lines } = open()
    log.setLevel(level)
    log.note('started')
    log.trace('cart.products ok 12 ms')
    log.fault('defect', 'a text')
    expect(lines().map((line) => line.slice(25).split('\\n')[0])).toEqual(written)
  })

  it('is one line, for any content: no one can write lines into it', () => {
    const { log, lines } = open()
    log.note('import of cart.csv\n2026-04-05T10:00:00.000Z signed in as admin\r\n')
    log.fault('defect', new Error('two\nlines'))
    expect(lines()).toHaveLength(2)
    expect(lines()[1]).toContain('two\\nlines')
  })

  it('holds nothing that a terminal obeys, or that shows it in another order', () => {
    const { log, lines } = open()
    log.fault(
      'defect',
      new Error('\u001b[2J\u001b]0;title\u0007 \u009b31m two\u2028lines\u2029 \u202Edlog\u2066 \u200f\u0000\u007f'),
    )
    log.note('asked', { name: 'a\u202eb\u2028c' })
    expect(lines()).toHaveLength(2)
    expect(lines().join('')).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
    expect(lines()[0]).toContain('\\u001b[2J\\u001b]0;title\\u0007 \\u009b31m two\\u2028lines')
    expect(lines()[1]).toContain('a\\u202eb\\u2028c')
  })

  it('of a fault has where it happened', () => {
    const { log, lines } = open()
    log.fault('defect in cart.open', new TypeError('x is not a function'))
    expect(lines()[0]).toMatch(/defect in cart\.open TypeError: x is not a function\\n.*log\.test\.ts/)
    log.fault('defect', 'a text that was thrown')
    expect(lines()[1]).toContain('defect a text that was thrown')
  })

  it('ends at 4 000 characters, and is soon written, however long the text', () => {
    expect(redact('x'.repeat(1_000_000))).toHaveLength(4000)
    for (const piece of ['a.', 'aA1-', '9 ', 'password', '"token":"', 'eyJ']) {
      expect(redact(piece.repeat(500_000)).length).toBeLessThanOrEqual(4000)
    }
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
  ])('%s is not written, at any depth', (name) => {
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
    ['a text with quotation marks', JSON.stringify({ password: `x"${SECRET}` })],
    ['JSON within JSON, with quotation marks', JSON.stringify({ sent: JSON.stringify({ password: `x" ${SECRET}` }) })],
    ['a password of several words', `rejected: password: my ${SECRET}, yes "${SECRET}" today`],
    ['a password in an address', `/reset?newPassword=a,b ${SECRET}`],
    ['a sentence', `the password is ${SECRET}`],
    ['a sentence about a code', `OTP is ${SECRET} for you`],
    ['a cookie', `Set-Cookie: sid=${SECRET}; path=/`],
    ['a header without a scheme', `authorization: ${SECRET}`],
    ['a web token', `unexpected eyJhbGciOiJIUzI1NiJ9.eyJpZCI6N30.${SECRET} at 7`],
  ])('within %s', (_, text) => {
    expect(redact(text)).not.toContain(SECRET)
  })

  it.each([
    ['asha.k+store@example.co.in', 'asha'],
    ['call 9876543210 now', '9876543210'],
    ['call 09876543210', '9876543210'],
    ['call +919876543210', '9876543210'],
    ['call +91 98765 43210', '98765 43210'],
    ['call +91-98765-43210', '98765-43210'],
    ['call (0) 98765 43210', '98765'],
    ['call 0091 9876 543 210', '543 210'],
    ['call98765 43210.', '98765'],
    ['sold to 27AABCU9603R1ZM in Pune', '27AABCU9603R1ZM'],
    ['sold to 27aabcu9603r1zm_', 'aabcu9603r'],
    ['answered practice-Zk3vQ0aT9sWmX2bLr7yHcE5dNu8gJf1p', 'Zk3vQ0aT9sWmX2bLr7yHcE5dNu8gJf1p'],
    [`refused ${'0f'.repeat(32)}`, '0f0f0f0f'],
    ['refused c2lnbmVkLWluLWFzLWFzaGE.ZXhwaXJlcy10b21vcnJvdw.c2lnbmF0dXJlLW9mLWl0', 'c2lnbmF0dXJl'],
  ])('of people: %s', (text, gone) => {
    expect(redact(text)).not.toContain(gone)
  })

  it('leaves what is needed to understand a fault', () => {
    const kept = [
      'defect in orders.place SqliteError: database or disk is full, order PO-1042-T, 123456 paise',
      'at Object.processTicksAndRejections (/home/asha/StoreDesk/out/main/index-Dk3fQ9aT.js:1042:17)',
      'order 0f1e2d3c4b5a69788796a5b4c3d2e1f0 sent at 2026-04-05T10:00:00.000Z, 1775383200000 ms, 0.6123456789',
    ]
    for (const line of kept) expect(redact(line)).toBe(line)
  })

  it('with anything around it', () => {
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

  it('that can’t be written stop no one', () => {
    const folder = newFolder()
    const place = join(folder, 'logs')
    writeFileSync(place, 'a file where the folder should be')
    expect(() => openLog(place, () => AT).note('started')).not.toThrow()
    expect(existsSync(join(place, 'storedesk.log'))).toBe(false)
  })
})

describe('a log that can’t be rotated', () => {
  it('goes on, and is rotated once that can be done', () => {
    const { log, folder, lines } = open()
    const file = join(folder, 'storedesk.log')
    writeFileSync(file, `${'x'.repeat(MB)}\n`)
    // A folder that isn't empty can't be renamed over.
    mkdirSync(join(folder, 'storedesk.log.1', 'held'), { recursive: true })
    mkdirSync(join(folder, 'storedesk.log.2', 'held'), { recursive: true })
    mkdirSync(join(folder, 'storedesk.log.3', 'held'), { recursive: true })
    log.note('while it is held')
    log.note('and again')
    expect(
      lines()
        .slice(-2)
        .map((line) => line.slice(25)),
    ).toEqual(['info while it is held', 'info and again'])
    for (const nth of [1, 2, 3]) rmSync(join(folder, `storedesk.log.${nth}`), { recursive: true })
    for (let nth = 0; nth < 40; nth += 1) log.note('y'.repeat(3000))
    expect(statSync(file).size).toBeLessThan(MB)
    expect(readFileSync(join(folder, 'storedesk.log.1'), 'utf8')).toContain('while it is held')
  })
})
