import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTickets } from '../../../../src/main/paper/tickets.ts'

const BEFORE = '<!doctype html><head><title>Paper</title></head><body>'
const AFTER = '<script type="module" src="/paper.js"></script></body>'
const HTML = `${BEFORE}<script type="application/json" id="paper"></script>${AFTER}`

/** The page's only value, as a browser parses it: from the element's start to the first end tag. */
function drawn(paper: unknown): { readonly value: unknown; readonly rest: string } {
  const tickets = createTickets()
  const page = tickets.page(tickets.issue(paper), HTML) ?? ''
  const opening = `${BEFORE}<script type="application/json" id="paper">`
  expect(page.startsWith(opening)).toBe(true)
  const [, text = '', rest = ''] = /^(.*?)<\/script>(.*)$/is.exec(page.slice(opening.length)) ?? []
  return { value: JSON.parse(text), rest }
}

describe('what the portal calls a product', () => {
  it.each([
    'Set $$ saver',
    "US$'s best",
    'x$&script>y',
    'the $` before',
    '$1 $<name>',
    '</script><script>alert(1)</script>',
    '<!--<script>',
    'two\u2028lines\u2029of text',
    'half a \ud800 character',
  ])('stands on the paper word for word: %j', (name) => {
    expect(drawn({ lines: [{ name }] })).toEqual({ value: { lines: [{ name }] }, rest: AFTER })
  })

  it('appears there word for word, for any text', () => {
    const piece = fc.constantFrom('$', '$$', '$&', '$`', "$'", '</script>', '<!--', '\u2028', '"', '\\', 'a')
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(drawn(pieces.join(''))).toEqual({ value: pieces.join(''), rest: AFTER })
      }),
    )
  })
})

describe('a ticket', () => {
  it('is good for one paper, once', () => {
    const tickets = createTickets()
    const ticket = tickets.issue('a paper')
    expect(tickets.page('another', HTML)).toBeUndefined()
    expect(tickets.page(ticket, HTML)).toContain('"a paper"')
    expect(tickets.page(ticket, HTML)).toBeUndefined()
  })
})
