import { describe, expect, it } from 'vitest'
import { mutantsOf, mutated, sample } from '../../../tools/mutate/mutants.ts'
import { relatedTests } from '../../../tools/mutate/related-tests.ts'
import { type Fate, report } from '../../../tools/mutate/report.ts'

const textsOf = (source: string) => mutantsOf('src/a.ts', source).map((mutant) => mutated(source, mutant))

describe('mutants of a file', () => {
  it.each([
    ['a === b', ['a !== b']],
    ['a < b && c', ['a <= b && c', 'a < b || c']],
    ['n + 1', ['n - 1', 'n + 2']],
    ['!ok', ['ok']],
    ['a ? b : c', ['!(a) ? b : c']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['rows.filter(isOpen)', ['rows']],
    ['[a, b]', ['[]']],
    ['"a sentence"', []],
  ])('of %s are %j', (expression, becomes) => {
    expect(textsOf(`const it = ${expression}`)).toEqual(becomes.map((text) => `const it = ${text}`))
  })

  it('leave out a condition or a statement', () => {
    expect(textsOf('if (isEmpty) stop()')).toEqual(['if (false) stop()', 'if (isEmpty) ;'])
  })

  it('name their line', () => {
    expect(mutantsOf('src/a.ts', 'const a = b\nconst c = !a')).toMatchObject([{ file: 'src/a.ts', line: 2, was: '!' }])
  })

  it('leave types alone', () => {
    expect(textsOf('type A = 1 | true\nconst a: A[] = b')).toEqual([])
  })
})

describe('a sample', () => {
  const all = Array.from({ length: 50 }, (_, nth) => nth)
  it('is the same for the same seed, and has nothing twice', () => {
    const drawn = sample(all, 20, 3)
    expect(sample(all, 20, 3)).toEqual(drawn)
    expect(sample(all, 20, 4)).not.toEqual(drawn)
    expect(new Set(drawn).size).toBe(20)
  })
  it('has no more than there are', () => {
    expect(sample(all, 100, 1).toSorted((one, other) => one - other)).toEqual(all)
  })
})

describe('related tests', () => {
  const link = (from: string, to: string, typeOnly = false) => ({
    from,
    to,
    typeOnly,
    line: 1,
    names: ['*'],
  })
  const testsOf = relatedTests([
    link('src/b.ts', 'src/a.ts'),
    link('tests/unit/b.test.ts', 'src/b.ts'),
    link('tests/unit/a.test.ts', 'src/a.ts'),
    link('tests/integration/a.test.ts', 'src/a.ts'),
    link('tests/e2e/a.spec.ts', 'src/a.ts'),
    link('tests/unit/types.test.ts', 'src/a.ts', true),
  ])
  it('are unit tests first, the nearest of them first, and none that npm test doesn’t run whole', () => {
    expect(testsOf('src/a.ts')).toEqual(['tests/unit/a.test.ts', 'tests/unit/b.test.ts', 'tests/integration/a.test.ts'])
    expect(testsOf('src/b.ts')).toEqual(['tests/unit/b.test.ts'])
  })
})

it('the score is told by folder, with the survivors', () => {
  const mutant = (file: string) => ({ file, line: 7, start: 0, end: 1, was: 'a\n  < b', becomes: '' })
  const fates = new Map<ReturnType<typeof mutant>, Fate>([
    [mutant('src/shared/domain/carts/a.ts'), 'killed'],
    [mutant('src/shared/domain/pricing/b.ts'), 'never ends'],
    [mutant('src/main/kiosk/c.ts'), 'survived'],
    [mutant('src/main/kiosk/d.ts'), 'killed'],
  ])
  const { text, score } = report(fates)
  expect(score).toBe(75)
  expect(text).toMatch(/^src\/main\/kiosk +2 +1 +1 +50\.0$/m)
  expect(text).toMatch(/^src\/shared\/domain +2 +2 +0 +100\.0$/m)
  expect(text).toContain('src/main/kiosk/c.ts:7  a < b  →  (nothing)')
})
