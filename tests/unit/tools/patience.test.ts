/** A slow machine isn't a failure: the limits for hanging tests are in the two configurations, and no test has its own. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import playwright from '../../../playwright.config.ts'
import vitest from '../../../vitest.config.ts'

const MINUTE = 60_000
/** More than ten times the duration of the longest test on an idle machine. */
const LEAST = 10 * MINUTE

/** Functions that take a limit after their callback. */
const TAKES_LIMIT = /^(?:it|test|describe|beforeAll|beforeEach|afterAll|afterEach)$/
/** Names of options that are limits. */
const LIMIT = /^(?:timeout|testTimeout|hookTimeout)$/
/** Steps that are retried, and a picture of a failure. */
const RETRIED: readonly string[] = ['toPass', 'screenshot']
const MEMBERS_WITH_LIMIT: readonly string[] = ['waitFor', 'waitUntil', 'setConfig']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The root of `it.each(rows)`, `test.skip`: the function that is called in the end. */
function rootOf(node: Node): string {
  if (node.type === 'Identifier') return (node as Node & { name: string }).name
  if (node.type === 'MemberExpression') return rootOf((node as Node & { object: Node }).object)
  if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression') {
    return rootOf((node as Node & { callee?: Node; tag?: Node }).callee ?? (node as Node & { tag: Node }).tag)
  }
  return ''
}

/** The test file's own limits; steps within `toPass`, which is retried, don't count. */
function limitsIn(file: string, source: string): readonly string[] {
  const found: Node[] = []
  const retried: Node[] = []
  new Visitor({
    CallExpression(node) {
      const { callee, arguments: args } = node
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        if (RETRIED.includes(callee.property.name)) retried.push(node)
        const isOfVi = rootOf(callee.object) === 'vi' && MEMBERS_WITH_LIMIT.includes(callee.property.name)
        const isSignal = rootOf(callee.object) === 'AbortSignal' && callee.property.name === 'timeout'
        if (isOfVi || (isSignal && args[0]?.type === 'Literal')) found.push(node)
      }
      const limit = args.at(-1)
      const isBehind = args.length > 1 && limit !== undefined && !/Function|Object|Template|String/.test(limit.type)
      if (isBehind && TAKES_LIMIT.test(rootOf(callee)) && args.some(({ type }) => /Function/.test(type)))
        found.push(node)
    },
    Property(node) {
      if (node.key.type === 'Identifier' && LIMIT.test(node.key.name) && node.value.type !== 'AssignmentPattern')
        found.push(node)
    },
  }).visit(parseSync(file, source).program)
  return found
    .filter(({ start, end }) => !retried.some((one) => one.start <= start && end <= one.end))
    .map(({ start }) => `${file}:${source.slice(0, start).split('\n').length}`)
}

describe('limits of time', () => {
  it('are more than ten times what the longest test takes', () => {
    const { testTimeout = 0, hookTimeout = 0, expect: expecting } = vitest.test ?? {}
    expect(Math.min(testTimeout, hookTimeout, playwright.timeout ?? 0)).toBeGreaterThanOrEqual(LEAST)
    const states = [expecting?.poll?.timeout ?? 0, playwright.expect?.timeout ?? 0]
    expect(Math.min(...states)).toBeGreaterThanOrEqual(2 * MINUTE)
  })

  it.each([
    ['it("a", async () => {}, 100)', 1],
    ['it.each([1])("a", async () => {}, 5 * 1000)', 1],
    ['beforeAll(async () => {}, soon)', 1],
    ['it("a", { timeout: soon }, async () => {})', 1],
    ['expect.poll(look, { timeout: 50 })', 1],
    ['vi.waitFor(look)', 1],
    ['vi.setConfig({ testTimeout: 9 })', 2],
    ['const { timeout = 5 } = options', 0],
    ['fetch(at, AbortSignal.timeout(50))', 1],
    ['it("a", { tags: "quick" }, async () => {})', 0],
    ['expect(async () => { await click({ timeout: 1 }) }).toPass()', 0],
    ['fetch(at, AbortSignal.timeout(PATIENT))', 0],
  ])('%s has %i', (source, count) => {
    expect(limitsIn('tests/a.ts', source)).toHaveLength(count)
  })

  it('of its own has no test but the storm, which may take an hour', () => {
    const files = globSync('{tests,packages/*/tests}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
    expect(files.length).toBeGreaterThan(500)
    const own = files.flatMap((file) => limitsIn(file, readFileSync(file, 'utf8')))
    expect(own.map((place) => place.replace(/:\d+$/, ''))).toEqual(['tests/fault/storm.test.ts'])
  })
})
