import { expect, test } from 'vitest'
import { calledBy } from '../../../../../src/shared/domain/catalogue/called-by.ts'

test('two products of one name are told apart', () => {
  const one = calledBy({ id: 1, name: 'Bib' })
  expect(one).toContain('Bib')
  expect(one).not.toBe(calledBy({ id: 2, name: 'Bib' }))
})
