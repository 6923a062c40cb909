import { describe, expect, test } from 'vitest'
import type { StoreDetails, WareHouseDetails } from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import {
  billToOf,
  leviesUtgst,
  type PaperReference,
  sellerOf,
  shipToOf,
  vendorOf,
} from '../../../../../src/shared/domain/papers/parties.ts'
import { storeIn } from '../../../../support/invoices.ts'

const BB = { name: 'BB Wholesale', GSTNo: '27BB', CINNo: 'CIN-BB' }
const DARP = { name: 'DARP Retail', GSTNo: '27DARP', CINNo: 'CIN-DARP' }
const reference: PaperReference = {
  states: [
    { stateCode: '04', displayName: 'Chandigarh', utgst: true },
    { stateCode: '27', displayName: 'Maharashtra' },
    { stateCode: '29', displayName: 'Karnataka' },
  ],
  warehouses: [
    {
      id: 10,
      type: 'DC',
      name: 'Bhamboli',
      displayName: 'Bhamboli DC',
      address: ['Gat No. 357'],
      city: 'Khed',
      state: 'Maharashtra',
      stateCode: '27',
      country: 'India',
      pincode: '410501',
      zone: 'PUNE',
      VATNo: 'VAT',
      TINNo: 'TIN',
      GSTNo: '27BB',
      legalEntities: [BB, DARP],
    },
  ],
  issuers: [
    { concept: 'BBBHFO', signage: 'Factory Outlet', company: 2, companyName: 'Outlets Limited' },
    { concept: 'COCO', company: 2 },
    { signage: 'Photoshoot', company: 2 },
    { company: 1 },
  ],
}
const details = (more: Partial<WareHouseDetails> = {}): WareHouseDetails => ({
  WareHouseID: 10,
  whType: undefined,
  name: 'BHM',
  companyName: 'Told Company',
  address: '',
  city: '',
  state: '',
  pincode: '',
  GSTNo: 'TOLD-GST',
  CINNo: 'TOLD-CIN',
  tinNo: '',
  ...more,
})
const store = { concept: 'FOFO', signage: 'Babyhug', shippingState: 'Maharashtra' }

test('union territories without a legislature levy UTGST', () => {
  expect(leviesUtgst(reference.states, ' CHANDIGARH')).toBe(true)
  expect(leviesUtgst(reference.states, 'Maharashtra')).toBe(false)
  expect(leviesUtgst(reference.states, 'Konkan')).toBe(false)
})

describe('who issues a paper', () => {
  test('is one of the two companies of a listed warehouse, at its own address', () => {
    expect(sellerOf(details(), store, reference)).toEqual({
      whType: 'DC',
      name: 'Bhamboli DC',
      legalName: 'BB Wholesale',
      address: ['Gat No. 357', 'Khed'],
      state: 'Maharashtra',
      stateCode: '27',
      pincode: '410501',
      GSTNo: '27BB',
      CINNo: 'CIN-BB',
      TINNo: 'TIN',
    })
  })
  test.each([
    ['FOFO', 'Babyhug', 'BB Wholesale', '27BB'],
    ['COCO', 'Babyhug', 'DARP Retail', '27DARP'],
    ['FOFO', 'Photoshoot', 'DARP Retail', '27DARP'],
    ['BBBHFO', 'Factory Outlet', 'Outlets Limited', '27DARP'],
    ['BBBHFO', 'Babyhug', 'BB Wholesale', '27BB'],
    ['FOFO', 'Factory Outlet', 'BB Wholesale', '27BB'],
  ])('is, for the concept %s and the signage %s, %s', (concept, signage, legalName, GSTNo) => {
    expect(sellerOf(details(), { ...store, concept, signage }, reference)).toMatchObject({ legalName, GSTNo })
  })
  test('is where the portal says, rather than where the list does', () => {
    const there = details({
      address: 'Shed 4',
      city: 'Pune',
      state: 'Karnataka',
      pincode: '560001',
      tinNo: 'T',
      whType: 'Warehouse',
    })
    expect(sellerOf(there, store, reference)).toMatchObject({
      whType: 'Warehouse',
      address: ['Shed 4', 'Pune'],
      state: 'Karnataka',
      stateCode: '29',
      pincode: '560001',
      TINNo: 'T',
    })
    expect(sellerOf(details({ city: 'Pune', address: ' ' }), store, reference).address).toEqual(['Pune'])
  })
  test('is a stockist in their own name', () => {
    const stockist = details({ WareHouseID: 5006, name: 'Shivalik', state: 'Konkan', whType: 'Stockist' })
    expect(sellerOf(stockist, store, reference)).toEqual({
      whType: 'Stockist',
      name: 'Shivalik',
      legalName: 'Told Company',
      address: [''],
      state: 'Konkan',
      stateCode: '',
      pincode: '',
      GSTNo: 'TOLD-GST',
      CINNo: 'TOLD-CIN',
      TINNo: '',
    })
    expect(sellerOf({ ...stockist, companyName: '' }, store, reference).legalName).toBe('Shivalik')
  })
})

describe('the store on a paper', () => {
  const details = storeIn('Maharashtra')
  const unnamed = (more: Partial<StoreDetails>) => billToOf({ ...details, ...more }, reference)

  test('is billed at its own address', () => {
    expect(billToOf(details, reference)).toEqual({
      name: 'Little Lanes Pune',
      legalName: 'Sahyadri Kids Retail LLP',
      address: [details.address1, 'Pune'],
      state: 'Maharashtra',
      stateCode: '27',
      pincode: '411038',
      GSTNo: '27ACKFS7745R1Z2',
    })
  })
  test('is called by either name where it has but one', () => {
    expect(unnamed({ storeName: '' })).toMatchObject({ name: 'Sahyadri Kids Retail LLP' })
    expect(unnamed({ companyName: '' })).toMatchObject({ legalName: 'Little Lanes Pune' })
  })
  test('gets the goods at its shipping address', () => {
    const elsewhere = { ...details, shippingAddress1: 'Plot 8', shippingAddress2: ' ', shippingPincode: '411057' }
    expect(shipToOf(elsewhere, reference, '')).toMatchObject({
      name: 'Little Lanes Pune',
      address: ['Plot 8', 'Pune'],
      state: 'Maharashtra',
      stateCode: '27',
      pincode: '411057',
      GSTNo: '27ACKFS7745R1Z2',
    })
  })
  describe('without a shipping address', () => {
    const bare: StoreDetails = {
      ...details,
      shippingAddress1: '',
      shippingAddress2: '',
      shippingCity: '',
      shippingState: '',
      shippingPincode: '',
    }
    test('gets the goods where it is billed', () => {
      expect(shipToOf(bare, reference, '')).toEqual(billToOf(bare, reference))
      expect(shipToOf(bare, reference, 'Maharashtra')).toEqual(billToOf(bare, reference))
    })
    test('gets them in the reader’s own state, where that is another', () => {
      expect(shipToOf(bare, reference, 'Karnataka')).toMatchObject({ address: [], state: 'Karnataka', stateCode: '29' })
    })
    test('gets them in the state that the portal says, rather than in the reader’s', () => {
      expect(shipToOf({ ...bare, shippingState: 'Chandigarh' }, reference, 'Karnataka')).toMatchObject({
        state: 'Chandigarh',
        stateCode: '04',
      })
    })
    test('but for its city gets them there', () => {
      expect(shipToOf({ ...bare, shippingCity: 'Mulshi' }, reference, '')).toMatchObject({ address: ['Mulshi'] })
    })
  })
})

test('a vendor who sends the goods has one name, and the code of their state', () => {
  const vendor = {
    name: 'Toy Works',
    address: 'Plot 9',
    city: ' ',
    state: 'karnataka',
    pincode: '560001',
    GSTNo: '29TW',
  }
  expect(vendorOf(vendor, reference)).toEqual({
    name: 'Toy Works',
    legalName: 'Toy Works',
    address: ['Plot 9'],
    state: 'karnataka',
    stateCode: '29',
    pincode: '560001',
    GSTNo: '29TW',
  })
})
