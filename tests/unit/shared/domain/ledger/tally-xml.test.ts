/** The file for Tally: no text breaks its format. */
import { expect, it } from 'vitest'
import { tallyPlan } from '../../../../../src/shared/domain/ledger/tally.ts'
import { tallyFile } from '../../../../../src/shared/domain/ledger/tally-xml.ts'
import { ledgerEntry } from '../../../../support/builders.ts'
import { readTally } from '../../../../support/tally-schema.ts'

const entries = [ledgerEntry({ voucherNumber: 'A&B "<1>"', description: 'x\u0000y' })]
const names = { party: 'R & R’s “<Co>”', purchases: "O'Neil" }
const { vouchers } = tallyPlan({
  account: 2,
  entries,
  sales: [],
  taxes: [],
  gaps: [],
  isPartial: false,
  names,
  gross: false,
})

it('says what was said, escaped, and leaves out what XML can’t', () => {
  const [one] = readTally([...tallyFile(vouchers, { storeId: 1, account: 2, names })].join(''))
  expect(one?.remoteId).toBe('storedesk|1|2|salesPo|1|A&B "<1>"')
  expect(one?.fields).toMatchObject({ REFERENCE: 'A&B "<1>"', PARTYLEDGERNAME: names.party, NARRATION: 'xy, PO-1' })
  expect(one?.lines[0]?.ledger).toBe("O'Neil")
})

it('is a whole file without vouchers, too, and one ledger is one line', () => {
  expect(readTally([...tallyFile([], { storeId: 1, account: 1, names: {} })].join(''))).toEqual([])
  const both = vouchers.map((one) => ({
    ...one,
    sides: one.sides.flatMap((side) =>
      side.bill
        ? [side]
        : [
            { ...side, debited: (side.debited - 5) as never },
            { ...side, debited: 5 as never },
          ],
    ),
  }))
  const [one] = readTally([...tallyFile(both, { storeId: 1, account: 1, names: {} })].join(''))
  expect(one?.lines.map(({ debited }) => debited)).toEqual([118_050, -118_050])
})

it('is refused by the schema where it isn’t Tally’s form', () => {
  const xml = [...tallyFile(vouchers, { storeId: 1, account: 2, names })].join('')
  for (const [good, bad] of [
    ['<DATE>20260501</DATE>', '<DATE>01/05/2026</DATE>'],
    ['<DATE>20260501</DATE>', ''],
    ['<ISDEEMEDPOSITIVE>Yes', '<ISDEEMEDPOSITIVE>No'],
    ['<AMOUNT>-1180.50', '<AMOUNT>-1180.5'],
    ['<AMOUNT>-1180.50', '<AMOUNT>-1180.51'],
    ['<BILLTYPE>New Ref', '<BILLTYPE>On Account'],
  ] as const)
    expect(() => readTally(xml.replace(good, bad))).toThrow()
})
