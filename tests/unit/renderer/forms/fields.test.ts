import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readTyped, UNREADABLE } from '../../../../src/renderer/forms/field-kinds.ts'
import { fieldsOf, ownFields, refusals, valuesOf } from '../../../../src/renderer/forms/fields.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { rupees, whole } from '../../../../src/shared/portal/fields.ts'

const body = z.object({
  reference: z.string().min(3).max(40),
  remarks: z.string().max(1000).optional(),
  paid: rupees,
  pieces: whole(1, 50),
  on: z.iso.date(),
  mode: z.literal(['Cheque', 'Neft']),
  urgent: z.boolean(),
  account: z.number().int(),
})

const fields = fieldsOf(body, {
  reference: { label: 'Reference' },
  remarks: { label: 'Remarks' },
  paid: { label: 'Amount paid' },
  pieces: { label: 'Pieces' },
  on: { label: 'Day' },
  mode: { label: 'Mode' },
  urgent: { label: 'Urgent' },
})
const right = {
  reference: ' UTR 12 ',
  remarks: '',
  paid: '1,250.5',
  pieces: '7',
  on: '2026-11-23',
  mode: 'Neft',
  urgent: false,
}
const wrong = (typed: object) => refusals(fields, { ...right, ...typed }, body, { account: 1 })

describe('the fields of a form', () => {
  test('are of the kind that the schema says, asked for and as long as it says', () => {
    expect(Object.values(fields).map(({ kind }) => kind)).toEqual([
      'text',
      'long',
      'amount',
      'number',
      'day',
      'choice',
      'toggle',
    ])
    expect(fields.remarks).toMatchObject({ required: false, most: 1000 })
    expect(fields.reference).toMatchObject({ required: true, most: 40 })
    expect(fields.mode?.choices?.map(({ value }) => value)).toEqual(['Cheque', 'Neft'])
  })

  test('are otherwise where the form says so', () => {
    const own = fieldsOf(body, { reference: { label: 'Docket', kind: 'email', required: false } })
    expect(own.reference).toMatchObject({ kind: 'email', required: false, most: 40, label: 'Docket' })
    expect(ownFields({ code: { label: 'Code' } }).code).toEqual({ label: 'Code', kind: 'text', required: true })
  })
})

describe('what was typed', () => {
  test('is what the program has: paise, whole numbers, trimmed text, nothing for what is empty', () => {
    expect(valuesOf(fields, right)).toEqual({
      reference: 'UTR 12',
      paid: 125050,
      pieces: 7,
      on: '2026-11-23',
      mode: 'Neft',
      urgent: false,
    })
  })

  test.each([
    ['number', '12 pcs'],
    ['number', '1e3'],
    ['amount', '12.345'],
    ['amount', '-5'],
  ] as const)('is none where it is no %s: %s', (kind, typed) => {
    expect(readTyped(kind, typed)).toBe(UNREADABLE)
  })

  test('keeps the blanks of a password, and of nothing else', () => {
    expect(readTyped('password', ' a ')).toBe(' a ')
    expect(readTyped('text', ' a ')).toBe('a')
    expect(readTyped('number', '  ')).toBeUndefined()
  })
})

describe('why a form isn’t sent', () => {
  test('nothing where all fits', () => {
    expect(wrong({})).toEqual({})
  })

  test('what is missing, no such value, or beyond its bounds, each beside its field', () => {
    expect(wrong({ reference: '  ', mode: '', paid: 'much', pieces: '51' })).toEqual({
      reference: messages.fillRequired,
      mode: messages.fillRequired,
      paid: messages.fieldNoAmount,
      pieces: say('fieldTooBig', { n: '50' }),
    })
    expect(wrong({ reference: 'AB', pieces: '0' })).toEqual({
      reference: say('fieldTooShort', { n: '3' }),
      pieces: say('fieldTooSmall', { n: '1' }),
    })
    expect(wrong({ pieces: '1.5' })).toEqual({ pieces: messages.fieldUnfit })
  })
})
