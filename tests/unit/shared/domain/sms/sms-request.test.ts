import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  earliestSmsDay,
  refuseSms,
  SMS_LETTERS,
  smsMoment,
  smsTimeWords,
} from '../../../../../src/shared/domain/sms/sms-request.ts'

const TODAY = '2026-11-24'
const RIGHT = { text: 'Sale!', day: '2026-11-28', hour: 10, minute: 0, half: 'AM' } as const

describe('a message to customers', () => {
  it('goes out on the fourth day at the earliest, also over the end of a month and a leap day', () => {
    expect(earliestSmsDay(TODAY)).toBe('2026-11-28')
    expect(earliestSmsDay('2028-02-26')).toBe('2028-03-01')
    expect(refuseSms(RIGHT, TODAY)).toEqual({})
    expect(refuseSms({ ...RIGHT, day: '2026-11-27' }, TODAY)).toEqual({ day: 'smsTooEarly' })
    expect(refuseSms({ ...RIGHT, day: TODAY }, TODAY)).toEqual({ day: 'smsToday' })
    expect(refuseSms({ ...RIGHT, day: undefined }, TODAY)).toEqual({ day: 'smsInvalid' })
  })

  it.each([
    [{ text: '' }, { text: 'smsInvalid' }],
    [{ text: '  \n ' }, { text: 'smsInvalid' }],
    [{ text: 'x'.repeat(SMS_LETTERS + 1) }, { text: 'smsTooLong' }],
    [{ text: ` ${'x'.repeat(SMS_LETTERS)} ` }, {}],
    [{ hour: 0 }, { hour: 'smsHour' }],
    [{ hour: 13 }, { hour: 'smsHour' }],
    [{ hour: 1.5 }, { hour: 'smsHour' }],
    [{ minute: 60 }, { minute: 'smsMinute' }],
    [{ minute: -1 }, { minute: 'smsMinute' }],
    [{ minute: undefined }, { minute: 'smsMinute' }],
    [{ half: undefined }, { half: 'smsInvalid' }],
  ])('with %o is refused by %o', (wrong, sentences) => {
    expect(refuseSms({ ...RIGHT, ...wrong }, TODAY)).toEqual(sentences)
  })

  it('has noon at 12 PM and midnight at 12 AM, by India’s clock', () => {
    expect(smsMoment({ ...RIGHT, hour: 12, half: 'PM' })).toBe('2026-11-28T12:00:00.000+05:30')
    expect(smsMoment({ ...RIGHT, hour: 12, half: 'AM', minute: 5 })).toBe('2026-11-28T00:05:00.000+05:30')
    expect(smsMoment({ ...RIGHT, hour: 11, half: 'PM', minute: 59 })).toBe('2026-11-28T23:59:00.000+05:30')
  })

  it('reads by the clock on which it was typed', () => {
    expect(smsTimeWords('2026-11-28T00:05:00.000+05:30')).toBe('28 Nov 2026, 12:05 AM')
    expect(smsTimeWords('2026-11-28T12:00:00.000+05:30')).toBe('28 Nov 2026, 12:00 PM')
    expect(smsTimeWords('2026-11-28T17:59:00Z')).toBe('28 Nov 2026, 11:29 PM')
    expect(smsTimeWords('soon')).toBe('–')
  })

  it('has a moment for each hour, minute and half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 59 }),
        fc.constantFrom('AM', 'PM'),
        (hour, minute, half) => {
          const at = new Date(smsMoment({ ...RIGHT, hour, minute, half }))
          const shown = at.toLocaleTimeString('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' })
          expect(shown.replace(/\s/g, ' ')).toBe(`${hour}:${String(minute).padStart(2, '0')} ${half}`)
        },
      ),
    )
  })
})
