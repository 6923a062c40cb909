import { describe, expect, it } from 'vitest'
import { createSavedCarts } from '../../../../src/main/cart/saved-carts.ts'
import { line, product, rupees, snapshot, supply } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'

const AT = '2026-11-21T09:30:00.000Z'

function opened() {
  const db = openDrafts()
  return { db, saved: createSavedCarts(db) }
}
function cart(more: Parameters<typeof snapshot>[0] = {}) {
  const { lines, supply: all } = snapshot(more)
  const { policy: _, ...rest } = all
  return { lines, supply: rest, fetchedAt: AT }
}

describe('the last cart that the portal gave', () => {
  it('is kept as it was, but for the company’s own numbers', () => {
    const { db, saved } = opened()
    const proposal = { replenishmenttype: 'new', isParent: true, isSet: false, Age: '1Y', priceRange: 'A' }
    const kept = cart({ lines: [line(1001, 3, { whId: 2, mrp: rupees(999.5), proposal })] })
    saved.save('all', kept)
    const found = createSavedCarts(db).find('all')
    expect(found?.lines).toEqual(kept.lines)
    expect(found?.fetchedAt).toBe(AT)
    expect(found?.supply).toMatchObject({ concept: 'FOFO', shippingState: 'Maharashtra', rights: kept.supply.rights })
    expect(found?.supply.products[0]).toMatchObject({ id: 1001, mrp: rupees(1000), warehouses: [{ stock: 10 }] })
    expect(found?.supply).not.toHaveProperty('policy')
  })

  it('takes the place of the one before, each cart by itself', () => {
    const { saved } = opened()
    saved.save('all', cart())
    saved.save('apparel', cart({ lines: [] }))
    saved.save('all', { ...cart({ lines: [line(2, 9)], supply: supply({ concept: 'COCO' }) }), fetchedAt: 'later' })
    expect(saved.find('all')).toMatchObject({ lines: [line(2, 9)], supply: { concept: 'COCO' }, fetchedAt: 'later' })
    expect(saved.find('apparel')?.lines).toEqual([])
    expect(saved.find('afs')).toBeUndefined()
  })

  it('keeps its products and stock where only lines have changed', () => {
    const { saved } = opened()
    saved.saveLines('all', [line(1001, 9)])
    expect(saved.find('all')).toBeUndefined()
    saved.save('all', cart())
    saved.saveLines('all', [line(1001, 9)])
    expect(saved.find('all')).toMatchObject({ lines: [line(1001, 9)], fetchedAt: AT })
    expect(saved.find('all')?.supply.products).toHaveLength(1)
  })

  it.each(['lines', 'supply'])('is none when this version can’t read its %s', (column) => {
    const { db, saved } = opened()
    saved.save('all', cart({ supply: supply({ products: [product({ name: 'Rings' })] }) }))
    db.prepare(`UPDATE saved_carts SET ${column} = ?`).run('{"another":"version"}')
    expect(saved.find('all')).toBeUndefined()
  })

  it('is forgotten, for every cart', () => {
    const { db, saved } = opened()
    saved.save('all', cart())
    saved.save('apparel', cart())
    saved.clear()
    expect(db.prepare('SELECT count(*) FROM saved_carts').pluck().get()).toBe(0)
  })
})
