import { expect, it } from 'vitest'
import { cellText, MOST_CELL } from '../../../../../src/shared/domain/values/cell-text.ts'
import { wholeNumber } from '../../../../../src/shared/domain/values/whole-number.ts'

it('a cell of up to 200 letters stays as it is, blanks around it too', () => {
  expect(cellText(' 12 ')).toBe(' 12 ')
  expect(cellText('x'.repeat(MOST_CELL))).toBe('x'.repeat(MOST_CELL))
  expect(cellText(`${' '.repeat(500)}12${' '.repeat(500)}`)).toBe('12')
})

it('a longer one is cut, and never reads as a value that it begins with', () => {
  const cut = cellText(`1${' '.repeat(500)}2`)
  expect(cut).toHaveLength(MOST_CELL)
  expect(wholeNumber(cut)).toBeUndefined()
})
