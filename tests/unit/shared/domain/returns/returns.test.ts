import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import {
  alreadySent,
  mayBeSent,
  RETURN_STATUSES,
  referenceIn,
  refuseTransit,
  returnCouriers,
  returnNoteAddress,
  returnNoteId,
  returnStatusInWords,
  returnTone,
} from '../../../../../src/shared/domain/returns/returns.ts'
import { messages } from '../../../../../src/shared/messages.ts'

describe('returns', () => {
  test('every status has words and a colour, an unknown one stands as it is', () => {
    expect(RETURN_STATUSES.map(returnStatusInWords)).toEqual([
      'Pending',
      'In transit',
      'Received by warehouse',
      'Partly received',
      'Approved by accounts',
      'Done',
      'Delivered',
    ])
    expect(returnStatusInWords('Lost')).toBe('Lost')
    expect([returnTone('Pending'), returnTone('InDone'), returnTone('Lost')]).toEqual(['warn', 'good', 'calm'])
  })

  test('only what still lies in the store can be given to a courier', () => {
    const open = RETURN_STATUSES.filter((InvoiceStatus) => mayBeSent({ InvoiceStatus }))
    expect(open).toEqual(['Pending'])
  })

  test('the couriers are some fifty, each of the store itself, and others', () => {
    const names = returnCouriers(readReference().couriers)
    expect(names).toHaveLength(53)
    expect(names.at(-1)).toBe('Other')
    expect(names.slice(0, -1).every((name) => name.endsWith(' - self'))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([
    [{ company: 'DTDC - self', awb: 'A12' }, []],
    [{ company: 'DTDC - self', awb: ' A1 ' }, ['awb']],
    [{ company: '', awb: 'A12' }, ['company']],
    [{}, ['company', 'awb']],
  ])('%o is refused for %o', (typed, fields) => expect(Object.keys(refuseTransit(typed))).toEqual(fields))

  test('someone else was quicker: each kind has its own sentence', () => {
    expect(messages[alreadySent('sr')]).toContain('SR-ReferenceID')
    expect(messages[alreadySent('rto')]).toContain('RTO-ReferenceID')
  })
})

test('the ledger knows a return by its reference and its warehouse', () => {
  expect(returnNoteId('SR-2026-7', 10)).toBe('SR-2026-7-10')
  expect(referenceIn('SR-2026-7-10')).toBe('SR-2026-7')
  expect(referenceIn('SR')).toBe('SR')
})

test('the address of a return’s note is its reference with its warehouse', () => {
  expect(returnNoteAddress('SR/7', 10)).toBe('/home/account/srdetails/srcndn/SR%2F7-10')
})
