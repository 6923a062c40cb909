import { describe, expect, test } from 'vitest'
import { type ImportPhase, type ImportSummary, VERDICTS } from '../../../../../src/shared/domain/carts/cart-import.ts'
import {
  cartAfter,
  commitSentence,
  faultOf,
  figuresOf,
  isFromFile,
  isProblem,
  isUnfinished,
  PROBLEMS,
  readAs,
  reasonsOf,
  UPLOAD_LIMIT,
  unfinishedSentence,
} from '../../../../../src/shared/domain/carts/import-view.ts'
import { rupees } from '../../../../support/builders.ts'

const none = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as ImportSummary['counts']
const summary = (more: Partial<ImportSummary> = {}): ImportSummary => ({
  id: 'one',
  fileName: 'stock.csv',
  cartType: 'all',
  phase: 'paused',
  mode: 'add',
  encoding: 'UTF-8',
  separator: ',',
  createdAt: '2026-11-21T10:00:00Z',
  rows: 0,
  counts: none,
  takenQty: 0,
  takenMrp: rupees(0),
  applied: 0,
  refusal: undefined,
  problem: undefined,
  ...more,
})
const counts = { ...none, header: 1, taken: 1400, gap: 12, duplicate: 3, elsewhere: 2 }

describe('rows that stay out', () => {
  test('are problems, but for the heading', () => {
    expect(isProblem('duplicate')).toBe(true)
    expect(isProblem('taken')).toBe(false)
    expect(isProblem('gap')).toBe(false)
    expect(isProblem('header')).toBe(false)
    expect(PROBLEMS).toEqual(VERDICTS.filter((verdict) => !['taken', 'gap', 'header'].includes(verdict)))
  })
  test('are counted apart from those that go in; the heading is neither', () => {
    expect(figuresOf({ counts })).toEqual({ taken: 1412, leftOut: 5, rows: 1417 })
  })
})

test('each verdict that leaves a row out has a reason, in the same figures', () => {
  for (const verdict of PROBLEMS) {
    expect(reasonsOf({ counts: { ...none, [verdict]: 1 } })).toMatch(/^[a-z]/)
    expect(
      reasonsOf({ counts: { ...none, [verdict]: 2, [verdict === 'unknown' ? 'quantity' : 'unknown']: 3 } }),
    ).toMatch(/^\d \D+, \d \D+$/)
  }
})

describe('what of a row is wrong', () => {
  test.each([
    ['notTwoIntegers', 1001, undefined, 'qty'],
    ['notTwoIntegers', undefined, 5, 'id'],
    ['notTwoIntegers', undefined, undefined, 'row'],
    ['quantity', 1001, 0, 'qty'],
    ['duplicate', 1001, 5, 'id'],
    ['unknown', 1001, 5, 'id'],
    ['overCapacity', 1001, 5, undefined],
    ['taken', 1001, 5, undefined],
    ['gap', 1001, 5, undefined],
    ['header', undefined, undefined, undefined],
  ] as const)('%s of %s, %s: %s', (verdict, id, qty, fault) => {
    expect(faultOf({ verdict, id, qty })).toBe(fault)
  })
})

describe('pieces in the cart after the import', () => {
  test.each([
    ['taken', 5, 'add', 8],
    ['gap', 5, 'add', 8],
    ['taken', 5, 'replace', 5],
    ['duplicate', 5, 'add', undefined],
    ['taken', undefined, 'add', undefined],
  ] as const)('of a row that is %s, %s pieces, where 3 are in the cart, to %s: %s', (verdict, qty, mode, pieces) => {
    expect(cartAfter({ verdict, qty, inCart: 3 }, mode)).toBe(pieces)
  })
})

test('the button says how many of all rows are added, and how many are left out', () => {
  expect(commitSentence({ counts })).toBe('Add 1,412 of 1,417, 5 left out (3 duplicates, 2 changed elsewhere)')
  expect(commitSentence({ counts: { ...none, taken: 3, unknown: 2 } })).toBe(
    'Add 3 of 5, 2 left out (unknown products)',
  )
  expect(commitSentence({ counts: { ...none, taken: 3 } })).toBe('Add 3 of 3')
})

describe('an unfinished import', () => {
  test.each<[ImportPhase, boolean]>([
    ['judging', false],
    ['review', true],
    ['committing', true],
    ['paused', true],
    ['done', false],
  ])('%s: %s', (phase, is) => {
    expect(isUnfinished({ phase })).toBe(is)
  })
  test('is told with what the portal has of it', () => {
    expect(unfinishedSentence(summary({ counts, applied: 1200 }))).toBe(
      'Import of stock.csv isn’t finished: 1,200 of 1,412 added',
    )
  })
  test('isn’t told when it is done, or its file was refused', () => {
    expect(unfinishedSentence(summary({ phase: 'done' }))).toBeUndefined()
    expect(unfinishedSentence(summary({ refusal: 'Not a CSV file' }))).toBeUndefined()
  })
})

test.each([
  ['a file that was read', { encoding: 'UTF-8', refusal: undefined }, true],
  ['a file that was refused', { encoding: '', refusal: 'Not a CSV file' }, true],
  ['a template', { encoding: '', refusal: undefined }, false],
])('%s', (_what, read, is) => {
  expect(isFromFile(read)).toBe(is)
})

describe('how a file was read', () => {
  test.each([
    ['UTF-8', ',', undefined],
    ['utf-8', 'comma', undefined],
    ['', '', undefined],
    ['', 'tabs', undefined],
    ['UTF-8', 'tabs', 'UTF-8, separated by tabs'],
    ['UTF-16', ',', 'UTF-16, separated by ,'],
    ['Excel workbook', '', 'Excel workbook'],
  ])('"%s" with "%s": %s', (encoding, separator, words) => {
    expect(readAs({ encoding, separator })).toBe(words)
  })
})

test('a file of 32 MB is handed over in one piece', () => {
  expect(UPLOAD_LIMIT).toEqual({ bytes: 33_554_432, text: '32 MB' })
})
