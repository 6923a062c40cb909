/** Vouchers for Tally: in its format for any text, balanced to the paisa, and of the entry's kind. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEDGER_KINDS, type LedgerEntry, type LedgerKind } from '../../../../../src/shared/domain/ledger/entry.ts'
import type { InputTax } from '../../../../../src/shared/domain/ledger/input-tax.ts'
import { entryKey } from '../../../../../src/shared/domain/ledger/merge.ts'
import { netOf } from '../../../../../src/shared/domain/ledger/statement.ts'
import { LEFT_OUT, type TallyInput, tallyPlan } from '../../../../../src/shared/domain/ledger/tally.ts'
import { tallyFile } from '../../../../../src/shared/domain/ledger/tally-xml.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { ledgerEntry } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'
import { readTally } from '../../../../support/tally-schema.ts'

const SALE = ledgerEntry()
const PAYMENT = ledgerEntry({
  kind: 'misc',
  id: 'R1',
  voucherNumber: 'RC/2026-27/1',
  debit: paise(0),
  credit: paise(50_000),
  voucherType: 'Credit',
  accTypeName: 'Receipt',
  description: 'Payment received',
  B2BReferenceNumber: 'UTR7',
})
const NOTE = ledgerEntry({
  kind: 'gcCn',
  id: 'N1',
  voucherNumber: 'CN/2026-27/1',
  debit: paise(0),
  credit: paise(11_800),
  voucherType: 'Credit Note',
  accTypeName: 'Gift certificates',
  description: 'Gift certificates',
  B2BReferenceNumber: '',
})

const planOf = (entries: readonly LedgerEntry[], more: Partial<TallyInput> = {}) =>
  tallyPlan({
    account: 1,
    entries,
    sales: entries,
    taxes: [],
    gaps: [],
    isPartial: false,
    names: {},
    gross: false,
    ...more,
  })
const books = { storeId: 7, account: 1, names: {} } as const
const read = (entries: readonly LedgerEntry[], more: Partial<TallyInput> = {}, of: Partial<typeof books> = {}) =>
  readTally([...tallyFile(planOf(entries, more).vouchers, { ...books, names: more.names ?? {}, ...of })].join(''))

const tax = (entry: LedgerEntry, rate: number | undefined, parts: readonly number[]): InputTax => {
  const [base = 0, CGST = 0, SGST = 0, IGST = 0] = parts
  return {
    entry,
    document: 'Invoice',
    state: 'Maharashtra',
    rate,
    base: paise(base),
    CGST: paise(CGST),
    SGST: paise(SGST),
    IGST: paise(IGST),
    net: paise(base + CGST + SGST + IGST),
  }
}

describe('vouchers for Tally', () => {
  it('are purchases, payments and debit notes, on the day in India', () => {
    const [bought, paid, noted] = read([SALE, PAYMENT, NOTE])
    expect(bought).toEqual({
      type: 'Purchase',
      remoteId: `storedesk|7|1|${entryKey(SALE)}`,
      fields: {
        DATE: '20260501',
        VOUCHERTYPENAME: 'Purchase',
        REFERENCE: 'SI/2026-27/1',
        REFERENCEDATE: '20260501',
        PARTYLEDGERNAME: 'BB',
        PERSISTEDVIEW: 'Accounting Voucher View',
        ISINVOICE: 'No',
        NARRATION: 'Goods, order PO-1',
      },
      lines: [
        { ledger: 'Purchases', debited: 118_050, isParty: false, bill: undefined },
        { ledger: 'BB', debited: -118_050, isParty: true, bill: { type: 'New Ref', name: 'SI/2026-27/1' } },
      ],
    })
    expect(paid).toMatchObject({
      type: 'Payment',
      fields: { REFERENCE: 'UTR7', NARRATION: 'Payment received, RC/2026-27/1' },
      lines: [
        { ledger: 'Bank', debited: -50_000 },
        { ledger: 'BB', debited: 50_000, bill: { type: 'On Account', name: '' } },
      ],
    })
    expect(paid?.fields).not.toHaveProperty('REFERENCEDATE')
    expect(noted).toMatchObject({
      type: 'Debit Note',
      fields: { REFERENCE: 'CN/2026-27/1', REFERENCEDATE: '20260501' },
      lines: [
        { ledger: 'Gift certificates', debited: -11_800 },
        { ledger: 'BB', debited: 11_800 },
      ],
    })
  })

  it('have their tax in ledgers of its own, the base by rate, and what was rounded apart', () => {
    const taxes = [tax(SALE, 5, [80_000, 2000, 2000]), tax(SALE, 18, [28_847, 2596, 2596])]
    expect(read([SALE], { taxes, names: { 'purchases 18': 'Purchases 18%' } })[0]?.lines).toMatchObject([
      { ledger: 'Purchases', debited: 80_000 },
      { ledger: 'Purchases 18%', debited: 28_847 },
      { ledger: 'Input CGST', debited: 4596 },
      { ledger: 'Input SGST', debited: 4596 },
      { ledger: 'Round off', debited: 11 },
      { ledger: 'BB', debited: -118_050 },
    ])
    const credited = tax(NOTE, 18, [-10_000, 0, 0, -1800])
    expect(read([NOTE], { taxes: [credited] })[0]?.lines).toMatchObject([
      { ledger: 'Gift certificates', debited: -10_000 },
      { ledger: 'Input IGST', debited: -1800 },
      { ledger: 'BB', debited: 11_800 },
    ])
  })

  it('are allocated to a bill where the ledger names its order, and the bill is as much', () => {
    const reversal = ledgerEntry({ id: '9', voucherNumber: 'SI/R', debit: paise(0), credit: paise(100_000) })
    const billOf = (entry: LedgerEntry, sales: readonly LedgerEntry[]) =>
      read([entry], { sales })[0]?.lines.find(({ isParty }) => isParty)?.bill
    expect(billOf(reversal, [SALE, reversal])).toEqual({ type: 'Agst Ref', name: 'SI/2026-27/1' })
    const [account, more] = [
      { type: 'On Account', name: '' },
      { ...reversal, credit: paise(118_051) },
    ]
    expect(billOf(more, [SALE])).toEqual(account)
    expect(billOf(reversal, [SALE, ledgerEntry({ id: '2', voucherNumber: 'SI/2' })])).toEqual(account)
    expect(billOf({ ...PAYMENT, B2BReferenceNumber: '' }, [ledgerEntry({ B2BReferenceNumber: '' })])).toEqual(account)
  })

  it('are allocated to a bill for no more than it is, the first by days, for any chosen entries in any order', () => {
    const note = (id: string, day: string, credit: number) =>
      ledgerEntry({
        ...NOTE,
        id,
        voucherNumber: `CN/${id}`,
        approvedDate: day,
        credit: paise(credit),
        B2BReferenceNumber: SALE.B2BReferenceNumber,
      })
    const [late, early, small] = [
      note('1', '2026-05-09T10:00:00+05:30', 80_000),
      note('2', '2026-05-05T10:00:00+05:30', 80_000),
      note('3', '2026-05-11T10:00:00+05:30', 38_050),
    ]
    const all = [SALE, late, early, small]
    const typesOf = (entries: readonly LedgerEntry[], sales = all) =>
      planOf(entries, { sales }).vouchers.map(({ entry, sides }) => [entry.id, sides.at(-1)?.bill?.type])
    expect(typesOf([late, early, small])).toEqual([
      ['1', 'On Account'],
      ['2', 'Agst Ref'],
      ['3', 'Agst Ref'],
    ])
    expect(typesOf([late])).toEqual([['1', 'On Account']])
    expect(typesOf([small, early], all.toReversed())).toEqual([
      ['3', 'Agst Ref'],
      ['2', 'Agst Ref'],
    ])
  })

  it('have ledgers of account types that are called as an object’s own things are', () => {
    for (const accTypeName of ['constructor', '__proto__', 'toString']) {
      const [voucher] = read([{ ...PAYMENT, accTypeName }])
      expect(voucher?.lines.map(({ ledger }) => ledger)).toContain(accTypeName)
    }
  })

  it('go by the store’s own names', () => {
    const names = { party: 'Portal Co', purchases: 'Goods', 'voucher purchase': 'Purchase GST' }
    expect(read([SALE], { names })).toMatchObject([
      {
        type: 'Purchase GST',
        fields: { PARTYLEDGERNAME: 'Portal Co' },
        lines: [{ ledger: 'Goods' }, { ledger: 'Portal Co' }],
      },
    ])
  })

  it('are the same ones in the next file, and of another store or account others', () => {
    const idOf = (of: Partial<Record<keyof typeof books, unknown>>) => read([SALE], {}, of as never)[0]?.remoteId
    expect(idOf({})).toBe(read([PAYMENT, SALE])[1]?.remoteId)
    expect(new Set([idOf({}), idOf({ storeId: 8 }), idOf({ account: 2 })]).size).toBe(3)
  })

  it('leave out what has none, each for its reason', () => {
    const nothing = { ...SALE, id: '0', debit: paise(0) }
    const unknown = { ...PAYMENT, id: '?', accTypeName: '', descTitle: '' }
    const unnamed = { ...NOTE, id: '-', accTypeName: ' ' }
    const gaps = [{ entry: SALE, why: 'Not read.' }]
    const plan = planOf([nothing, unknown, SALE, unnamed], { gaps })
    expect(plan.vouchers).toEqual([])
    expect(plan.leftOut.map(({ why }) => why)).toEqual(['nothing', 'unknown', 'untaxed', 'unnamed'])
    expect(LEFT_OUT).toEqual(expect.arrayContaining(plan.leftOut.map(({ why }) => why)))
    expect([...plan.needed]).toContainEqual(['type ', 1])
    expect(read([SALE], { gaps, gross: true })[0]?.lines[0]).toMatchObject({ ledger: 'Purchases', debited: 118_050 })
    expect(planOf([{ ...PAYMENT, kind: 'ledger' }, SALE], { isPartial: true }).leftOut).toMatchObject([
      { why: 'incomplete' },
    ])
  })

  it('balance, go by kind and have the ledger’s net, for any ledger', () => {
    const text = fc.constantFrom(
      'A & B <c>',
      '"d\'',
      '\u0000\u001b',
      '\ud800',
      '',
      'Receipt',
      'Sales',
      'Rebate',
      'Cheque return',
    )
    const any = fc.record({
      kind: fc.constantFrom(...(Object.keys(LEDGER_KINDS) as LedgerKind[])),
      id: fc.uuid(),
      voucherNumber: fc.string({ unit: 'binary' }),
      description: fc.string({ unit: 'binary' }),
      accTypeName: text,
      B2BReferenceNumber: fc.constantFrom('', 'PO-1', 'PO-2'),
      debit: fc.integer({ min: 0, max: 10 ** 11 }).map(paise),
      credit: fc.integer({ min: 0, max: 10 ** 11 }).map(paise),
      voucherType: fc.constantFrom('Debit', 'Credit', 'Debit Note', 'Credit Note', ''),
      accTypeID: fc.constantFrom(1, 12, 77, 96, undefined),
      isSR: fc.boolean(),
      isCourierExpenses: fc.boolean(),
      isOrderCancel: fc.boolean(),
      isDiscountPaid: fc.boolean(),
    })
    const part = fc.integer({ min: -(10 ** 9), max: 10 ** 9 })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), fc.tuple(part, part, part, part), (some, parts) => {
        const entries = some.map((one) => ledgerEntry(one))
        const taxes = entries.slice(0, 2).map((entry) => tax(entry, 5, parts))
        const { vouchers, leftOut } = planOf(entries, { taxes })
        expect(vouchers.length + leftOut.length).toBe(entries.length)
        const written = readTally([...tallyFile(vouchers, books)].join(''))
        for (const [at, { type, lines }] of written.entries()) {
          const entry = vouchers[at]?.entry ?? SALE
          expect(lines.find(({ isParty }) => isParty)?.debited).toBe(-netOf(entry))
          if (entry.kind !== 'salesPo' && entry.kind !== 'salesLoad') expect(type).not.toBe('Purchase')
          const isBank = lines.some(({ ledger }) => ledger === 'Bank')
          expect(isBank).toBe(type === 'Payment' || type === 'Receipt')
          if (isBank) expect(['misc', 'ledger']).toContain(entry.kind)
        }
      }),
      { numRuns: often(200) },
    )
  })
})
