import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ftsQuery } from '../../../src/main/store/product-index.ts'
import { openUserStore } from '../../../src/main/store/user-store.ts'
import { AT, newFolder } from '../../support/profile-folder.ts'
import { product } from '../../support/stock-portal.ts'

const open = (folder = newFolder()) => openUserStore(folder, () => AT)

describe('saved answers', () => {
  it('are replaced by newer ones of the same question', () => {
    const { answers, close } = open()
    answers.save('a', 'session.rules', { at: 1, body: '[1]' })
    answers.save('a', 'session.rules', { at: 2, body: '[2]' })
    expect(answers.find('a')).toEqual({ at: 2, body: '[2]', unread: 0, outdated: 0 })
    close()
  })

  it('outlive the app, until they are cleared', () => {
    const folder = newFolder()
    const first = open(folder)
    first.answers.save('a', 'session.rules', { at: 1, body: '[]' })
    first.close()
    const second = open(folder)
    expect(second.answers.find('a')).toEqual({ at: 1, body: '[]', unread: 0, outdated: 0 })
    second.answers.clear()
    expect(second.answers.find('a')).toBeUndefined()
    second.close()
  })

  it('are 2 000 at most: the oldest go', () => {
    const { answers, close } = open()
    for (let at = 0; at < 2010; at++) answers.save(`key ${at}`, 'order.history', { at, body: '{}' })
    expect(answers.find('key 9')).toBeUndefined()
    expect(answers.find('key 10')).toBeDefined()
    expect(answers.find('key 2009')).toBeDefined()
    close()
  })
})

const stockPortal = [
  product(101, { name: 'Steel bottle 500 ml', brand: { id: 1, name: 'Milton' } }),
  product(102, { name: 'Feeding bottle', brand: { id: 2, name: 'Babyhug' }, isBestseller: true }),
  product(103, { name: 'Romper "Bär" 6–9 m', brand: { id: 2, name: 'Babyhug' } }),
]

describe('the index of products that were seen', () => {
  it('finds products by id, in the order asked, leaving out what it never saw', () => {
    const { products, close } = open()
    products.save(stockPortal)
    expect(products.byIds([103, 999, 101]).map((one) => one.product)).toEqual([stockPortal[2], stockPortal[0]])
    close()
  })

  it('gives a product back as it was: money, lists and all', () => {
    const folder = newFolder()
    const first = open(folder)
    const [one = product(1)] = stockPortal
    first.products.save([one])
    first.close()
    const second = open(folder)
    expect(second.products.byIds([one.id])).toEqual([{ product: one, at: AT }])
    second.close()
  })

  it('leaves no word of a product in any file once it is cleared', () => {
    const folder = newFolder()
    const store = open(folder)
    const found = () =>
      readdirSync(folder).filter((name) =>
        readFileSync(join(folder, name), 'latin1').toLowerCase().includes('zwieback'),
      )
    store.products.save([product(101, { name: 'Zwieback for babies' })])
    expect(found()).not.toEqual([])
    store.clear()
    expect(found()).toEqual([])
    expect(store.products.suggest('zwieback', 10)).toEqual([])
    store.products.save(stockPortal)
    expect(store.products.suggest('bottle', 10).map(({ id }) => id)).toEqual([102, 101])
    store.close()
    expect(found()).toEqual([])
  })

  it.each([
    ['bot', [102, 101]],
    ['bottle feed', [102]],
    ['MILTON', [101]],
    ['bab', [102, 103]],
    ['toy', [102, 101, 103]],
    ['bär', [103]],
    ['xyz', []],
    ['bo', []],
    ['  b  ', []],
  ])('suggests for %j: bestsellers first', (typed, ids) => {
    const { products, close } = open()
    products.save(stockPortal)
    expect(products.suggest(typed, 10).map(({ id }) => id)).toEqual(ids)
    close()
  })

  it('suggests as many as asked for', () => {
    const { products, close } = open()
    products.save(stockPortal)
    expect(products.suggest('toys', 2)).toHaveLength(2)
    close()
  })

  it('forgets the words of a product that was renamed', () => {
    const { products, close } = open()
    products.save(stockPortal)
    products.save([product(101, { name: 'Flask' })])
    expect(products.suggest('steel', 10)).toEqual([])
    expect(products.suggest('flask', 10).map(({ id }) => id)).toEqual([101])
    close()
  })

  it.each([
    '"',
    '""" OR *',
    'bottle" NEAR "x',
    "'; DROP TABLE products --",
    'name:bottle',
    '-bottle',
    '*****',
    'a AND',
  ])('takes %j for words, never for a query of its own', (typed) => {
    const { products, close } = open()
    products.save(stockPortal)
    expect(() => products.suggest(typed, 10)).not.toThrow()
    expect(products.byIds([101])).toHaveLength(1)
    close()
  })

  it.each([
    ['bo', undefined],
    ['!!bo!!', undefined],
    ['bot', '"bot"*'],
    ['steel-bot', '"steel"* "bot"*'],
    ['"bot" OR x', '"bot"* "OR"* "x"*'],
  ])('writes %j for the words it looks up', (typed, query) => {
    expect(ftsQuery(typed)).toBe(query)
  })

  it('works from a folder with blanks and letters of any script in its name', () => {
    const { products, close } = open(join(newFolder(), 'Aśa’s दुकान'))
    products.save(stockPortal)
    expect(products.byIds([101])).toHaveLength(1)
    close()
  })
})
