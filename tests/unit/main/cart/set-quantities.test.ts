import { describe, expect, it } from 'vitest'
import { quantitiesToSend } from '../../../../src/main/cart/set-quantities.ts'
import { line } from '../../../support/builders.ts'

const lines = [line(1, 5), line(2, 7)]
const send = (requested: [number, number][], gone?: [number, number][], free = requested.map(([id]) => id)) =>
  quantitiesToSend(lines, new Map(requested), free, gone && new Map(gone))
const nothing = { changed: [], lost: [], unknown: [], refusal: undefined }

describe('quantities that are asked for', () => {
  it('are sent where they are others than the lines have', () => {
    const requested: [number, number][] = [
      [1, 6],
      [2, 7],
    ]
    expect(send(requested)).toEqual({ ...nothing, changed: [line(1, 6)] })
  })

  it('are sent of the free products alone', () => {
    const requested: [number, number][] = [
      [1, 6],
      [2, 8],
    ]
    expect(send(requested, [], [2])).toEqual({ ...nothing, changed: [line(2, 8)] })
  })

  it('of a line that was removed elsewhere are told with its pieces', () => {
    expect(send([[3, 4]], [[3, 9]])).toEqual({ ...nothing, lost: [{ id: 3, was: 9, theirs: 0, yours: 4 }] })
  })

  it('of a product that was never in the cart are unknown', () => {
    expect(send([[3, 4]], [[4, 9]])).toEqual({ ...nothing, unknown: [3] })
    expect(send([[3, 4]])).toEqual({ ...nothing, unknown: [3] })
  })

  it.each([
    [0, 'selectQuantity'],
    [10_000, 'quantityRange'],
    [1.5, 'quantityRange'],
  ])('of %d pieces are refused', (qty, refusal) => {
    const requested: [number, number][] = [
      [2, 7],
      [1, qty],
    ]
    expect(send(requested).refusal).toBe(refusal)
  })

  it('that a line has already are no refusal of the others', () => {
    expect(send([[2, 7]])).toEqual(nothing)
  })

  it('without a number count as none', () => {
    expect(quantitiesToSend(lines, new Map(), [1]).refusal).toBe('selectQuantity')
  })
})
