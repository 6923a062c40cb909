/** Examples and properties of a ledger: merged from pieces, balanced, opened and closed. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  belongsTo,
  bookPrefix,
  exportedWords,
  kindsOf,
  LEDGER_KINDS,
  type LedgerKind,
  transactionLabel,
} from '../../../../../src/shared/domain/ledger/entry.ts'
import { mergedLedger } from '../../../../../src/shared/domain/ledger/merge.ts'
import {
  ledgerSpans,
  ledgerYearOf,
  quartersOf,
  thisYear,
  yearsOf,
} from '../../../../../src/shared/domain/ledger/periods.ts'
import {
  addsUp,
  adjustedBy,
  balanceInWords,
  sided,
  statementOf,
} from '../../../../../src/shared/domain/ledger/statement.ts'
import { statementSheets } from '../../../../../src/shared/domain/papers/ledger-statement.ts'
import { addDays, dayOf } from '../../../../../src/shared/domain/values/dates.ts'
import { type Paise, paise } from '../../../../../src/shared/domain/values/money.ts'
import { ledgerEntry } from '../../../../support/builders.ts'

interface Entry {
  readonly kind: LedgerKind
  readonly id: string
  readonly voucherNumber: string
  readonly approvedDate: string
  readonly debit: Paise
  readonly credit: Paise
}

const entry = (of: Partial<Entry>): Entry => ({
  kind: 'misc',
  id: '1',
  voucherNumber: 'V1',
  approvedDate: '2026-05-01',
  debit: paise(0),
  credit: paise(0),
  ...of,
})

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2024-04-01', days))
const amount = fc.integer({ min: 0, max: 10_000_000 }).map(paise)
const anyEntry: fc.Arbitrary<Entry> = fc.record({
  kind: fc.constantFrom(...(Object.keys(LEDGER_KINDS) as LedgerKind[])),
  id: fc.integer({ min: 1, max: 40 }).map(String),
  voucherNumber: fc.integer({ min: 1, max: 5 }).map((nth) => `V${nth}`),
  approvedDate: day,
  debit: amount,
  credit: amount,
})
const entries = fc.array(anyEntry, { maxLength: 60 })

describe('merging pieces', () => {
  test('any order and any repetition of the pieces gives the same ledger', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 5 }), fc.infiniteStream(fc.nat()), (pieces, numbers) => {
        const shuffled = pieces
          .map((piece) => ({ piece, at: numbers.next().value }))
          .sort((one, other) => one.at - other.at)
          .map(({ piece }) => piece.toReversed())
        expect(mergedLedger([...shuffled, ...shuffled])).toEqual(mergedLedger(pieces))
      }),
    )
  })

  test('it stands in the order of time, each entry once', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const merged = mergedLedger([all])
        const days = merged.map(({ approvedDate }) => approvedDate)
        expect(days).toEqual(days.toSorted())
        const keys = merged.map(({ kind, id, voucherNumber }) => `${kind} ${id} ${voucherNumber}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  test('what the ledger’s own call repeats of a master counts once, as the master has it', () => {
    const sale = entry({ kind: 'salesPo', debit: paise(500) })
    const other = entry({ kind: 'ledger', id: '2', debit: paise(500) })
    expect(mergedLedger([[{ ...sale, kind: 'ledger' }, other], [sale]])).toEqual([other, sale])
  })
})

describe('balances', () => {
  const openings = new Map([['2024-2025', paise(10_000)]])

  test('they are a plain fold over the order of time, for any days shown', () => {
    fc.assert(
      fc.property(entries, fc.tuple(day, day), (all, ends) => {
        const [from = '', to = ''] = ends.toSorted()
        const merged = mergedLedger([all])
        const about = { from, to, openings: new Map([[ledgerYearOf(from), paise(10_000)]]) }
        const statement = statementOf(merged, about)
        const start = `${ledgerYearOf(from).slice(0, 4)}-04-01`
        let balance = 10_000
        const rows = merged.flatMap((one) => {
          const on = dayOf(one.approvedDate) ?? ''
          if (on < start || on > to) return []
          balance += one.debit - one.credit
          return on < from ? [] : [{ ...one, balance }]
        })
        expect(statement.rows).toEqual(rows)
        expect(statement.closing).toBe(balance)
        expect(addsUp(statement)).toBe(true)
      }),
    )
  })

  test('earlier entries fold into what the days open with', () => {
    const all = [
      entry({ id: '1', approvedDate: '2024-04-10', debit: paise(700) }),
      entry({ id: '2', approvedDate: '2024-06-01', credit: paise(200) }),
    ]
    const statement = statementOf(all, { from: '2024-05-01', to: '2025-03-31', openings })
    expect(statement).toMatchObject({ opening: 10_700, closing: 10_500, debits: 0, credits: 200 })
    expect(statement.rows.map(({ id }) => id)).toEqual(['2'])
  })

  test('the last day counts to its end, in India', () => {
    const late = entry({ approvedDate: '2024-05-31T18:20:00.000Z', debit: paise(1) })
    expect(statementOf([late], { from: '2024-05-01', to: '2024-05-31', openings }).rows).toHaveLength(1)
    const after = entry({ approvedDate: '2024-05-31T18:40:00.000Z', debit: paise(1) })
    expect(statementOf([after], { from: '2024-05-01', to: '2024-05-31', openings }).rows).toHaveLength(0)
  })

  test('a year that begins with something else than the one before ended with is told with its place', () => {
    const all = [entry({ approvedDate: '2024-07-01', debit: paise(500) })]
    const about = { from: '2024-04-01', to: '2026-03-31' }
    const whole = new Map([...openings, ['2025-2026', paise(10_500)] as const])
    expect(statementOf(all, { ...about, openings: whole }).breaks).toEqual([])
    const broken = new Map([...openings, ['2025-2026', paise(10_400)] as const])
    expect(statementOf(all, { ...about, openings: broken }).breaks).toEqual([
      { day: '2025-04-01', stated: 10_400, reckoned: 10_500 },
    ])
  })

  test('sides: debit above zero, credit below, none at zero', () => {
    expect(balanceInWords(paise(120_000))).toBe('₹ 1,200.00 Debit')
    expect(balanceInWords(paise(-120_000))).toBe('₹ 1,200.00 Credit')
    expect(balanceInWords(paise(0))).toBe('₹ 0.00')
    expect([sided(paise(5), 'Credit'), sided(paise(5), 'Debit'), sided(paise(-5), '')]).toEqual([-5, 5, -5])
    expect(adjustedBy(paise(-1000), [paise(300), paise(200)])).toBe(-500)
  })
})

test('a credit is shown as Dr, a debit as Cr', () => {
  expect([transactionLabel('Credit'), transactionLabel('Debit'), transactionLabel('?')]).toEqual(['Dr', 'Cr', '?'])
})

test('BB has discounts and buyback, DARP has kiosk debits; a file takes the portal’s words for files', () => {
  expect(kindsOf(1)).toEqual(expect.arrayContaining(['cndnInvoice', 'buyback']))
  expect(kindsOf(1)).not.toContain('kioskDebit')
  expect(kindsOf(2)).toContain('kioskDebit')
  expect(kindsOf(2)).not.toContain('buyback')
  expect(exportedWords({ exportDesc: 'short', description: 'long', descTitle: 'title' })).toBe('short')
  expect(exportedWords({ exportDesc: '', description: '', descTitle: 'title' })).toBe('title')
})

test('a stockist’s DARP ledger is every entry that isn’t of account 1', () => {
  expect([1, 2, 7].map((ledgerAccount) => belongsTo(2, { ledgerAccount }, true))).toEqual([false, true, true])
  expect(belongsTo(2, { ledgerAccount: 1 }, false)).toBe(true)
})

test('spans are financial years, quarters and months that have begun', () => {
  const spans = ledgerSpans('2026-11-24')
  const named = new Map(spans.map(({ label, value }) => [label, value]))
  expect(thisYear('2026-11-24')).toEqual({ from: '2026-04-01', to: '2027-03-31' })
  expect(named.get('Year 2026-27')).toEqual(thisYear('2026-11-24'))
  expect(named.get('Year 2022-23')).toEqual({ from: '2022-04-01', to: '2023-03-31' })
  expect(named.get('Quarter 3 of 2026-27')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(named.has('Quarter 4 of 2026-27')).toBe(false)
  expect(named.get('Quarter 1 of 2025-26')).toEqual({ from: '2025-04-01', to: '2025-06-30' })
  expect(named.get('February 2026')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(quartersOf('2026-2027', '2026-11-24').at(-1)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(quartersOf('2025-2026', '2026-11-24')).toHaveLength(4)
  expect(yearsOf({ from: '2025-03-31', to: '2026-04-01' })).toEqual(['2024-2025', '2025-2026', '2026-2027'])
})

test('each sheet of a statement brings what the one before carried, from the opening to the closing balance', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 120 }), (all) => {
      const about = { from: '2024-04-01', to: '2027-03-31', openings: new Map([['2024-2025', paise(700)]]) }
      const words = { voucherType: '', exportDesc: '', description: '', descTitle: 'Sales' }
      const statement = statementOf(mergedLedger([all]).map((one) => ({ ...one, ...words })) as never[], about)
      const sheets = statementSheets(statement as never)
      expect(sheets[0]?.brought).toBe(statement.opening)
      expect(sheets.at(-1)?.carried).toBe(statement.closing)
      for (const [nth, { brought, debits, credits, carried }] of sheets.entries()) {
        expect(brought + debits - credits).toBe(carried)
        if (nth > 0) expect(sheets[nth - 1]?.carried).toBe(brought)
      }
      expect(sheets.flatMap(({ lines }) => lines)).toHaveLength(statement.rows.length)
    }),
  )
})

test('a statement has its numbers whole, and fewer entries on a sheet where they take more room', () => {
  const about = { from: '2026-04-01', to: '2027-03-31', openings: new Map([['2026-2027', paise(0)]]) }
  const of = (voucherNumber: string, description: string) =>
    Array.from({ length: 60 }, (_, nth) => ledgerEntry({ id: String(nth), voucherNumber, description }))
  const sheetsOf = (...words: Parameters<typeof of>) => statementSheets(statementOf(of(...words), about))
  const number = 'SI/2026-27/LD-260707-310011'
  expect(number).toHaveLength(27)
  expect(sheetsOf(number, 'Goods').map(({ lines }) => lines.length)).toEqual([27, 28, 5])
  expect(sheetsOf(number, 'Goods')[0]?.lines[0]?.voucher).toBe(number)
  const long = sheetsOf('V'.repeat(100), 'w'.repeat(900))
  expect(long[0]?.lines[0]).toMatchObject({ voucher: 'V'.repeat(100), words: `${'w'.repeat(279)}…` })
  expect(Math.max(...long.map(({ lines }) => lines.length))).toBeLessThan(6)
  expect(long.flatMap(({ lines }) => lines)).toHaveLength(60)
  expect(statementSheets({ rows: [], opening: paise(500) })).toMatchObject([{ brought: 500, lines: [], carried: 500 }])
})

test.each([
  [1, 'CCBB/'],
  [2, 'CCDARP/'],
  [undefined, 'CCDARP/'],
])('numbers of the ledger account %s begin with %s', (account, prefix) => {
  expect(bookPrefix(account)).toBe(prefix)
})
