import { expect, test } from 'vitest'
import { addsToName } from '../../../../../src/shared/domain/catalogue/description.ts'

const facts = {
  name: 'Safe Saathi Digital Nasal Aspirator',
  brand: { id: 1, name: 'Safe Saathi' },
  category: { id: 2, name: 'Health & Safety' },
  subcategory: { id: 3, name: 'Oral & Nasal Care' },
  type: { id: 4, name: 'Nasal Aspirator' },
  size: '',
  color: '',
}

test.each([
  ['Safe Saathi Digital Nasal Aspirator. Health & Safety, oral & nasal care.', false],
  ['Safe Saathi Digital Nasal Aspirator', false],
  ['', false],
  ['Digital nasal aspirator with three tips', true],
])('of a product with its name beside it, %j adds something: %j', (description, adds) => {
  expect(addsToName(description, facts)).toBe(adds)
})
