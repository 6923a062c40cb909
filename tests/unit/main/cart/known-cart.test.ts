import { describe, expect, it } from 'vitest'
import { foundElsewhere, type KnownCart, keepLines, tellElsewhere } from '../../../../src/main/cart/known-cart.ts'
import { line, product, snapshot } from '../../../support/builders.ts'

const known = (more: Partial<KnownCart> = {}): KnownCart => ({ snapshot: snapshot(), certain: true, ...more })

describe('a cart that was read for a change', () => {
  it('tells what is other than it was seen', () => {
    expect(foundElsewhere(known(), [line(1001, 5), line(2, 1)])).toEqual([
      { id: 1001, was: 3, theirs: 5 },
      { id: 2, was: 0, theirs: 1 },
    ])
  })

  it('doesn’t tell what this computer’s own change may have done', () => {
    expect(foundElsewhere(known({ unsure: new Set([1001]) }), [line(1001, 5), line(2, 1)])).toEqual([
      { id: 2, was: 0, theirs: 1 },
    ])
  })
})

describe('a cart whose lines were changed', () => {
  it('keeps them, and what is new of their products', () => {
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

  it('is told once for each product, in its newest form', () => {
    const others = [
      { id: 1, was: 0, theirs: 1 },
      { id: 2, was: 1, theirs: 2 },
    ]
    const cart = known({ snapshot: snapshot({ elsewhere: others }) })
    tellElsewhere(cart, [held])
    expect(cart.snapshot.elsewhere).toEqual([{ id: 1, was: 0, theirs: 1 }, held])
  })

  it('is told of a cart of which nothing was told before, and leaves the cart alone where it is nothing', () => {
    const cart = known()
    const before = cart.snapshot
    tellElsewhere(cart, [])
    expect(cart.snapshot).toBe(before)
    tellElsewhere(cart, [held])
    expect(cart.snapshot.elsewhere).toEqual([held])
  })
})
