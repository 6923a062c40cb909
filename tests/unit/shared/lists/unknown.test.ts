/** Values missing in an answer are unknown on screen: no verdict or figure replaces them. */
import { expect, test } from 'vitest'
import { lists } from '../../../../src/shared/lists.ts'
import { contextOf } from './rows-of.ts'

const about = { subject: '', context: contextOf() }
const row = { productId: 1, productName: '', catname: '', subCatname: '', typename: '' }

test.each([
  [{ storeStock: 2 }, 'In stock'],
  [{ storeStock: 0, warehouseStock: 3 }, 'Missing'],
  [{ storeStock: 0, warehouseStock: 0 }, 'Sold out'],
  [{ storeStock: 0 }, 'Unknown'],
  [{ warehouseStock: 0 }, 'Unknown'],
  [{ warehouseStock: 3 }, 'Unknown'],
  [{}, 'Unknown'],
])('of the checklist with %j the state is %j', (stock, state) => {
  const { columns } = lists.apparelChecklist
  expect(columns.state.of({ ...row, ...stock } as never, contextOf())).toBe(state)
})

test('products of the checklist whose stock is not told stand last', () => {
  const report = [
    { ...row, productId: 2 },
    { ...row, storeStock: 4 },
    { ...row, productId: 3, storeStock: 0 },
  ]
  const { rows } = lists.apparelChecklist.found({ report } as never, about)
  expect(rows.map(({ productId }) => productId)).toEqual([3, 1, 2])
})

test('a scorecard whose sections are missing says so, one without lines that there is no score', () => {
  expect(lists.scorecard.found({ details: {} } as never, about)).toEqual({ rows: [], none: 'scoresUnsaid' })
  const parts = ['mainScoreCard', 'academySummary', 'academyDetail', 'assessmentScore', 'behaviourSkills']
  const others = ['retailMatrix', 'prePostScores', 'arambhScores']
  const empty = Object.fromEntries([...parts, ...others].map((part) => [part, []]))
  expect(lists.scorecard.found({ details: empty } as never, about)).toEqual({ rows: [], none: undefined })
})

test('incentives that are not told are not nothing earned', () => {
  expect(lists.storeIncentives.found({ read: {} } as never, about).none).toBe('incentivesUnsaid')
  expect(lists.ownIncentives.found({ read: { individualincentive: [] } } as never, about).none).toBeUndefined()
})
