import { describe, expect, it } from 'vitest'
import { MOST, type Waiting, waiting } from '../../../tools/waiting.ts'
import { complaintsOf } from '../../../tools/wiring/judge.ts'
import { modulesOf } from '../../../tools/wiring/reach.ts'

const MAIN = 'src/main/index.ts'
const PAGE = 'src/renderer/app/main.tsx'
const RULES = 'src/shared/domain/rules.ts'
const PRACTICE = 'src/practice/portal.ts'

/** A small app: the files of it that matter, the rest is there and empty. */
function complaints(
  files: Readonly<Record<string, string>>,
  {
    list = [],
    most = list.length,
    ...names
  }: {
    list?: readonly Waiting[]
    most?: number
    sentences?: readonly string[]
    calls?: readonly string[]
    dependencies?: readonly string[]
  } = {},
): string[] {
  const messages =
    'export const messages = { full: "Full", offline: "Offline" }\nexport const say = (key) => messages[key]'
  const sources = { [MAIN]: '', [PAGE]: '', [PRACTICE]: '', 'src/shared/messages.ts': messages, ...files }
  const program = {
    modules: modulesOf(new Map(Object.entries(sources))),
    app: [MAIN, PAGE],
    practice: [PRACTICE],
    sentences: [],
    calls: [],
    dependencies: [],
    ...names,
  }
  const aside = (line: string) => !line.startsWith('export src/shared/messages.ts#')
  return complaintsOf(program, list, most)
    .map((complaint) => complaint.split('\n')[0] ?? '')
    .filter(aside)
}

const waits = (kind: Waiting['kind'], name: string): Waiting => ({ kind, name, area: 'carts' })
const ofRules = (name: string) => `export ${RULES}#${name}`
const importing = (names: string, from = '../shared/domain/rules.ts') => `import { ${names} } from '${from}'\n`

describe('an export', () => {
  const rule = 'export const price = (mrp: number) => mrp * 2'
  const unused = [expect.stringContaining(`${ofRules('price')}: only tests and tools use it`)]

  it('that no part of the app uses is told', () => {
    expect(complaints({ [RULES]: rule })).toEqual(unused)
  })
  it.each([
    ['a statement', { [MAIN]: `${importing('price')}price(1)` }],
    [
      'an element',
      { [PAGE]: `${importing('price', '../../shared/domain/rules.ts')}export const A = () => <price.B />` },
    ],
    ['another name', { [MAIN]: `${importing('price as cost')}cost(1)` }],
    ['its whole file', { [MAIN]: "import * as rules from '../shared/domain/rules.ts'\nrules.price(1)" }],
    [
      'its own file',
      { [RULES]: `${rule}\nexport const twice = () => price(2)`, [MAIN]: `${importing('twice')}twice()` },
    ],
    ['a type', { [MAIN]: `${importing('price')}export const a: ReturnType<typeof price> = 1` }],
  ])('is used by %s', (_, files) => {
    expect(complaints({ [RULES]: rule, ...files })).toEqual([])
  })
  it.each([
    ['it is imported and not used', { [MAIN]: importing('price') }],
    [
      'only the practice portal follows that rule, though main starts it',
      { [PRACTICE]: `${importing('price')}price(1)`, [MAIN]: "await import('../practice/portal.ts')" },
    ],
    ['a thing of the same name is a property', { [MAIN]: `${importing('price')}export const a = { price: 1 }.price` }],
  ])('is not used because %s', (_, files) => {
    expect(complaints({ [RULES]: rule, ...files })).toEqual(unused)
  })
  it('that only an unused one needs is told with it', () => {
    const both = `${rule}\nexport const twice = () => price(2)`
    expect(complaints({ [RULES]: both })).toHaveLength(2)
  })
  it('whose type another one shares is told all the same', () => {
    const typed =
      'interface Book { a: 1 }\nexport const shelf: Book = { a: 1 }\nexport const read = (book: Book) => book'
    expect(complaints({ [RULES]: typed, [MAIN]: `${importing('read')}read()` })).toEqual([
      expect.stringContaining(ofRules('shelf')),
    ])
  })
  it('that is a type names a thing of the trade and is let be', () => {
    expect(complaints({ [RULES]: 'export interface Book { a: 1 }\nexport type Shelf = Book[]' })).toEqual([])
  })
  it('outside of the rules may be there for the practice portal', () => {
    const path = 'src/shared/portal/calls.ts'
    expect(
      complaints({ [path]: rule, [PRACTICE]: `${importing('price', '../shared/portal/calls.ts')}price(1)` }),
    ).toEqual([])
  })
  it('of a screen is used when the screen is loaded lazily, what else its file exports is not', () => {
    const screen = 'src/renderer/screens/cart/cart.tsx'
    const lazily = "export const cart = lazy(() => import('../screens/cart/cart.tsx'))"
    expect(
      complaints({ [screen]: 'export default function Cart() {}\nexport const spare = 1', [PAGE]: lazily }),
    ).toEqual([expect.stringContaining(`export ${screen}#spare`)])
  })
  it('of a file that is run for what it does is not thereby used', () => {
    expect(complaints({ [RULES]: `${rule}\nstart()`, [MAIN]: "import '../shared/domain/rules.ts'" })).toEqual(unused)
  })
})

describe('a sentence', () => {
  const told = ['sentence full: no rule and no screen of the app shows it.']
  const shown = (source: string, path = 'src/main/cart.ts') =>
    complaints(
      { [path]: `${importing('messages, say', '../shared/messages.ts')}${source}`, [MAIN]: `import '../../${path}'` },
      { sentences: ['full'] },
    )

  it.each([
    ["console.log(say('full'))"],
    ['console.log(messages.full)'],
    ["const table = { a: 'full' }\nconsole.log(say(table.a))"],
    ["function refuse() { return 'full' }\nrefuse()"],
  ])('is shown by %s', (source) => {
    expect(shown(source)).toEqual([])
  })
  it.each([
    ["if (kind === 'full') console.log(say('offline'))"],
    ["switch (kind) { case 'full': console.log(say('offline')) }"],
    ["function refuse(): 'full' {}\nrefuse()"],
    ["const table = { full: 'offline' }\nconsole.log(table)"],
    ["function refuse() { return 'full' }"],
  ])('is not shown by %s', (source) => {
    expect(shown(source)).toEqual(told)
  })
  it('is not shown by a file that knows no sentences', () => {
    expect(complaints({ [MAIN]: "ask({ kind: 'full' })" }, { sentences: ['full'] })).toEqual(told)
  })
  it('is not shown by a registry', () => {
    const registry = `${importing('say', '../messages.ts')}say('full')`
    const files = { 'src/shared/portal/cart.ts': registry, [MAIN]: "import '../shared/portal/cart.ts'" }
    expect(complaints(files, { sentences: ['full'] })).toEqual(told)
  })
  it('is not shown by what only the practice portal says', () => {
    const says = `${importing('say', '../shared/messages.ts')}say('full')`
    expect(complaints({ [PRACTICE]: says }, { sentences: ['full'] })).toEqual(told)
  })
})

describe('a call', () => {
  const told = ['call cart.counts: neither main nor a page asks for it.']
  const asked = (files: Readonly<Record<string, string>>) => complaints(files, { calls: ['cart.counts'] })

  it.each([
    [MAIN, "client.call('cart.counts', {})"],
    [PAGE, "usePortal('cart.counts', {})"],
    [MAIN, "client.call(whole ? 'cart.lines' : 'cart.counts', {})"],
    [MAIN, "export const list = { call: 'cart.counts' }"],
    [MAIN, "export const counts = list({ counts: 'cart.counts' }, ({ counts }) => counts)({})"],
    [MAIN, "export const paper = { reads: { counts: 'cart.counts' } }"],
  ])('is asked for in %s by %s', (file, source) => {
    expect(asked({ [file]: source })).toEqual([])
  })
  it.each([
    [MAIN, "export type Counts = Answer<'cart.counts'>"],
    [MAIN, "export const outdated = ['cart.counts']"],
    [MAIN, "log(1, 'cart.counts')"],
    [PRACTICE, "handle('cart.counts', {})"],
    ['src/shared/portal/cart.ts', "call('cart.counts')"],
  ])('is not asked for in %s by %s', (file, source) => {
    expect(asked({ [MAIN]: "import '../shared/portal/cart.ts'", [file]: source })).toEqual(told)
  })
})

describe('a package that ships', () => {
  const needed = (source: string) => complaints({ [MAIN]: source }, { dependencies: ['exceljs'] })
  it('is told when no code imports it', () => {
    expect(needed("import type { Workbook } from 'exceljs'")).toEqual([
      'dependency exceljs: no code of src imports it.',
    ])
  })
  it.each([
    ["import { Workbook } from 'exceljs'"],
    ["export const load = () => import('exceljs')"],
    ["import 'exceljs/dist/exceljs.css'"],
  ])('is needed by %s', (source) => {
    expect(needed(source)).toEqual([])
  })
})

describe('the list of what waits', () => {
  const price = "export const price = () => say('full')\nimport { say } from '../messages.ts'"
  const list = [waits('export', `${RULES}#price`)]

  it('keeps its entries from being told, and what only they use', () => {
    expect(complaints({ [RULES]: price }, { sentences: ['full'], list })).toEqual([])
  })
  it('may not name what is used', () => {
    expect(complaints({ [RULES]: price, [MAIN]: `${importing('price')}price()` }, { list })).toEqual([
      `${ofRules('price')}: is used, or is no more.`,
    ])
  })
  it.each(['export', 'sentence', 'call', 'dependency'] as const)('may not name a %s that is no more', (kind) => {
    expect(complaints({}, { list: [waits(kind, 'gone')] })).toEqual([`${kind} gone: is used, or is no more.`])
  })
  it('may not grow', () => {
    expect(complaints({ [RULES]: price }, { list, most: 0 })).toEqual([expect.stringContaining('has grown')])
  })
  it('can’t grow back once it has become shorter', () => {
    expect(complaints({ [RULES]: price }, { list, most: 2 })).toEqual([expect.stringContaining('Only 1 wait')])
  })
  it('of StoreDesk is as long as it says, and names everything once', () => {
    expect(waiting).toHaveLength(MOST)
    expect(new Set(waiting.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(MOST)
  })
})

describe('what can’t be judged', () => {
  it('is a beginning that isn’t there', () => {
    const program = { app: [MAIN], practice: [], sentences: [], calls: [], dependencies: [] }
    expect(() => complaintsOf({ ...program, modules: new Map() }, [], 0)).toThrow(MAIN)
  })
  it('is a file that exports whatever another one does', () => {
    expect(() => complaints({ [MAIN]: "export * from './a.ts'" })).toThrow('name what is meant')
  })
  it('is a file that can’t be parsed', () => {
    expect(() => complaints({ [MAIN]: 'const = 1' })).toThrow("src/main/index.ts can't be parsed")
  })
})
