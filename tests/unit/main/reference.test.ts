import { describe, expect, test } from 'vitest'
import { readReference } from '../../../src/main/reference.ts'
import { warehouseName } from '../../../src/renderer/catalogue/warehouses.ts'
import { warehouseNames } from '../../../src/shared/domain/catalogue/warehouses.ts'

describe('what ships beside the code', () => {
  test('is read at the start: prices, states, warehouses', () => {
    const { pricing, states, warehouses } = readReference()
    expect(pricing.priceListBrands).toContain(621)
    expect(states).toHaveLength(37)
    expect(warehouses).toHaveLength(33)
  })

  test.each([
    ['states', [{ stateCode: '7', displayName: 'Delhi' }], 'resources/reference/states.json, 0.stateCode'],
    ['warehouses', [{ id: 10 }], 'resources/reference/warehouses.json, 0.type'],
    ['issuers', [{ concept: 'FC', company: 1 }], 'resources/reference/issuers.json, : the last rule must be for all'],
    ['pricing', {}, 'resources/reference/pricing.json, costToCompany'],
  ])('%s that don’t fit stop the start, by name', (file, wrong, message) => {
    expect(() => readReference({ ...readReference(), [file]: wrong })).toThrow(message)
  })
})

describe('what warehouses are called', () => {
  test.each([
    [2, 'Pune-Maharashtra', 'Pune'],
    [3, 'Delhi-Delhi', 'Delhi'],
    [5, 'Mumbai-Maharashtra', 'Mumbai'],
    [7, 'Bangalore-Karnataka', 'Bangalore'],
    [8, 'Kuruli-Maharashtra', 'Kuruli'],
    [9, 'Gurugram-Haryana', 'Gurugram'],
    [10, 'Bhamboli', 'Bhamboli'],
    [11, 'Farrukhnagar', 'Farrukhnagar'],
    [12, 'Indore', 'Indore'],
    [15, 'Kolkata', 'Kolkata'],
    [5001, undefined, undefined],
  ])('%i is %s by the company, %s on screen', (id, name, shown) => {
    expect(readReference().warehouses.find((one) => one.id === id)?.displayName).toBe(name)
    expect(warehouseName(id)).toBe(shown)
  })

  test('two that would be called the same keep their states', () => {
    const nameOf = warehouseNames([
      { id: 1, displayName: 'Aurangabad-Bihar', state: 'Bihar' },
      { id: 2, displayName: 'Aurangabad-Maharashtra', state: 'Maharashtra' },
    ])
    expect([nameOf(1), nameOf(2)]).toEqual(['Aurangabad-Bihar', 'Aurangabad-Maharashtra'])
  })
})
