import { describe, expect, it } from 'vitest'
import {
  defaultTallyName,
  ofType,
  tallyKeyWords,
  tallyName,
  withoutInvalidXml,
} from '../../../../../src/shared/domain/ledger/tally-names.ts'

describe('a name in Tally', () => {
  it('is the user’s, else the usual one', () => {
    expect(tallyName('bank', 1, {})).toBe('Bank')
    expect(tallyName('bank', 1, { bank: ' HDFC 1234 ' })).toBe('HDFC 1234')
    expect([tallyName('party', 1, {}), tallyName('party', 2, {})]).toEqual(['BB', 'DARP'])
    expect(tallyName('voucher purchase', 1, {})).toBe('Purchase')
    expect(tallyName('voucher creditNote', 1, { 'voucher creditNote': 'DN GST' })).toBe('DN GST')
  })
  it('of an account type is that type’s; a sales return is what the store gives back', () => {
    expect(tallyName(ofType(' Courier charges '), 1, {})).toBe('Courier charges')
    expect(defaultTallyName(ofType('Sales return'), 1)).toBe('Purchase returns')
  })
  it('at a rate is the general one, unless it has one of its own', () => {
    expect(tallyName('purchases 5', 1, { purchases: 'Goods' })).toBe('Goods')
    expect(tallyName('purchases 5', 1, { purchases: 'Goods', 'purchases 5': '' })).toBe('Goods')
    expect(tallyName('purchases 5', 1, { 'purchases 5': 'Purchases 5%' })).toBe('Purchases 5%')
  })
  it('may be none', () => {
    expect(tallyName(ofType(''), 1, {})).toBe('')
    expect(tallyName('roundOff', 1, { roundOff: ' ' })).toBe('')
  })
  it('has nothing that XML can’t say', () => {
    expect(withoutInvalidXml('a\u0000b\ud800')).toBe('ab')
    expect(tallyName(ofType('\u001b'), 1, {})).toBe('')
  })
  it('says what it is for', () => {
    expect(tallyKeyWords('party', 2)).toBe('The company, DARP ledger')
    expect(tallyKeyWords('purchases 12', 1)).toBe('Purchases at 12%')
    expect(tallyKeyWords('voucher payment', 1)).toBe('Payments to the company')
    expect(tallyKeyWords(ofType('Rebate'), 1)).toBe('Rebate')
    expect(tallyKeyWords(ofType(''), 1)).toBe('Entries without an account type')
  })
})
