/** Vouchers for Tally: well-formed whatever is said, balanced to the paisa. */
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '../../../../../src/shared/domain/ledger/entry.ts'
import { tallyVouchers } from '../../../../../src/shared/domain/ledger/tally.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { ledgerEntry } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

const ENTRY = ledgerEntry()

interface Voucher {
  readonly type: string
  readonly fields: Readonly<Record<string, string>>
  readonly sides: readonly Readonly<Record<string, string>>[]
}

/** Read by a strict parser: what isn't well-formed throws. */
function read(xml: string): readonly Voucher[] {
  const found: { type: string; fields: Record<string, string>; sides: Record<string, string>[] }[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (problem) => {
    throw problem
  })
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    if (name === 'VOUCHER') found.push({ type: String(attributes.VCHTYPE), fields: {}, sides: [] })
    if (name === 'ALLLEDGERENTRIES.LIST') found.at(-1)?.sides.push({})
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    const voucher = found.at(-1)
    const side = voucher?.sides.at(-1)
    if (voucher === undefined) return
    if (side === undefined) voucher.fields[name] = text
    else side[name] = text
  })
  parser.write(xml).close()
  return found
}

const vouchers = (entries: readonly LedgerEntry[]) => read([...tallyVouchers(entries, 1)].join(''))

describe('vouchers for Tally', () => {
  it('are purchases, payments and journals, on the day in India', () => {
    const payment = { ...ENTRY, kind: 'misc', debit: paise(0), credit: paise(500), voucherType: 'Credit' } as const
    const note = { ...payment, kind: 'gcCn', voucherType: 'Credit Note', accTypeName: 'Gift certificates' } as const
    const [bought, paid, noted] = vouchers([ENTRY, payment, note])
    expect(bought).toEqual({
      type: 'Purchase',
      fields: {
        DATE: '20260501',
        VOUCHERTYPENAME: 'Purchase',
        VOUCHERNUMBER: 'SI/2026-27/1',
        REFERENCE: 'PO-1',
        PARTYLEDGERNAME: 'BB',
        NARRATION: 'Goods, order PO-1',
      },
      sides: [
        expect.objectContaining({ LEDGERNAME: 'Purchases', ISDEEMEDPOSITIVE: 'Yes', AMOUNT: '-1180.50' }),
        expect.objectContaining({ LEDGERNAME: 'BB', ISDEEMEDPOSITIVE: 'No', AMOUNT: '1180.50' }),
      ],
    })
    expect(paid?.type).toBe('Payment')
    expect(paid?.sides).toMatchObject([
      { LEDGERNAME: 'Bank', ISDEEMEDPOSITIVE: 'No', AMOUNT: '5.00' },
      { LEDGERNAME: 'BB', ISDEEMEDPOSITIVE: 'Yes', AMOUNT: '-5.00' },
    ])
    expect(noted).toMatchObject({ type: 'Journal', sides: [{ LEDGERNAME: 'Gift certificates' }, { LEDGERNAME: 'BB' }] })
  })
  it('leave out what comes to nothing', () => {
    expect(vouchers([{ ...ENTRY, debit: paise(0) }])).toEqual([])
  })
  it('can be read whatever stands in them, and each balances to the paisa', () => {
    const any = fc.record({
      voucherNumber: fc.string({ unit: 'binary' }),
      description: fc.string({ unit: 'binary' }),
      accTypeName: fc.constantFrom('A & B <c>', '"d\'', '\u0000\u001b', '\ud800', ''),
      debit: fc.integer({ min: 0, max: 10 ** 11 }),
      credit: fc.integer({ min: 0, max: 10 ** 11 }),
      voucherType: fc.constantFrom('Debit', 'Credit Note', ''),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (some) => {
        const entries = some.map(
          ({ debit, credit, ...one }): LedgerEntry => ({
            ...ENTRY,
            ...one,
            debit: paise(debit),
            credit: paise(credit),
          }),
        )
        for (const [at, { sides }] of vouchers(entries.filter((one) => one.debit !== one.credit)).entries()) {
          const [against, party] = sides.map(({ AMOUNT }) => Math.round(Number(AMOUNT) * 100))
          expect((against ?? 0) + (party ?? 0)).toBe(0)
          const of = entries.filter((one) => one.debit !== one.credit)[at]
          expect(party).toBe((of?.debit ?? 0) - (of?.credit ?? 0))
        }
      }),
      { numRuns: often(100) },
    )
  })
})
