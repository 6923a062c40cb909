import { expect, test } from 'vitest'
import { fittingColumns } from '../../../../src/renderer/grid/fitting-columns.ts'

const all = ['name', 'sold', 'target'].map((key) => ({ key, title: key, align: 'start' as const }))
const widths = {
  least: { name: 100, sold: 50, target: 60 },
  flexible: { name: undefined },
  end: 40,
  leftOut: [[], ['sold']],
}

test.each([
  [undefined, ['name', 'sold', 'target'], 250],
  [250, ['name', 'sold', 'target'], 250],
  [249, ['name', 'target'], 200],
  // Where even the fewest don't fit, they scroll.
  [10, ['name', 'target'], 200],
])('in %s pixels: %j', (room, keys, leastWidth) => {
  const fitting = fittingColumns(all, widths, room)
  expect(fitting.columns.map(({ key }) => key)).toEqual(keys)
  expect(fitting.leastWidth).toBe(leastWidth)
  expect(fitting.tracks).toHaveLength(keys.length + 1)
  expect(fitting.tracks[0]).toMatch(/^minmax\(.+, 1fr\)$/)
})

test('a grid without a last column has no track for it', () => {
  expect(fittingColumns(all, { ...widths, end: 0 }, undefined).tracks).toHaveLength(3)
})
