import { describe, expect, test } from 'vitest'
import { chosenColumns, stacked, toggledColumn, visibleColumns } from '../../../../src/shared/lists/layout.ts'
import { anyList, listNames } from '../../../../src/shared/lists.ts'
import { contextOf, things } from './rows-of.ts'

describe.each(listNames)('the definition of %s', (name) => {
  const { columns, filters, title, noun, pages } = anyList(name)

  test('has columns that can be told apart, and places for those that stand under others', () => {
    const titles = Object.values(columns).map((column) => column.title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { under } of Object.values(columns)) {
      if (under !== undefined) expect(columns[under]?.under, under).toBeUndefined()
      if (under !== undefined) expect(Object.keys(columns)).toContain(under)
    }
  })

  test('has words for people, and names that an address can hold', () => {
    expect([title, ...noun].every((word) => word.trim() !== '')).toBe(true)
    for (const key of [...Object.keys(columns), ...Object.keys(filters)]) expect(key).toMatch(/^[a-z][A-Za-z]*$/)
    for (const key of Object.keys(filters)) expect(['page', 'size', 'sort']).not.toContain(key)
  })

  test('has choices that hang on filters before them, and are counted only in rows that are all there', () => {
    const before: string[] = []
    for (const [key, filter] of Object.entries(filters)) {
      if ('choices' in filter) {
        expect(before).toEqual(expect.arrayContaining([...filter.choices.within]))
        const looksAtRows = filter.choices.counted ? [key, ...filter.choices.within] : []
        if (looksAtRows.length > 0) expect(pages).toBe('whole')
        for (const one of looksAtRows) expect(filters[one]?.of, one).toBeDefined()
      }
      before.push(key)
    }
  })
})

describe('which columns are shown', () => {
  const row = { id: 1, name: 'Bib', pieces: 0, state: 'open' }
  const about = { rows: [row], context: contextOf(), wide: false, chosen: undefined }

  test('those of the list, by room and by what the rows have', () => {
    expect(visibleColumns(things.columns, about)).toEqual(['id', 'name', 'at', 'price', 'state'])
    expect(visibleColumns(things.columns, { ...about, wide: true })).toContain('pieces')
    expect(visibleColumns(things.columns, { ...about, rows: [{ ...row, pieces: 2 }] })).toContain('share')
  })

  test('those that the person chose, and none without its host', () => {
    const chosen = ['exactly', 'name', 'gone']
    expect(visibleColumns(things.columns, { ...about, chosen })).toEqual(['exactly'])
    expect(visibleColumns(things.columns, { ...about, chosen: ['name', 'id'] })).toEqual(['id', 'name'])
  })

  test('the list’s own again, where nothing of the choice is left', () => {
    expect(visibleColumns(things.columns, { ...about, chosen: ['nonsense', 'name'] })).toEqual(
      visibleColumns(things.columns, about),
    )
  })

  test('what isn’t there now stays wanted, with anything else switched on or off', () => {
    const chosen = chosenColumns(things.columns, about)
    expect(chosen).toContain('share')
    const without = toggledColumn(things.columns, chosen, 'price')
    const later = { ...about, rows: [{ ...row, pieces: 2 }], chosen: without }
    expect(visibleColumns(things.columns, later)).toEqual(['id', 'name', 'at', 'share', 'state'])
  })

  test('one under another brings that one', () => {
    expect(toggledColumn(things.columns, ['at'], 'name')).toEqual(['at', 'id', 'name'])
  })

  test('what stands under a column is drawn with it', () => {
    const [first] = stacked(things.columns, ['id', 'name', 'at'])
    expect(first?.key).toBe('id')
    expect(first?.under.map(({ key }) => key)).toEqual(['name'])
  })
})

test('a status that the portal names as an object’s own things are called has a plain tone', () => {
  for (const name of ['smsRequests', 'artworks', 'assessments'] as const) {
    const { tone } = anyList(name).columns.status ?? {}
    for (const status of ['constructor', '__proto__', 'toString'])
      expect(tone?.({ status, attempt: { status } } as never, contextOf())).toBe('calm')
  }
})
