import { describe, expect, test } from 'vitest'
import { cellOf, productOf } from '../../../../src/shared/lists/cells.ts'
import { text } from '../../../../src/shared/lists/columns.ts'
import { anyList, type ListName } from '../../../../src/shared/lists.ts'
import { contextOf } from './rows-of.ts'

interface Named {
  readonly id?: number
  readonly other?: number
}

const columns = {
  id: text<Named>('Product ID', ({ id }) => id?.toString(), { product: ({ id }) => id }),
  other: text<Named>('Other', ({ other }) => other?.toString(), { product: ({ other }) => other, under: 'id' }),
}

describe('the product that a row is about', () => {
  test.each<[Named, number | undefined]>([
    [{ id: 1, other: 2 }, 1],
    [{ other: 2 }, 2],
    [{}, undefined],
  ])('%j is about %s', (row, product) => {
    expect(productOf(columns, row)).toBe(product)
  })

  test('stands beside the words of a cell that lies under another', () => {
    const shown = { key: 'id', column: columns.id, under: [{ key: 'other', column: columns.other }] }
    expect(cellOf(shown, { id: 1, other: 2 }, contextOf()).under).toMatchObject([{ words: '2', product: 2 }])
  })
})

describe('lists of replenishment lead to their products', () => {
  const rows: Readonly<Partial<Record<ListName, readonly [row: object, product: number, columns: readonly string[]]>>> =
    {
      apparelChecklist: [{ productId: 5 }, 5, ['id', 'name']],
      otherChecklist: [{ productId: 5 }, 5, ['id', 'name']],
      arsReport: [{ productId: 5, parentId: 4 }, 5, ['id', 'name']],
      arsBin: [{ id: 5 }, 5, ['id', 'name']],
      arsRequests: [{ productId: 5, replacementId: 6 }, 5, ['product', 'replacement']],
      replacements: [{ existingProductId: 5, replacementProductId: 6 }, 5, ['existingName', 'replacementName']],
    }

  test.each(Object.entries(rows))('%s', (name, [row, product, named]) => {
    const { columns } = anyList(name as ListName)
    expect(productOf(columns, row)).toBe(product)
    const leading = Object.entries(columns).flatMap(([key, column]) => (column.product === undefined ? [] : [key]))
    expect(leading).toEqual(named)
  })
})
