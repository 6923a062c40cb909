import { describe, expect, it } from 'vitest'
import { orderHistory } from '../../../../src/shared/lists/areas/order-history.ts'
import type { ListContext } from '../../../../src/shared/lists/context.ts'
import * as filter from '../../../../src/shared/lists/filters.ts'
import { scopeInWords, scopeOf } from '../../../../src/shared/lists/scope.ts'
import { anyList, listNames } from '../../../../src/shared/lists.ts'
import { store } from '../../../support/builders.ts'

const context: ListContext = {
  store: store(),
  today: '2026-11-21',
  warehouseName: (id) => `Warehouse ${id}`,
  performance: [],
}
const november = { from: '2026-11-01', to: '2026-11-21' }
const inWords = (state: Parameters<typeof scopeInWords>[1]) => scopeInWords(orderHistory as never, state, context)

describe('the scope of a list', () => {
  it('is said filter by filter, in the order of the definition', () => {
    expect(inWords({ status: ['Shipped'], ordered: november })).toBe('Ordered 01–21 Nov 2026 · Status Shipped')
  })

  it('names what stands for a number', () => {
    expect(inWords({ warehouse: '2' })).toBe('Warehouse Warehouse 2')
  })

  it('is empty without filters', () => {
    expect(inWords({})).toBe('')
    expect(inWords({ ordered: undefined })).toBe('')
  })

  it('leaves out what does not count beside another filter', () => {
    expect(inWords({ ordered: november, po: '4100' })).toBe('PO number “4100”')
  })

  it('names what stands while nothing is chosen, unless that is everything or the filter isn’t there', () => {
    const filters = {
      account: filter.choice('Ledger', ['BB', 'DARP'], { unset: 'BB' }),
      status: filter.choice('Status', ['Open', 'Shut']),
      hidden: filter.choice('Hidden', ['A'], { unset: 'A', there: () => false }),
    }
    expect(scopeOf({ filters }, {}, context)).toEqual([{ label: 'Ledger', words: 'BB' }])
    expect(scopeInWords({ filters }, { account: 'DARP', hidden: 'A' }, context)).toBe('Ledger DARP · Hidden A')
    expect(scopeOf({ filters, idle: () => ['account'] }, {}, context)).toEqual([])
  })

  it.each(listNames)('%s names each choice that means something before anybody chooses', (name) => {
    const { filters } = anyList(name)
    const words = scopeOf(anyList(name), {}, context).map((one) => one.words)
    for (const one of Object.values(filters))
      if (one.kind === 'choice' && one.unset !== undefined) expect(words).toContain(one.unset)
  })

  it('has ranges and switches in words', () => {
    const filters = { net: filter.range('Net payment', 'rupees'), gap: filter.toggle('With a gap') }
    expect(scopeOf({ filters }, { net: { from: 1_00_000 }, gap: true }, context)).toEqual([
      { label: 'Net payment', words: 'from ₹ 1,000.00' },
      { label: 'With a gap', words: 'yes' },
    ])
  })
})
