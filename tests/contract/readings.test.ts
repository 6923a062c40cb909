/** Names that aren't in any document of the company are marked, listed in docs/readings.md, and decide nothing. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { type CallName, callNames, calls, findCall } from '../../src/shared/portal/calls.ts'
import { wireName } from '../../src/shared/portal/ours.ts'
import { fieldsOf } from '../../src/shared/portal/wire-schema.ts'
import { oursOf } from '../../tools/readings/ours-of.ts'
import { READINGS, readingsPage } from '../../tools/readings/page.ts'
import { DECIDING } from './deciding-fields.ts'

/** Every name in the documents, from any place. */
const NAMED = new Set(readFileSync('tests/contract/document-names.txt', 'utf8').trim().split('\n'))

/** Calls that the documents name without any field of their answer: all fields of these are StoreDesk’s own, under any name. */
const WITHOUT_ANSWER: readonly CallName[] = [
  'home.banners',
  'home.menu',
  'home.discounts',
  'music.intellikit',
  'music.commercials',
  'policies.list',
  'policies.url',
  'policies.releaseNotes',
  'training.turnaroundStories',
  'training.bestPractice',
  'training.events',
  'training.eventGallery',
  'training.webinars',
  'training.assessments',
  'training.results',
  'training.report',
  'training.lookbooks',
  'training.lookbook',
  'kiosk.track',
  'kiosk.emailsByMobile',
  'afs.schedule',
  'ars.autoAlternateTypes',
  'scores.bestStore',
  'scores.bestStoreManager',
  'scores.bestCro',
]

/**
 * Marked fields that a row, or the answer, still requires. The documents show nothing of these answers (of an order's timeline not even
 * that there is one), and without the field there is nothing to show.
 */
const NEEDED: Readonly<Record<string, readonly CallName[]>> = {
  // The answer is an address, or each row is.
  url: [
    'loads.invoiceUrl',
    'ledger.fileById',
    'policies.url',
    'training.eventGallery',
    'training.webinars',
    'training.report',
    'training.lookbook',
    'music.intellikit',
    'music.commercials',
  ],
  // A row is a document that is requested by this field.
  path: ['policies.list', 'training.lookbooks'],
  // A row has only this field; a missing value is unknown, and nothing is deleted because of it.
  isApproval: ['ars.autoAlternateTypes'],
  // A step of the timeline, which is shown if present.
  'timeline.status': ['order.details'],
  'timeline.at': ['order.details'],
}

const marked = oursOf(calls)
const isMarked = new Set(marked.map(({ call, direction, path }) => `${call} ${direction} ${path}`))
const isNeeded = (call: string, path: string): boolean =>
  Object.entries(NEEDED).some(([own, names]) => own === path && names.some((name) => name === call))

/** Envelopes of lists, and the parameters in a path, which aren't sent by name, aren't marked. */
const ENVELOPE = ['rows', 'count']

describe.each(['query', 'body', 'answer'] as const)('each name in the %s of a call', (direction) => {
  test.each(callNames)('of %s is one of the documents, or is marked', (name) => {
    const schema = findCall(name)?.spec[direction]
    const paths = schema === undefined ? [] : fieldsOf(schema, wireName).map(({ path }) => path)
    const isShown = direction !== 'answer' || !WITHOUT_ANSWER.includes(name)
    const guessed = paths.filter((path) => {
      const own = path.at(-1) ?? ''
      return !(ENVELOPE.includes(own) || (isShown && NAMED.has(own)))
    })
    const unmarked = guessed
      .map((path) => path.join('.'))
      .filter((path) => !isMarked.has(`${name} ${direction} ${path}`))
    expect(unmarked).toEqual([])
  })
})

describe('a marked name', () => {
  it('may be missing in an answer, but where nothing else is there', () => {
    const needed = marked.filter(({ needed: is }) => is).map(({ call, path }) => `${call} ${path}`)
    const expected = Object.entries(NEEDED).flatMap(([path, names]) => names.map((name) => `${name} ${path}`))
    expect(needed.sort()).toEqual(expected.sort())
  })

  it('decides neither money nor placing', () => {
    const deciding = DECIDING.flatMap(([fields, ...names]) => {
      const paths = Object.values(fields).flatMap((field) => field.split(' '))
      return names.flatMap((name) => paths.map((path) => [name, path.replaceAll('[]', '')] as const))
    })
    // deciding-fields.ts leaves out the list that the answer itself is.
    const both = deciding.filter(([name, path]) => {
      const answer = findCall(name)?.spec.answer
      const all = answer === undefined ? [] : fieldsOf(answer, wireName).map((field) => field.path.join('.'))
      const own = [`rows.${path}`, `products.${path}`, `cart.${path}`].find((one) => all.includes(one)) ?? path
      return isMarked.has(`${name} answer ${own}`)
    })
    expect(both.filter(([name, path]) => !isNeeded(name, path))).toEqual([])
  })

  it('says in one line what it is for', () => {
    for (const { purpose } of marked) expect(purpose).toMatch(/^[^.|\n]{4,100}$/)
  })
})

it('docs/readings.md is what the marks say: npm run readings', () => {
  expect(readFileSync(READINGS, 'utf8')).toBe(readingsPage(calls))
})
