/** Debit and credit notes: the note of an entry, and its title, number and tax. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasGoods,
  isNoteKind,
  isRegistered,
  NOTE_KINDS,
  type NoteKind,
  noteDay,
  noteKindFor,
  noteKindOf,
  noteName,
  noteNumber,
  noteOf,
  noteTitle,
  noteTypeBeside,
  noteTypeOf,
  taxedNote,
  voucherTypeBeside,
} from '../../../../../src/shared/domain/ledger/notes.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { often } from '../../../../support/counts.ts'

const KINDS = Object.keys(NOTE_KINDS).filter(isNoteKind)
const ENTRY = {
  kind: 'misc',
  voucherType: 'Debit Note',
  accTypeID: 1,
  isSR: false,
  isCourierExpenses: false,
  isOrderCancel: false,
  isDiscountPaid: false,
} as const

describe('the note of an entry', () => {
  it.each([
    [{}, 'misc'],
    [{ isSR: true }, 'salesReturn'],
    [{ isCourierExpenses: true }, 'courier'],
    [{ accTypeID: 96, voucherType: 'Debit' }, 'courier'],
    [{ isOrderCancel: true }, 'orderCancel'],
    [{ accTypeID: 77 }, 'orderCancel'],
    [{ accTypeID: 12 }, 'storeInterior'],
    [{ isDiscountPaid: true, voucherType: 'Credit' }, 'discountPaid'],
    [{ kind: 'buyback', voucherType: 'Credit Note' }, 'buyback'],
    [{ voucherType: 'Debit' }, undefined],
    [{ voucherType: 'Credit' }, undefined],
    [{ kind: 'salesPo', voucherType: 'Debit' }, undefined],
    [{ kind: 'salesLoad' }, undefined],
  ] as const)('%o is %s', (more, kind) => {
    expect(noteKindOf({ ...ENTRY, ...more })).toBe(kind)
  })
  it.each([
    ['courier', { accTypeID: 96, voucherType: 'Debit' }, 'courier'],
    ['cndn', { accTypeID: 77, voucherType: 'Debit Note' }, 'orderCancel'],
    ['cndn', { accTypeID: 12, voucherType: 'Debit Note' }, 'storeInterior'],
    ['gcCn', { accTypeID: 30, voucherType: 'Credit Note' }, 'gcCn'],
    ['discountPaid', { accTypeID: 29, voucherType: 'Credit' }, 'discountPaid'],
    ['salesPo', { accTypeID: 1, voucherType: 'Debit' }, undefined],
    ['misc', { accTypeID: 2, voucherType: 'Credit' }, undefined],
  ] as const)('whose details are those of %s, %o, is %s', (kind, entry, note) => {
    expect(noteKindFor(kind, entry)).toBe(note)
  })
})

describe('a note’s title', () => {
  it.each([
    ['gcCn', 'Debit Note', '2026-04-01', 'DEBIT NOTE'],
    ['gcCn', 'Credit Note', '2026-04-01', 'CREDIT NOTE'],
    ['gcCn', 'Debit', '2026-04-01', 'TAX INVOICE'],
    ['gcCn', '', '2026-04-01', 'TAX INVOICE'],
    ['salesReturn', 'Debit', '2017-07-01', 'DEBIT NOTE'],
    ['courier', 'Debit', '2017-07-01', 'DEBIT NOTE'],
    ['orderCancel', 'Debit', '2017-07-01', 'DEBIT NOTE'],
    ['salesReturn', 'Debit', '2017-06-30', 'TAX INVOICE'],
    ['courier', 'Debit', '2017-06-30', 'TAX INVOICE'],
    ['orderCancel', 'Debit', '2017-06-30', 'TAX INVOICE'],
    ['salesReturn', 'Credit Note', '2026-04-01', 'CREDIT NOTE'],
  ] as const)('%s, %s, of %s is %s', (kind, type, day, title) => {
    expect(noteTitle(kind, type, day)).toBe(title)
  })
})

describe('a note’s number', () => {
  const NOTE = {
    kind: 'salesReturn',
    day: '2023-03-31',
    ledgerAccount: 1,
    voucherNumber: 'V7',
    id: '42',
    referenceId: 'SR-9',
    docketNumber: 'D5',
    noteType: 'CN',
  } as const
  it.each([
    [{ noteType: 'DN120' }, 'B120SR-9'],
    [{ noteType: 'DN180' }, 'B180SR-9'],
    [{}, 'CCBB/V7'],
    [{ kind: 'courier' }, 'BD5'],
    [{ kind: 'courier', ledgerAccount: 2 }, 'DD5'],
    [{ kind: 'courier', docketNumber: '' }, 'CCBB/V7'],
    [{ kind: 'orderCancel' }, 'BBOC42'],
    [{ kind: 'orderCancel', ledgerAccount: 2 }, 'DOC42'],
    [{ kind: 'buyback' }, 'CCBB/V7'],
    [{ kind: 'buyback', ledgerAccount: 3 }, 'CCDARP/V7'],
    [{ kind: 'buyback', ledgerAccount: undefined }, 'CCDARP/V7'],
    [{ kind: 'buyback', voucherNumber: '' }, 'CCBB/42'],
    [{ kind: 'buyback', voucherNumber: 'CCBB/V7' }, 'CCBB/V7'],
    [{ day: '2023-04-01', noteType: 'DN120' }, 'CCBB/V7'],
    [{ day: '2023-04-01', kind: 'courier' }, 'CCBB/V7'],
    [{ day: '2023-04-01', kind: 'orderCancel', ledgerAccount: 2 }, 'CCDARP/V7'],
  ] as const)('%o: %s', (more, number) => {
    expect(noteNumber({ ...NOTE, ...more })).toBe(number)
  })
  it.each([
    [0, 'CN'],
    [119, 'CN'],
    [120, 'DN120'],
    [179, 'DN120'],
    [180, 'DN180'],
  ])('goods of %i days make it a %s', (days, type) => {
    expect(noteTypeOf(days)).toBe(type)
  })
  it('has an unknown type while the ageing of some of its goods could make it another', () => {
    expect(noteTypeOf()).toBeUndefined()
    expect(noteTypeOf(undefined)).toBeUndefined()
    expect(noteTypeOf(3, undefined)).toBeUndefined()
    expect(noteTypeOf(130, undefined)).toBeUndefined()
    expect(noteTypeOf(undefined, 180)).toBe('DN180')
    expect(noteTypeOf(3, 130)).toBe('DN120')
  })
})

describe('a note’s tax', () => {
  const amount = paise(118_000)
  const of = (kind: NoteKind, day: string, within: boolean, approved?: number, net: number = amount) =>
    taxedNote(kind, day, { amount: paise(net), approved: approved === undefined ? undefined : paise(approved) }, within)

  it('is in its amount: IGST between states, CGST and SGST within one', () => {
    expect(of('gcCn', '2026-04-01', false)).toMatchObject({ base: 100_000, IGST: 18_000, CGST: 0, SGST: 0 })
    expect(of('gcCn', '2026-04-01', true)).toMatchObject({ base: 100_000, IGST: 0, CGST: 9_000, SGST: 9_000 })
  })
  it('is added to what was approved, where that is less', () => {
    expect(of('gcCn', '2026-04-01', false, 100_000)).toMatchObject({ base: 100_000, IGST: 18_000 })
    expect(of('gcCn', '2026-04-01', true, 100_000)).toMatchObject({ base: 100_000, CGST: 9_000, SGST: 9_000 })
    expect(of('gcCn', '2026-04-01', true, 118_000)).toMatchObject({ base: 100_000, CGST: 9_000 })
  })
  it('has to come to the amount', () => {
    expect(of('gcCn', '2026-04-01', false, 100_085)).toBeUndefined()
    expect(of('gcCn', '2026-04-01', false, 117_900)).toBeUndefined()
    expect(of('gcCn', '2026-04-01', false, 200_000)).toBeUndefined()
    expect(of('storeInterior', '2026-04-01', false, undefined, 1_799_999)).toBeUndefined()
  })
  it('is that of what was approved where the amount is rounded by less than a rupee', () => {
    expect(of('gcCn', '2026-04-01', false, 100_084)).toMatchObject({ base: 100_084, net: 118_099 })
    expect(of('gcCn', '2026-04-01', false, 117_901)).toMatchObject({ net: 117_901 })
    expect(of('storeInterior', '2026-04-01', true, 10_000_049, 11_800_000)).toMatchObject({ base: 10_000_049 })
    // For amounts below a rupee or two, both readings are near: the nearer one counts.
    expect(of('gcCn', '2026-04-01', false, 100, 118)).toMatchObject({ base: 100, IGST: 18 })
  })
  it('is a fixed sum for fitting out a store', () => {
    const net = 11_800_000
    expect(of('storeInterior', '2026-04-01', false, undefined, net)).toMatchObject({
      base: 10_000_000,
      IGST: 1_800_000,
    })
    expect(of('storeInterior', '2026-04-01', true, undefined, net)).toMatchObject({
      CGST: 900_000,
      SGST: 900_000,
      IGST: 0,
    })
    expect(of('storeInterior', '2026-04-01', true, 10_000_000, net)).toMatchObject({ base: 10_000_000, SGST: 900_000 })
  })
  it('isn’t split before there was GST', () => {
    for (const kind of KINDS) {
      expect(of(kind, '2017-06-30', true, undefined, 2_000_000)).toMatchObject({
        base: 2_000_000,
        CGST: 0,
        SGST: 0,
        IGST: 0,
      })
      expect(of(kind, '2017-07-01', true, undefined, 2_000_000)?.base).toBeLessThan(2_000_000)
    }
  })
  it('and its value come to its amount, for any amount; centre and state get the same', () => {
    const any = fc.record({
      kind: fc.constantFrom(...KINDS),
      day: fc.constantFrom('2017-06-30', '2017-07-01', '2023-03-31', '2023-04-01', '2026-11-24'),
      net: fc.integer({ min: 1, max: 1_000_000_000 }),
      within: fc.boolean(),
    })
    fc.assert(
      fc.property(any, ({ kind, day, net, within }) => {
        const taxed = of(kind, day, within, undefined, net)
        if (taxed === undefined) return kind === 'storeInterior' && net < 1_800_000
        const { base, CGST, SGST, IGST } = taxed
        return base + CGST + SGST + IGST === net && CGST === SGST && (CGST === 0 || IGST === 0) && base >= 0
      }),
      { numRuns: often(300) },
    )
  })
})

describe('the paper of an entry', () => {
  it('is its note, by the entry’s id', () => {
    expect(noteOf({ ...ENTRY, id: '77', isSR: true })).toEqual({ kind: 'note', of: 'salesReturn', id: '77' })
  })
  it('isn’t there of a sale or a payment', () => {
    expect(noteOf({ ...ENTRY, id: '77', kind: 'salesPo' })).toBeUndefined()
    expect(noteOf({ ...ENTRY, id: '77', voucherType: 'Credit' })).toBeUndefined()
  })
})

it.each([
  ['2023-03-31', false],
  ['2023-04-01', true],
  ['2026-11-21', true],
])('a note of %s is registered with the tax office: %s', (day, is) => {
  expect(isRegistered(day)).toBe(is)
})

it('a note is of the day in India on which it was approved', () => {
  expect(noteDay('2026-04-30T20:00:00Z')).toBe('2026-05-01')
  expect(noteDay('soon')).toBeUndefined()
  expect(noteDay(undefined)).toBeUndefined()
})

it('a note of a charge or a service has no goods', () => {
  expect(hasGoods('salesReturn')).toBe(true)
  expect((['courier', 'storeInterior', 'orderCancel', 'kioskCommission'] as const).map(hasGoods)).toEqual(
    Array(4).fill(false),
  )
})

describe('a note is called', () => {
  it.each([
    ['Credit Note', 'CN', 'Credit note', undefined],
    ['Debit Note', 'DN120', 'Debit note', 'DN120'],
    ['Debit', 'CN', 'Credit note', 'CN'],
    ['', 'DN180', 'Debit note', 'DN180'],
    ['', '', 'Note', ''],
    [undefined, undefined, 'Note', ''],
  ])('by the voucher %j and the type %j: %s', (voucherType, noteType, name, beside) => {
    expect(noteName({ voucherType, noteType })).toBe(name)
    expect(noteTypeBeside({ voucherType, noteType })).toBe(beside)
  })
})

it.each([
  ['Credit Note', 'CN', undefined],
  ['Debit Note', 'DN120', undefined],
  ['Debit', 'CN', 'Debit'],
  [undefined, 'CN', undefined],
])('of voucher type %j and note type %j, %j is told beside its name', (voucherType, noteType, told) => {
  expect(voucherTypeBeside({ voucherType, noteType })).toBe(told)
})
