import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  absent,
  count,
  decidingText,
  flag,
  id,
  moment,
  orElse,
  percent,
  rupees,
  shown,
  text,
  textId,
  words,
} from '../../../../src/shared/portal/fields.ts'

const reads = (schema: z.ZodType, value: unknown) => {
  const { success, data } = schema.safeParse(value)
  return success ? { is: data } : 'refused'
}

describe('a field of an answer', () => {
  it.each([
    ['a number as text', count, '12', 12],
    ['a number with blanks around it', count, ' 12 ', 12],
    ['rupees as text', rupees, '1234.50', 123_450],
    ['rupees as a number', rupees, 1234.5, 123_450],
    ['a percentage as text', percent, '32.5', 32.5],
    ['an id as text', id, '7001', 7001],
    ['an order’s number as a number', textId, 41_240, '41240'],
    ['a time in milliseconds', moment, 1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
    ['milliseconds as text', moment, '1700000000000', '2023-11-14T22:13:20.000Z'],
    ['a day', moment, '2026-04-05', '2026-04-05'],
    ['a blank where a time may be absent', absent(moment), '', undefined],
    ['a blank where an amount may be absent', absent(rupees), '', undefined],
    ['a blank where it means another value', orElse(count, 7), '', 7],
    ['a blank flag', flag, '', false],
    ['blank words, which are words', absent(words(9)), '', ''],
    ['yes as 1', flag, 1, true],
    ['no as text', flag, '0', false],
    ['yes as a letter', flag, 'Y', true],
    ['yes as a word', flag, 'Yes', true],
    ['no as a word', flag, 'NO', false],
    ['true as a capital word', flag, 'True', true],
    ['false in capitals', flag, ' FALSE ', false],
    ['a flag that is missing', flag, undefined, false],
    ['a flag that is null', flag, null, false],
    ['text that is null', text(), null, ''],
    ['text that is a number', text(), 12, '12'],
    ['a dash where a number may be absent', absent(count), '-', undefined],
    ['NA where a time may be absent', absent(moment), 'NA', undefined],
    ['N/A where an id may be absent', absent(textId), 'n/a', undefined],
    ['a dash among words, which is a word', absent(words(9)), '-', '-'],
    ['an empty list where there is no list', absent(count), [], undefined],
    ['a thing in a list of one', absent(z.object({ id })), [{ id: 1 }], { id: 1 }],
    ['an empty list where a thing may be absent', absent(z.object({ id })), [], undefined],
    ['a share with its sign', percent, '85%', 85],
    ['a number to be shown that is none', shown(count), 'many', undefined],
    ['text that decides and is missing', decidingText(), null, ''],
    ['text in a list of one', text(), ['a'], 'a'],
    ['an object where there is only text to be shown', text(), {}, ''],
    ['text that nobody would read to its end', text(3), 'abcdef', 'abc'],
    ['null where something may be absent', absent(rupees), null, undefined],
    ['null where it means another value', orElse(count, 7), null, 7],
  ] as const)('reads %s', (_, schema, value, is) => {
    expect(reads(schema, value)).toEqual({ is })
  })

  it.each([
    ['no number', count, 'twelve'],
    ['an empty text where a number should be', count, ''],
    ['a number of another notation', count, '1e3'],
    ['half a piece', count, 1.5],
    ['a negative count', count, -1],
    ['a list where an amount should be', rupees, [12]],
    ['an amount beyond all amounts', rupees, 1e12],
    ['a number that decides something and is null', rupees, null],
    ['another word than yes or no', flag, 'perhaps'],
    ['a day of another order', moment, '05/04/2026'],
    ['a day that isn’t in the calendar', absent(moment), '2026-06-31'],
    ['a time of twelve hours', moment, '2024-05-05 10:00:00 PM'],
    ['a number that is a year', moment, '2026'],
    ['a blank where a time should be', moment, ''],
    ['an object where text decides', decidingText(), {}],
    ['a dash where an id should be', textId, '-'],
    ['a number that decides and is none', absent(count), 'many'],
    ['a list of two where one thing should be', absent(z.object({ id })), [{ id: 1 }, { id: 2 }]],
  ] as const)('refuses %s', (_, schema, value) => {
    expect(reads(schema, value)).toBe('refused')
  })

  it('is sent as what it is, not as what it may be read from', () => {
    const body = z.object({ id, amount: rupees, at: moment, said: text() })
    expect(z.encode(body, body.parse({ id: '7', amount: '12.5', at: 1_700_000_000_000, said: 5 }))).toEqual({
      id: 7,
      amount: 12.5,
      at: '2023-11-14T22:13:20.000Z',
      said: '5',
    })
  })

  it('that is absent has no key, and needs none', () => {
    const row = z.object({ id, paid: absent(moment) })
    expect(Object.keys(row.parse({ id: 1 }))).toEqual(['id'])
    expect(z.encode(row, { id: 1 })).toEqual({ id: 1 })
  })
})
