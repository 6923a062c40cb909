/** Answers with words and shapes that the portal's documents leave open, read in their obvious meaning. */
import { describe, expect, it } from 'vitest'
import { type CallName, findCall } from '../../../../src/shared/portal/calls.ts'
import { readAnswer } from '../../../../src/shared/portal/rows.ts'

function read(name: CallName, json: unknown): unknown {
  const call = findCall(name)
  if (call === undefined) throw new Error(`There is no call ${name}`)
  const { parsed } = readAnswer(call.spec.answer, json)
  expect(parsed.error?.issues).toBeUndefined()
  return parsed.data
}

const NO_MAPPING = 'No Warehouse or Stockists mapping Found for this User'

describe('the carters’ list, carts and mappings', () => {
  it.each([[[7, 8]], [{ productId: [7, 8] }], [{ rows: ['7', 8], count: 2 }]])(
    'the list of products that some may not buy is in %j',
    (json) => {
      expect(read('catalogue.carters', json)).toEqual({ productId: [7, 8] })
    },
  )

  const line = { productId: 5, qty: 2, mrp: 100, stockType: 'OwnedStock' }
  it.each(['cart.lines', 'cart.halfLines'] as const)('%s is a cart however it comes', (name) => {
    const cart = { cart: [expect.objectContaining({ id: 5, qty: 2 })] }
    for (const json of [[line], { cart: [line] }, { rows: [line], count: 1 }, { items: [line] }]) {
      expect(read(name, json)).toEqual(cart)
    }
    for (const json of [null, {}, { cart: null }, { message: 'No items in cart' }])
      expect(read(name, json)).toEqual({ cart: [] })
  })

  it.each(['session.mapping', 'session.apparelMapping'] as const)('%s without a warehouse is empty', (name) => {
    for (const json of [{ message: NO_MAPPING }, null, [], {}]) expect(read(name, json)).toEqual([])
  })
})

describe('figures of order assist', () => {
  it('bear the documents’ names; one that is absent isn’t 0, one below none is', () => {
    expect(read('orderAssist.sales', [{ productId: 1, totalquantity: '30' }, { productId: 2 }])).toEqual([
      expect.objectContaining({ productId: 1, totalquantity: 30 }),
      { productId: 2 },
    ])
    expect(
      read('orderAssist.stock', [
        { productId: 1, totalStock: 45 },
        { productId: 2, totalStock: -3 },
      ]),
    ).toEqual([expect.objectContaining({ totalStock: 45 }), expect.objectContaining({ totalStock: 0 })])
  })
  it('of orders may be summed up by what became of them', () => {
    expect(read('orderAssist.invoiceDetails', [{ productId: 1, pending: 2, confirmed: 3, shipped: null }])).toEqual([
      expect.objectContaining({ pending: 2, confirmed: 3, shipped: undefined }),
    ])
  })
  it('of a category that isn’t named by a number are kept', () => {
    expect(read('orderAssist.categoryTotals', [{ categoryName: 'Toys', totalquantity: 4 }])).toHaveLength(1)
  })
})

describe('an order', () => {
  const line = { ProductID: 1, MRP: 100, ActualPrice: 80, OrderedQuantity: 3, Quantity: 3, TotalPrice: 240 }

  it.each([
    [1200, 1200],
    ['12.5', 12.5],
    ['Flat 50', 'Flat 50'],
    [null, undefined],
    [{ percent: 5 }, undefined],
  ])('can be read with any discount, %j', (discount, is) => {
    const json = { purchaseDetail: [{ ...line, Discount: discount }] }
    expect(read('order.details', json)).toMatchObject({ purchaseDetail: [{ ProductID: 1, Discount: is }] })
  })
  it('is a summary, a list of its lines, or a list of one summary', () => {
    const lines = { purchaseDetail: [{ ProductID: 1 }, { ProductID: 1 }] }
    expect(read('order.details', { purchaseDetail: [line, line] })).toMatchObject(lines)
    expect(read('order.details', [line, line])).toMatchObject(lines)
    expect(read('order.details', [{ poid: 'PO-7', purchaseDetail: [line, line] }])).toMatchObject({
      poid: 'PO-7',
      ...lines,
    })
  })
  it('that confirmed itself has its number in either spelling', () => {
    const rows = [
      { POID: 'PO-1', NetPayment: 12.5 },
      { poid: 'PO-2', netpayment: 7 },
    ]
    expect(read('order.autoConfirmed', rows)).toEqual([
      { poid: 'PO-1', netpayment: 1250 },
      { poid: 'PO-2', netpayment: 700 },
    ])
  })
  it('of a stockist needs no more than its line', () => {
    expect(read('order.stockistDetails', [line])).toHaveLength(1)
  })
})

describe('the catalogue and the store', () => {
  it('a facet that can’t be read doesn’t lose the listing', () => {
    const listing = { products: [], total: 0 }
    const filters = { brands: [{ id: 1, name: 'Baby', count: 2 }], prices: [{ from: 1, to: 2 }] }
    expect(read('catalogue.listing', { ...listing, filters })).toMatchObject({ filters: { brands: [{ id: '1' }] } })
    expect(read('catalogue.listing', { ...listing, filters: [] })).toMatchObject({ filters: {} })
  })
  it('a category may have nothing in it, and the store’s set-up has ids alone', () => {
    expect(read('catalogue.categories', [{ id: 1, name: 'Toys' }])).toEqual([
      { id: 1, name: 'Toys', subcategories: [] },
    ])
    expect(read('session.categoryTree', [{ catID: 6, subcatID: 61 }, { catID: '7' }])).toEqual([
      { catID: 6, subcatID: 61 },
      { catID: 7 },
    ])
  })
  it('suggestions may name their category by a thing with a name', () => {
    const row = { id: 1, name: 'Romper', brand: 'Bee', category: { id: 6, name: 'Clothes' }, subcategory: null }
    expect(read('catalogue.suggestions', [row])).toMatchObject({ rows: [{ category: 'Clothes', subcategory: '' }] })
  })
  it.each([
    [{ CGST: null, SGST: null, IGST: 18 }, 18],
    [{ CGST: 2.5, SGST: 2.5, IGST: null }, 5],
  ])('a rate of GST is whole, told as %j', (rates, IGST) => {
    expect(read('session.gstRates', [{ HSNCode: '6104', ...rates }])).toEqual([expect.objectContaining({ IGST })])
  })
  it('likes come as one, as a list of one, or as none', () => {
    const liked = { productId: 7, likeDislike: 1 }
    expect(read('catalogue.likes', liked)).toMatchObject(liked)
    expect(read('catalogue.likes', [liked])).toMatchObject(liked)
    expect(read('catalogue.likes', [])).not.toHaveProperty('likeDislike')
  })
  it('a count that isn’t told doesn’t lose the other', () => {
    expect(read('cart.counts', { apparelCount: 3, nonapparelCount: null })).toMatchObject({
      apparelCount: 3,
      nonapparelCount: undefined,
    })
  })
  it('a rule that doesn’t say what it does lets nothing through', () => {
    expect(read('session.rules', [{ id: 1, brandId: 5 }])).toEqual([expect.objectContaining({ kind: 'block' })])
  })
})

describe('incentives', () => {
  it('have staff under either name of their id', () => {
    expect(read('scores.incentiveStaff', [{ id: 7 }, { staff_id: 'S8', name: 'Asha' }])).toMatchObject([
      { staff_id: '7' },
      { staff_id: 'S8', name: 'Asha' },
    ])
  })
  it('may come as what they come to', () => {
    expect(read('scores.incentives', { storeincentive: 3000, individualincentive: '450.50' })).toMatchObject({
      storeincentive: [{ incentive: 300_000 }],
      individualincentive: [{ incentive: 45_050 }],
    })
  })
  it('that aren’t there are unknown, and an empty list is none', () => {
    expect(read('scores.incentives', { storeincentive: [] })).toEqual({ storeincentive: [] })
  })
})

describe('carts that the portal fills', () => {
  it.each(['afs.products', 'car.products'] as const)(
    '%s may be empty in every way, and comes in any envelope',
    (name) => {
      const line = { id: 5, qty: 2, mrp: 100 }
      for (const json of [null, {}, [], { message: 'Cart not found' }, { products: [], count: 0 }, { products: '' }])
        expect(read(name, json)).toMatchObject({ products: [] })
      for (const json of [[line], { rows: [line] }, { products: { rows: [line] } }, { products: [line], wh: [2, 10] }])
        expect(read(name, json)).toMatchObject({ products: [{ id: 5, qty: 2 }] })
    },
  )
  it('that say how many lines there are, and none of them, aren’t empty', () => {
    const call = findCall('afs.products')
    expect(call && readAnswer(call.spec.answer, { count: 5 }).parsed.success).toBe(false)
  })
  it('have a count that may be bare, filters with names or without, and totals or none', () => {
    expect([read('afs.count', 7), read('car.count', { count: '7' })]).toEqual([{ count: 7 }, { count: 7 }])
    const [one, two] = [
      { id: 1, name: 'One' },
      { id: 2, name: 'Two' },
    ]
    const lists = { subcategories: [one], types: [two], categories: [] }
    expect([read('afs.filters', [[one], [two], []]), read('afs.filters', lists)]).toEqual([lists, lists])
    const ofArs = { categories: [one], subcategories: [two], types: [] }
    expect([read('ars.filters', [[one], [two], []]), read('ars.binFilters', ofArs)]).toEqual([ofArs, ofArs])
    expect(read('afs.tagStats', { totalCalc: null })).toEqual({})
  })
})

describe('the details of a ledger entry', () => {
  const line = { ProductID: 5, Quantity: 2 }
  it.each([
    ['a bare list', [line, line]],
    ['rows', { rows: [line, line] }],
    ['a name of its own', { voucherNumber: 'V1', PODetails: [line, line] }],
    ['a list of one thing', [{ products: [line, line] }]],
    ['a list of one thing whose list has a name of its own', [{ voucherNumber: 'V1', PODetails: [line, line] }]],
  ])('comes as %s', (_, json) => {
    expect(read('ledger.orderSale', json)).toMatchObject({ products: [line, line] })
  })
  it.each([[undefined], ['<html>'], [7]])('isn’t %j', (json) => {
    const call = findCall('ledger.orderSale')
    expect(call && readAnswer(call.spec.answer, json).parsed.success).toBe(false)
  })
  it('counts rows of which no field is known', () => {
    const call = findCall('ledger.orderSale')
    const answer = call && readAnswer(call.spec.answer, { products: [line, { productId: 5, qty: 2 }] })
    expect(answer?.unread).toMatchObject([{ row: 1 }])
  })
})

describe('rows that lack something they can do without', () => {
  it.each([
    ['ars.replacements', [{ existingProductId: 5, replacementProductId: null }]],
    ['ars.requests', [{ productId: 5, createdAt: null }]],
    ['cform.details', [{ InvoiceNumber: 'I1', CSTAmount: null, NetPayment: 5 }]],
    ['scores.performance', [{ name: 'Sales', configId: null, storeAchievementMTD: '85%', nationalAvgMTD: 'NA' }]],
    ['payment.pending', [{ POID: 'P1', NetPayment: 5, paymentconfirmationdetail: [] }]],
  ] as const)('of %s are there', (name, rows) => {
    const call = findCall(name)
    expect(call && readAnswer(call.spec.answer, rows)).toMatchObject({ parsed: { success: true }, unread: [] })
  })

  it('of the history: a cancelled order may have no amount, any other has one', () => {
    const row = { poid: 'P1', createddate: '2026-04-05', status: 'Cancelled', warehouseid: 2, netpayment: null }
    const call = findCall('order.history')
    const answer = call && readAnswer(call.spec.answer, [row, { ...row, status: 'Shipped' }])
    expect(answer?.unread).toEqual([{ row: 1, field: 'netpayment' }])
  })
})
