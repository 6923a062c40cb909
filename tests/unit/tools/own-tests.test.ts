/** A gate: every file with code in these folders has its own small test, so that an edit is checked at once. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { importsIn } from '../../../tools/imports/graph.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDERS = ['ordering', 'cart', 'cart-import', 'ledger', 'payments', 'kiosk', 'returns', 'session'] as const
const DECLARED_CODE = ['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclaration']

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const testOf = (file: string): string => file.replace(/^src\//, 'tests/unit/').replace(/\.ts$/, '.test.ts')

/** True for a file that exports its own function, class or constant; false for types and re-exports. */
function hasCode(source: string): boolean {
  return parseSync('file.ts', source).program.body.some((node) => {
    if (node.type === 'ExportDefaultDeclaration') return true
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type' || node.source !== null) return false
    const { declaration, specifiers } = node
    return declaration === null
      ? specifiers.some(({ exportKind }) => exportKind !== 'type')
      : DECLARED_CODE.includes(declaration.type)
  })
}

/** The files that a test runs: those that it imports itself, and those that a helper beside it imports. */
function reached(test: string, textOf: (path: string) => string, depth = 1): readonly string[] {
  const code = importsIn(test, textOf(test)).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to]))
  const helpers = code.filter((path) => dirname(path) === dirname(test))
  return depth === 0 ? code : [...code, ...helpers.flatMap((helper) => reached(helper, textOf, depth - 1))]
}

const files = FOLDERS.flatMap((folder) => globSync(`src/main/${folder}/**/*.ts`, { cwd: ROOT }))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()

describe('a file with code', () => {
  it.each(files.filter((file) => hasCode(read(file))))('has a test of its own that runs it: %s', (file) => {
    const test = testOf(file)
    expect(existsSync(join(ROOT, test)), `${test} is missing`).toBe(true)
    expect(reached(test, read), `${test} doesn’t import ${basename(file)}`).toContain(file)
  })

  it('is looked for in folders that there are', () => {
    for (const folder of FOLDERS)
      expect(
        files.some((file) => file.startsWith(`src/main/${folder}/`)),
        folder,
      ).toBe(true)
  })
})

describe('the gate', () => {
  it.each([
    'export const tax = 18',
    'export function priceOf() {}',
    'export async function read() {}',
    'export class Cart {}',
    'const tax = 18\nexport { tax }',
    'export default 18',
  ])('takes for code: %s', (source) => {
    expect(hasCode(source)).toBe(true)
  })

  it.each([
    'export interface Cart { readonly id: number }',
    "export type Mode = 'add' | 'replace'",
    "export { tax } from './tax.ts'",
    "export * from './tax.ts'",
    'interface Cart {}\nexport { type Cart }',
    'const tax = 18',
  ])('doesn’t take for code: %s', (source) => {
    expect(hasCode(source)).toBe(false)
  })

  it('looks into helpers beside the test, and counts no types', () => {
    const texts: Record<string, string> = {
      'tests/unit/main/cart/lines.test.ts':
        "import type { A } from '../../../../src/main/cart/a.ts'\nimport { b } from './b.ts'\nimport { c } from '../../../support/c.ts'",
      'tests/unit/main/cart/b.ts': "import { d } from '../../../../src/main/cart/d.ts'",
    }
    expect(reached('tests/unit/main/cart/lines.test.ts', (path) => texts[path] ?? '')).toEqual([
      'tests/unit/main/cart/b.ts',
      'tests/support/c.ts',
      'src/main/cart/d.ts',
    ])
  })
})
