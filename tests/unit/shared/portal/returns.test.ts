import { describe, expect, test } from 'vitest'
import { ledger } from '../../../../src/shared/portal/areas/ledger.ts'
import { returns } from '../../../../src/shared/portal/areas/returns.ts'
import { readAnswer } from '../../../../src/shared/portal/rows.ts'

const record = (ReferenceID: unknown, more: object = {}) => ({ ReferenceID, InvoiceStatus: 'Pending', ...more })

describe.each(['srList', 'srDownload', 'rtoList', 'rtoDownload'] as const)('returns.%s', (name) => {
  test.each([
    ['no ReferenceID', { InvoiceStatus: 'Pending' }],
    ['an empty ReferenceID', record('')],
    ['nothing in it', null],
  ])('a record with %s is left out and counted, the others are there', (_, bad) => {
    const { parsed, unread } = readAnswer(returns[name].spec.answer, [record('SR-1'), bad, record('SR-3')])
    expect(parsed.data?.map(({ ReferenceID }) => ReferenceID)).toEqual(['SR-1', 'SR-3'])
    expect(unread).toMatchObject([{ row: 1 }])
  })

  test.each([
    ['a warehouse that is blank', { WareHouseID: '' }],
    ['a warehouse that is no number', { WareHouseID: 'Pune' }],
    ['a day that isn’t one', { InvoiceDate: '2026-02-31' }],
  ])('%s is unknown, and the record is there', (_, more) => {
    const { parsed, unread } = readAnswer(returns[name].spec.answer, [record('SR-1', more)])
    const [read] = parsed.data ?? []
    expect([read?.ReferenceID, read?.WareHouseID, read?.InvoiceDate]).toEqual(['SR-1', undefined, undefined])
    expect(unread).toEqual([])
  })
})

test('a hold on a stockist’s credit without an amount is left out and counted, not taken for nothing', () => {
  const { parsed, unread } = readAnswer(ledger.creditEntries.spec.answer, [{ amount: 12.5 }, { amount: null }])
  expect(parsed.data).toMatchObject([{ amount: 1250 }])
  expect(unread).toMatchObject([{ row: 1, field: 'amount' }])
})
