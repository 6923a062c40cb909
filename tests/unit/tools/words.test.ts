/** The words of docs/words.md: finds the texts that users read, and the problems in them. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'
import { ourTexts, vocabulary } from '../../../tools/words/our-texts.ts'
import { complaintsOf, knownTexts } from '../../../tools/words/rules.ts'
import { textsIn } from '../../../tools/words/texts.ts'
import { TURNS } from '../../../tools/words/turns.ts'

const words = vocabulary()
const whyNot = (text: string): readonly string[] =>
  complaintsOf([{ file: 'a.ts', line: 1, text }], words).map(({ why }) => why)

describe('texts of a source', () => {
  const texts = (source: string) => textsIn('a.tsx', source).map(({ text }) => text)

  test('are labels, sentences and what stands between tags, with what is filled in left open', () => {
    expect(
      texts(`
        const label = 'Order history'
        const full = \`\${count} lines couldn’t be read\`
        const Part = () => <Button aria-label="Add to cart" title={hint ?? 'Nothing selected'}>
          Save
          changes
        </Button>
      `),
    ).toEqual(['Order history', '{} lines couldn’t be read', 'Add to cart', 'Nothing selected', 'Save changes'])
  })

  test('aren’t names for the program: imports, types, keys, comparisons, queries, styles, errors of programmers', () => {
    expect(
      texts(`
        import { a } from 'Some module'
        type Kind = 'Some kind'
        const is = kind === 'Some kind'
        const of = { 'Some key': 1, className: 'Some class' }
        const rows = 'SELECT id FROM rows'
        const style = '1px solid var(--app-line)'
        throw new Error('No such row')
        const Part = () => <div className="Some class" />
      `),
    ).toEqual([])
  })

  test('know their line, and a source that can’t be read is no source without texts', () => {
    expect(textsIn('a.ts', `\n\nconst label = 'Save targets'`)).toEqual([
      { file: 'a.ts', line: 3, text: 'Save targets' },
    ])
    expect(() => textsIn('a.ts', 'const =')).toThrow('a.ts')
  })
})

describe('a text is refused', () => {
  test.each([
    ['What it comes to', 'the thing'],
    ['Whom this cart may be ordered from', 'clause'],
    ['It is looked for again every minute.', 'review'],
    ['Nothing of it is sold.', 'say what'],
    ['The portal names no goods of this entry.', 'lists no'],
    ['The portal doesn’t say of which day this is.', 'what is missing'],
    ['StoreDesk can start anew.', 'again'],
    ['Gap Report', 'sentence case'],
    ['Sheet for a pen', 'Count sheet'],
    ['Ask whoever installed it.', 'administrator'],
    ['Well done!', 'exclamation'],
    ['Please choose a file.', 'politely'],
  ])('%s', (text, why) => expect(whyNot(text).join(' ')).toContain(why))

  test('unless the company wrote it', () => {
    for (const text of ['Order History', 'Cart is Preparing...', 'Please select orders for payment']) {
      if (words.known.has(text)) expect(whyNot(text)).toEqual([])
    }
    expect(whyNot('{n} Item has been deleted from your Cart')).toEqual([])
  })

  test.each(['Totals', 'Count sheet', '148 of 160 lines to review', 'What’s new', 'Which day is meant?', 'My ARS'])(
    'not: %s',
    (text) => expect(whyNot(text)).toEqual([]),
  )
})

test('sixty terms and more have their words, a term’s word is no term itself, and every turn has its reason', () => {
  const terms = [...new Set(words.replaced.values())]
  expect(terms.length).toBeGreaterThanOrEqual(60)
  for (const term of terms) {
    const [first = ''] = term.split(',')
    expect(complaintsOf([{ file: 'a.ts', line: 1, text: first }], { ...words, known: new Set([first]) })).toEqual([])
    expect(words.replaced.has(first)).toBe(false)
  }
  for (const { pattern, why } of TURNS) expect(why, String(pattern)).not.toBe('')
})

test('the company’s sentences are all there, letter for letter', () => {
  const list = readFileSync('tools/words/known.txt', 'utf8')
  const sentences = knownTexts(list.slice(0, list.indexOf('\n\n')))
  const shown = new Set(Object.values(messages).map((text) => text.replaceAll(/\{\w*\}/g, '{}')))
  expect(sentences.size).toBeGreaterThan(140)
  expect([...sentences].filter((one) => !shown.has(one))).toEqual([])
})

test('no text of ours has an old turn, and one thing has one name (docs/words.md)', () => {
  const texts = ourTexts()
  expect(texts.length).toBeGreaterThan(5000)
  expect(complaintsOf(texts, words)).toEqual([])
})
