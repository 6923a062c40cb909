import { describe, expect, it } from 'vitest'
import { complaintsOf } from '../../../tools/wiring.ts'

const MAIN = 'src/main/index.ts'
const PAGE = 'src/renderer/app/main.tsx'
const RULES = 'src/shared/domain/rules.ts'
const PRACTICE = 'src/practice/portal.ts'

interface ProgramOptions {
  readonly sentences?: readonly string[]
  readonly calls?: readonly string[]
}

/** The first line of each complaint about a small app. */
function complaints(files: Readonly<Record<string, string>>, names: ProgramOptions): string[] {
  const program = { sources: new Map(Object.entries(files)), sentences: [], calls: [], ...names }
  return complaintsOf(program).map((complaint) => complaint.split('\n')[0] ?? '')
}

const importing = (names: string) => `import { ${names} } from '../shared/messages.ts'\n`

describe('a sentence', () => {
  const expected = ['sentence full: no rule and no screen of the app shows it.']
  const shown = (source: string, path = MAIN) =>
    complaints({ [path]: importing('messages, say') + source }, { sentences: ['full'] })

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
  ])('is not shown by %s', (source) => {
    expect(shown(source)).toEqual(expected)
  })
  it('is shown by a rule that only names it, and by a definition', () => {
    const rule = "import type { MessageKey } from '../messages.ts'\nexport const no: MessageKey = 'full'"
    expect(complaints({ [RULES]: rule }, { sentences: ['full'] })).toEqual([])
    const list = "export const orders = { empty: 'full' }"
    expect(complaints({ 'src/shared/lists/areas/orders.ts': list }, { sentences: ['full'] })).toEqual([])
  })
  it('is not shown by a file that knows no sentences, nor by what only the practice portal says', () => {
    expect(complaints({ [MAIN]: "ask({ kind: 'full' })" }, { sentences: ['full'] })).toEqual(expected)
    expect(shown("say('full')", PRACTICE)).toEqual(expected)
  })
})

describe('a call', () => {
  const expected = ['call cart.counts: neither main nor a page asks for it.']
  const complaintsFor = (file: string, source: string) => complaints({ [file]: source }, { calls: ['cart.counts'] })

  it.each([
    [MAIN, "client.call('cart.counts', {})"],
    [PAGE, "usePortal('cart.counts', {})"],
    [MAIN, "client.call(whole ? 'cart.lines' : 'cart.counts', {})"],
    [RULES, "export const list = { call: 'cart.counts' }"],
  ])('is asked for in %s by %s', (file, source) => {
    expect(complaintsFor(file, source)).toEqual([])
  })
  it.each([
    [MAIN, "export type Counts = Answer<'cart.counts'>"],
    [MAIN, "if (name === 'cart.counts') log()"],
    [PRACTICE, "handle('cart.counts', {})"],
    ['src/shared/portal/cart-shape.ts', "call('cart.counts')"],
  ])('is not asked for in %s by %s', (file, source) => {
    expect(complaintsFor(file, source)).toEqual(expected)
  })
})

describe('a call with the mark of the portal’s check', () => {
  const area = {
    'src/shared/portal/areas/cart.ts': '  /** Used only by the check of the portal. */\n  counts: call({})',
  }

  it('may have no user', () => {
    expect(complaints(area, { calls: ['cart.counts'] })).toEqual([])
  })
  it('loses the mark with its first user', () => {
    const files = { ...area, [MAIN]: "client.call('cart.counts', {})" }
    expect(complaints(files, { calls: ['cart.counts'] })).toEqual(['call cart.counts: is asked for.'])
  })
})

it('a file that can’t be parsed isn’t judged', () => {
  expect(() => complaints({ [MAIN]: 'const = 1' }, {})).toThrow("src/main/index.ts can't be parsed")
})
