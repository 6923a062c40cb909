/** The prose of the project: comments, test titles and pages in plain English. */
import { describe, expect, test } from 'vitest'
import { proseIn } from '../../../tools/prose/comments.ts'
import { proseOf } from '../../../tools/prose/sources.ts'
import { complaintsOf } from '../../../tools/prose/turns.ts'

const why = (source: string, file = 'a.ts') => complaintsOf(proseIn(file, source)).map((one) => one.why)

test('comments and titles have their lines, without stars; directives are no prose', () => {
  const source = `/** The total, in paise. */
const total = 1
// biome-ignore lint/x: y
/*
 * Two lines,
 * one comment.
 */
test('an order is placed once', () => {})
`
  expect(proseIn('a.test.ts', source)).toEqual([
    { file: 'a.test.ts', line: 1, kind: 'doc', text: 'The total, in paise.' },
    { file: 'a.test.ts', line: 4, kind: 'comment', text: 'Two lines,\none comment.' },
    { file: 'a.test.ts', line: 8, kind: 'title', text: 'an order is placed once' },
  ])
  expect(proseIn('a.css', '.a {}\n/* As wide as the row. */')).toMatchObject([{ line: 2, kind: 'doc' }])
  expect(() => proseIn('a.ts', 'const =')).toThrow('a.ts')
})

test('a page has its paragraphs, list items and rows, without code blocks', () => {
  const page = `# Title

A paragraph of
two lines.
- An item
  in two lines.

\`\`\`
nobody reads this
\`\`\`
| a | row |
`
  expect(proseIn('docs/a.md', page)).toEqual([
    { file: 'docs/a.md', line: 1, kind: 'page', text: '# Title' },
    { file: 'docs/a.md', line: 3, kind: 'page', text: 'A paragraph of two lines.' },
    { file: 'docs/a.md', line: 5, kind: 'page', text: '- An item in two lines.' },
    { file: 'docs/a.md', line: 11, kind: 'page', text: '| a | row |' },
  ])
})

test('words.md and style.md may have their examples: tables and words in italics', () => {
  const page = 'Not *nobody*.\n\n| nobody | no one |\n'
  expect(why(page, 'docs/words.md')).toEqual([])
  expect(why(page, 'docs/style.md')).toEqual([])
  expect(why(page, 'docs/guide.md')).toHaveLength(2)
  expect(why('Nobody reads it.', 'docs/style.md')).toHaveLength(1)
})

describe('refused', () => {
  test.each([
    ['/** Whether it is blocked. */', 'verb or a noun phrase'],
    ['/** What it comes to. */', 'verb or a noun phrase'],
    ['/** By which a cart is asked for. */', 'verb or a noun phrase'],
    ['// Told to whoever listens.', 'name the thing'],
    ['// Nobody may open it.', 'no user'],
    ['// The user has his own.', 'they'],
    ['// Read anew.', 'again'],
    ['// It is held against the answer.', 'compare'],
  ])('%s', (source, reason) => expect(why(source).join()).toContain(reason))

  test.each([
    ['Ask whoever installed it.', 'name the thing'],
    ['- The user has his own.', 'they'],
    ['It is held\nagainst the answer.', 'compare'],
    ['| a | read anew |', 'again'],
  ])('in a page: %s', (page, reason) => expect(why(page, 'docs/a.md').join()).toContain(reason))

  test('titles likewise', () => {
    expect(why(`${'test'}('nobody sees it', () => {})`, 'a.test.ts')).toHaveLength(1)
    expect(why(`${'describe'}.skip('he signs in', () => {})`, 'a.spec.ts')).toHaveLength(1)
  })
})

test.each([
  '/** True if the cart is blocked. */',
  '/** Waits until what was sent is answered. */',
  '// Names of code stay: `nobody`, and what a text quotes: “Whoever it is”.',
])('not: %s', (source) => expect(why(source)).toEqual([]))

test.each(['What is new, and how it is tested.', 'Names of code stay: `nobody`.'])('not in a page: %s', (page) =>
  expect(why(page, 'docs/a.md')).toEqual([]),
)

test('all comments, titles and pages of the project read like this', () => {
  expect(
    complaintsOf(proseOf()).map(({ file, line, text, why }) => `${file}:${line}: ${text.split('\n')[0]}: ${why}`),
  ).toEqual([])
})
