import { describe, expect, test } from 'vitest'
import { readReference } from '../../../src/main/reference.ts'
import { warehouseName } from '../../../src/renderer/catalogue/warehouses.ts'

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

describe('what warehouses are called on screen', () => {
  test.each([
    [2, 'Pune-Maharashtra'],
    [3, 'Delhi-Delhi'],
    [5, 'Mumbai-Maharashtra'],
    [7, 'Bangalore-Karnataka'],
    [8, 'Kuruli-Maharashtra'],
    [9, 'Gurugram-Haryana'],
    [10, 'Bhamboli'],
    [11, 'Farrukhnagar'],
    [12, 'Indore'],
    [15, 'Kolkata'],
    [5001, undefined],
  ])('%i is %s', (id, name) => {
    expect(warehouseName(id)).toBe(name)
  })
})
