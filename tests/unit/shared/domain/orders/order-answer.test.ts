import { describe, expect, test } from 'vitest'
import type { PlacedGroup } from '../../../../../src/shared/domain/orders/order.ts'
import {
  type AnswerRow,
  isPlacedOtherwise,
  otherAmounts,
  readAnswer,
  unchangedOutcome,
  wordOf,
} from '../../../../../src/shared/domain/orders/order-answer.ts'
import { BHAMBOLI, PUNE, rupees } from '../../../../support/builders.ts'

const group = (more: Partial<PlacedGroup> = {}): PlacedGroup => {
  const { wh = PUNE, orderType = 'OWNED' } = more
  return {
    key: `${wh}^${orderType}`,
    wh,
    whType: 'Warehouse',
    whName: wh === PUNE ? 'Pune' : 'Bhamboli',
    orderType,
    items: 1,
    quantity: 4,
    total: rupees(1000),
    outcome: 'unknown',
    poid: undefined,
    message: undefined,
    ...more,
  }
}
const owned = group()
const vendor = group({ orderType: 'DS_JIT', total: rupees(500) })
const other = group({ wh: BHAMBOLI, total: rupees(700) })

/** `key outcome number amount`, of each group. */
const read = (groups: readonly PlacedGroup[], rows: readonly AnswerRow[], foreign: readonly string[] = []) => {
  const { groups: outcomes, ...answer } = readAnswer(groups, rows, new Set(foreign))
  return {
    ...answer,
    outcomes: outcomes.map(({ key, outcome, poid }) => [key, outcome, poid].filter(Boolean).join(' ')),
  }
}

describe('a status means', () => {
  test.each([
    [200, 'placed'],
    [400, 'failed'],
    ['failed', 'failed'],
    [' Failed ', 'failed'],
    ['inprogress', 'inProgress'],
    ['In Progress', 'inProgress'],
    ['200', 'unclear'],
    [201, 'unclear'],
    [500, 'unclear'],
    ['', 'unclear'],
  ])('%j: %s', (status, word) => {
    expect(wordOf(status)).toBe(word)
  })
})

describe('a row is of the group', () => {
  test('of its warehouse and mode', () => {
    expect(
      read(
        [owned, vendor, other],
        [
          { status: 400, wh: PUNE, mode: 'DS_JIT', message: 'Out of stock' },
          { status: 200, wh: BHAMBOLI, mode: 'OWNED', poid: 'PO-2' },
          { status: 200, wh: PUNE, mode: 'OWNED', poid: 'PO-1' },
        ],
      ),
    ).toEqual({
      outcomes: ['2^OWNED placed PO-1', '2^DS_JIT failed', '10^OWNED placed PO-2'],
      numbers: ['PO-2', 'PO-1'],
      inProgress: false,
      contradicts: false,
    })
  })
  test('that alone is open at its warehouse, where it says no mode', () => {
    expect(
      read(
        [owned, vendor, other],
        [
          { status: 200, wh: PUNE, mode: 'OWNED', poid: 'PO-1' },
          { status: 200, wh: PUNE, poid: 'PO-3' },
        ],
      ).outcomes,
    ).toEqual(['2^OWNED placed PO-1', '2^DS_JIT placed PO-3', '10^OWNED unknown'])
  })
  test('that alone is open, where it says neither', () => {
    expect(
      read(
        [owned, other],
        [
          { status: 200, wh: PUNE, mode: 'OWNED', poid: 'PO-1' },
          { status: 'failed', message: 'Blocked' },
        ],
      ).outcomes,
    ).toEqual(['2^OWNED placed PO-1', '10^OWNED failed'])
  })
  test('of its amount, where several say the same of several groups', () => {
    expect(
      read(
        [owned, vendor],
        [
          { status: 200, wh: PUNE, poid: 'PO-3', netpayment: rupees(500) },
          { status: 200, wh: PUNE, poid: 'PO-1', netpayment: rupees(1000) },
        ],
      ).outcomes,
    ).toEqual(['2^OWNED placed PO-1', '2^DS_JIT placed PO-3'])
  })
  test('that is left, once the amounts that fit are given', () => {
    expect(
      read(
        [owned, vendor],
        [
          { status: 200, wh: PUNE, poid: 'PO-3', netpayment: rupees(1000) },
          { status: 200, wh: PUNE, poid: 'PO-1', netpayment: rupees(499) },
        ],
      ).outcomes,
    ).toEqual(['2^OWNED placed PO-3', '2^DS_JIT placed PO-1'])
  })
  test('of none yet, where rows say different things of groups that they don’t tell apart', () => {
    expect(
      read(
        [owned, vendor],
        [
          { status: 200, wh: PUNE, poid: 'PO-1' },
          { status: 400, wh: PUNE },
        ],
      ),
    ).toMatchObject({
      outcomes: ['2^OWNED unknown', '2^DS_JIT unknown'],
      contradicts: false,
    })
  })
  test('of none yet, where there are fewer rows than groups that they could be', () => {
    expect(read([owned, vendor], [{ status: 200, wh: PUNE, poid: 'PO-1' }])).toMatchObject({
      outcomes: ['2^OWNED unknown', '2^DS_JIT unknown'],
      contradicts: false,
      numbers: ['PO-1'],
    })
  })
})

describe('a group', () => {
  test('that was placed has its number, its amount and the portal’s sentence', () => {
    const row = {
      status: 200,
      wh: PUNE,
      mode: 'OWNED',
      poid: 'PO-1',
      netpayment: rupees(990),
      message: 'Placed',
    } as const
    expect(readAnswer([owned], [row], new Set()).groups).toEqual([
      { key: '2^OWNED', outcome: 'placed', poid: 'PO-1', netpayment: rupees(990), message: 'Placed' },
    ])
  })
  test('that failed has the portal’s sentence alone', () => {
    const row = { status: 400, wh: PUNE, mode: 'OWNED', poid: 'PO-1', netpayment: rupees(990), message: 'No' } as const
    expect(readAnswer([owned], [row], new Set()).groups).toEqual([
      { key: '2^OWNED', outcome: 'failed', poid: undefined, netpayment: undefined, message: 'No' },
    ])
  })
  test('stays as it was while its row is in progress, or has an unknown word', () => {
    const placed = group({ outcome: 'placed', poid: 'PO-9', netpayment: rupees(1000), message: 'Yes' })
    for (const status of ['In Progress', 'Perhaps']) {
      const { groups, inProgress } = readAnswer([placed], [{ status, wh: PUNE, mode: 'OWNED' }], new Set())
      expect(groups).toEqual([unchangedOutcome(placed)])
      expect(inProgress).toBe(status === 'In Progress')
    }
  })
  test('as before is what is known of it, without what was sent', () => {
    expect(
      unchangedOutcome(group({ outcome: 'placed', poid: 'PO-9', netpayment: rupees(1000), message: 'Yes' })),
    ).toEqual({
      key: '2^OWNED',
      outcome: 'placed',
      poid: 'PO-9',
      netpayment: rupees(1000),
      message: 'Yes',
    })
  })
})

describe('nothing is believed of an answer', () => {
  const right: AnswerRow = { status: 200, wh: PUNE, mode: 'OWNED', poid: 'PO-1' }

  test.each<[string, AnswerRow[], string[]]>([
    ['with two rows for one group', [right, { ...right, poid: 'PO-2' }], []],
    ['with a row of a warehouse that wasn’t asked', [right, { ...right, wh: 99, poid: 'PO-2' }], []],
    ['with a row of a mode that wasn’t asked', [right, { status: 200, mode: 'DS_JIT', poid: 'PO-2' }], []],
    ['with more rows than groups', [right, { status: 200, poid: 'PO-2' }, { status: 200, poid: 'PO-3' }], []],
    ['with one number twice', [right, { ...right, wh: BHAMBOLI }], []],
    ['with another order’s number', [right], ['PO-1']],
    ['with another order’s number among its own', [right, { ...right, wh: BHAMBOLI, poid: 'PO-2' }], ['PO-2']],
  ])('%s', (_why, rows, foreign) => {
    const { outcomes, contradicts } = read([owned, other], rows, foreign)
    expect(contradicts).toBe(true)
    expect(outcomes).toEqual(['2^OWNED unknown', '10^OWNED unknown'])
  })
  test('while the same rows, each once, are', () => {
    const { outcomes, contradicts } = read([owned, other], [right], ['PO-7'])
    expect(contradicts).toBe(false)
    expect(outcomes).toEqual(['2^OWNED placed PO-1', '10^OWNED unknown'])
  })
})

describe('a group that was placed for another amount', () => {
  const placed = group({ outcome: 'placed', poid: 'PO-1-T', netpayment: rupees(1100) })

  test.each<[Partial<PlacedGroup>, boolean]>([
    [{}, true],
    [{ netpayment: rupees(999.99) }, true],
    [{ netpayment: rupees(1000) }, false],
    [{ netpayment: undefined }, false],
    [{ outcome: 'failed' }, false],
    [{ outcome: 'unknown' }, false],
  ])('%j: %s', (more, is) => {
    expect(isPlacedOtherwise({ ...placed, ...more })).toBe(is)
  })
  test('is told with both amounts', () => {
    expect(otherAmounts([placed, owned])).toBe('Pune (PO-1-T): ₹ 1,100.00 placed, ₹ 1,000.00 agreed')
    const unnamed = group({ wh: BHAMBOLI, outcome: 'placed', netpayment: rupees(900) })
    expect(otherAmounts([placed, unnamed])).toBe(
      'Pune (PO-1-T): ₹ 1,100.00 placed, ₹ 1,000.00 agreed; Bhamboli: ₹ 900.00 placed, ₹ 1,000.00 agreed',
    )
    expect(otherAmounts([owned])).toBeUndefined()
  })
})
