import { describe, expect, it } from 'vitest'
import { addConflicts, type KnownCart, keepLines, remoteChangesIn } from '../../../../src/main/cart/known-cart.ts'
import { line, product, snapshot } from '../../../support/builders.ts'

const known = (more: Partial<KnownCart> = {}): KnownCart => ({ snapshot: snapshot(), certain: true, ...more })

describe('a cart that was read for a change', () => {
  it('reports differences to the cart that was seen', () => {
    expect(remoteChangesIn(known(), [line(1001, 5), line(2, 1)])).toEqual([
      { id: 1001, was: 3, theirs: 5 },
      { id: 2, was: 0, theirs: 1 },
    ])
  })

  it('doesn’t report changes that this computer may have made itself', () => {
    expect(remoteChangesIn(known({ unsure: new Set([1001]) }), [line(1001, 5), line(2, 1)])).toEqual([
      { id: 2, was: 0, theirs: 1 },
    ])
  })
})

describe('a cart whose lines were changed', () => {
  it('keeps them, with the new data of their products', () => {
    const cart = known()
    const newer = product({ name: 'Stacking Rings, large' })
    keepLines(cart, [line(1001, 4), line(2, 1)], [newer, product({ id: 2 })], 9)
    expect(cart.snapshot.edition).toBe(9)
    expect(cart.snapshot.lines).toEqual([line(1001, 4), line(2, 1)])
    expect(cart.snapshot.supply.products).toEqual([newer, product({ id: 2 })])
    expect(cart.snapshot.supply.mapping).toEqual(snapshot().supply.mapping)
    expect(cart.snapshot.fetchedAt).toBe(snapshot().fetchedAt)
  })
})

describe('what is held back', () => {
  const held = { id: 2, was: 1, theirs: 2, yours: 3 }

  it('is reported once for each product, in its newest form', () => {
    const others = [
      { id: 1, was: 0, theirs: 1 },
      { id: 2, was: 1, theirs: 2 },
    ]
    const cart = known({ snapshot: snapshot({ elsewhere: others }) })
    addConflicts(cart, [held])
    expect(cart.snapshot.elsewhere).toEqual([{ id: 1, was: 0, theirs: 1 }, held])
  })

  it('is added to a cart without earlier reports, and changes nothing if it is empty', () => {
    const cart = known()
    const before = cart.snapshot
    addConflicts(cart, [])
    expect(cart.snapshot).toBe(before)
    addConflicts(cart, [held])
    expect(cart.snapshot.elsewhere).toEqual([held])
  })
})
