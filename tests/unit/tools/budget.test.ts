import { describe, expect, it } from 'vitest'
import { budgetTable } from '../../../tools/suite/budget.ts'
import { partOf } from '../../../tools/suite/stage.ts'

describe('what a run did cost', () => {
  const tests = Array.from({ length: 12 }, (_, nth) => ({ name: `test ${nth}`, seconds: nth }))

  it('is told part by part and in all, with each part’s ten dearest tests', () => {
    const table = budgetTable([partOf('unit', tests), partOf('contract', [])])
    expect(table).toMatch(/^unit +12 +66 +\d+$/m)
    expect(table).toMatch(/^contract +0 +0 +\d+$/m)
    expect(table).toMatch(/^all +12 +66 +\d+$/m)
    expect(table.match(/^ +\d+\.\d {2}test \d+$/gm)).toHaveLength(10)
    expect(table).not.toMatch(/test [01]$/m)
  })
  it('names a part that is over its share, and no other', () => {
    const table = budgetTable([partOf('unit', tests, 1), partOf('contract', tests, 100_000)])
    expect(table).toMatch(/^Over its share: contract, 100000 of \d+ seconds$/m)
    expect(table).not.toContain('Over its share: unit')
  })
})
