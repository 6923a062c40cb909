import { describe, expect, it } from 'vitest'
import { untestedIn } from '../../../tools/untested.ts'

const RULE = 'src/shared/domain/pricing/tax.ts'
const TEST = 'tests/unit/shared/domain/pricing/tax.test.ts'
const IMPORT = "import { taxOf } from '../../../../../src/shared/domain/pricing/tax.ts'\n"
const DECLARED = 'export function taxOf() {}'

/** The untested functions of one rules file, `line name`, given one test file. */
const untested = (rule: string, test: string): string[] =>
  untestedIn(new Map([[RULE, rule]]), new Map([[TEST, test]])).map(({ line, name }) => `${line} ${name}`)

describe('an exported function counts', () => {
  it.each([
    ['a declaration', DECLARED],
    ['an arrow', 'export const taxOf = () => 1'],
    ['a function in a constant', 'export const taxOf = function () {}'],
  ])('as %s', (_kind, rule) => {
    expect(untested(rule, '')).toEqual(['1 taxOf'])
  })
  it.each([
    ['a function of its own file', 'function taxOf() {}'],
    ['a table', 'export const taxOf = { food: 5 }'],
    ['a type', 'export type taxOf = () => number'],
  ])('but not %s', (_kind, rule) => {
    expect(untested(rule, '')).toEqual([])
  })
})

describe('a function is tested', () => {
  it.each([
    ['a test imports and calls it', `${IMPORT}taxOf()`],
    ['a test hands it on', `${IMPORT}it.each([taxOf])`],
    ['a test calls it by another name', `${IMPORT.replace('taxOf', 'taxOf as rule')}rule()`],
  ])('where %s', (_case, test) => {
    expect(untested(DECLARED, test)).toEqual([])
  })
  it.each([
    ['its name stands in a comment', '// taxOf()'],
    ['its name stands in a string', "it('taxOf')"],
    ['it is imported and unused', IMPORT],
    ['it is imported as a type', `${IMPORT.replace('import', 'import type')}type Rule = typeof taxOf`],
    ['its type alone is imported', `${IMPORT.replace('taxOf', 'type taxOf')}type Rule = typeof taxOf`],
    ['a function of the same name comes from elsewhere', `${IMPORT.replace('tax.ts', 'bands.ts')}taxOf()`],
    ['another function of its file is called', `${IMPORT.replace('taxOf', 'bandOf')}bandOf()`],
  ])('not where %s', (_case, test) => {
    expect(untested(DECLARED, test)).toEqual(['1 taxOf'])
  })
})

it('untested functions come by file and line', () => {
  const rule = '\nexport const second = () => 2\nexport const third = () => 3'
  const rules = new Map([
    [RULE, rule],
    ['src/shared/domain/carts/cart.ts', 'export const first = () => 1'],
  ])
  expect(untestedIn(rules, new Map())).toEqual([
    { path: 'src/shared/domain/carts/cart.ts', line: 1, name: 'first' },
    { path: RULE, line: 2, name: 'second' },
    { path: RULE, line: 3, name: 'third' },
  ])
})

it('a file that can’t be parsed isn’t judged', () => {
  expect(() => untested('const = 1', '')).toThrow(`${RULE} can't be parsed`)
})
