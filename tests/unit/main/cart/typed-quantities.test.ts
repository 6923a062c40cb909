import { describe, expect, it } from 'vitest'
import { createTypedQuantities } from '../../../../src/main/cart/typed-quantities.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'

const typed = (id: number, qty: number, was = 1) => ({ id, qty, was })

describe('quantities that were typed and aren’t at the portal yet', () => {
  it('are kept for each cart, in place of those before, over a restart', () => {
    const db = openDrafts()
    const quantities = createTypedQuantities(db)
    quantities.keep('all', [typed(1, 5), typed(2, 0, 7)])
    quantities.keep('apparel', [typed(1, 9)])
    quantities.keep('all', [typed(2, 3, 7)])
    const next = createTypedQuantities(db)
    expect(next.of('all')).toEqual([typed(2, 3, 7)])
    expect(next.of('apparel')).toEqual([typed(1, 9)])
    expect(next.of('nonapparel')).toEqual([])
  })

  it('count by their last number where one product comes twice', () => {
    const quantities = createTypedQuantities(openDrafts())
    quantities.keep('all', [typed(1, 5), typed(1, 6)])
    expect(quantities.of('all')).toEqual([typed(1, 6)])
  })

  it('are forgotten in all carts', () => {
    const quantities = createTypedQuantities(openDrafts())
    quantities.keep('all', [typed(1, 5)])
    quantities.keep('afs', [typed(1, 5)])
    quantities.clear()
    expect([quantities.of('all'), quantities.of('afs')]).toEqual([[], []])
  })
})
