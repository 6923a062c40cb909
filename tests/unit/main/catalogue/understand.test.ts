/** The portal is asked in turn: first with the search as typed, then with guesses, until something is found. */
import { expect, test } from 'vitest'
import { understandHandlers } from '../../../../src/main/catalogue/understand.ts'
import type { ListedProducts } from '../../../../src/shared/bridge/products.ts'
import { vocabularyOf } from '../../../../src/shared/domain/catalogue/search-vocabulary.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'

const words = vocabularyOf({ Type: [{ id: '1', name: 'Romper', count: 1 }] }, ['cotton'])

/** The result of each search: some products, only products on later pages, or nothing. */
type Finds = Readonly<Record<string, 'some' | 'later'>>

function portalWith(finds: Finds) {
  const searches: string[] = []
  const { 'products.understand': understand } = understandHandlers({
    vocabulary: { read: async () => words, inNames: () => undefined },
    list: async ({ search, chosen }) => {
      const key = [...Object.values(chosen).flat(), search].join(' ').trim()
      searches.push(key)
      const products = finds[key] === 'some' ? [{}] : []
      return ok({ products, isLast: finds[key] === undefined } as unknown as ListedProducts)
    },
  })
  const read = async (typed: string) => {
    const answer = await understand({ typed })
    return answer.ok ? answer.value : undefined
  }
  return { searches, read }
}

test('words that are in names as typed aren’t corrected', async () => {
  const { searches, read } = portalWith({ rompar: 'some', 1: 'some' })
  expect(await read('rompar')).toMatchObject({ chosen: {}, words: 'rompar', instead: [] })
  expect(searches).toEqual(['rompar'])
})

test('a search that finds nothing is read differently, and that is reported', async () => {
  const { searches, read } = portalWith({ 1: 'some' })
  expect(await read('rompar')).toMatchObject({
    chosen: { Type: ['1'] },
    instead: [{ typed: 'rompar', read: 'romper', reason: 'slip' }],
  })
  expect(searches).toEqual(['rompar', '1'])
})

test('a reading that may find something later is used if no other finds something at once', async () => {
  expect(await portalWith({ rompar: 'later', 1: 'some' }).read('rompar')).toMatchObject({ chosen: { Type: ['1'] } })
  const { searches, read } = portalWith({ '1 xyzzy': 'later', 1: 'some' })
  expect(await read('romper xyzzy')).toMatchObject({ chosen: { Type: ['1'] }, words: 'xyzzy', leftOut: [] })
  // No word is left out while a search with all of them may still find something.
  expect(searches).toEqual(['1 xyzzy', 'romper xyzzy'])
})

test('nonsense finds nothing, and stays as it was typed', async () => {
  const { searches, read } = portalWith({})
  expect(await read('xyzzy')).toMatchObject({ chosen: {}, words: 'xyzzy', instead: [], nearest: [] })
  expect(searches).toEqual(['xyzzy'])
})

test('a search that can’t be asked is left to the listing, which asks the same', async () => {
  const { 'products.understand': understand } = understandHandlers({
    vocabulary: { read: async () => words, inNames: () => undefined },
    list: async () => fail(offline),
  })
  expect(await understand({ typed: 'rompar' })).toMatchObject({
    ok: true,
    value: { chosen: { Type: ['1'] }, instead: [{ read: 'romper' }] },
  })
  expect(await understand({ typed: 'romper' })).toMatchObject({
    ok: true,
    value: { chosen: { Type: ['1'] }, nearest: [] },
  })
})
