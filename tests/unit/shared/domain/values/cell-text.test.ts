import { expect, it } from 'vitest'
import { cellText, MOST_CELL, plainText } from '../../../../../src/shared/domain/values/cell-text.ts'
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

it('a text that is kept by ="…" is that text', () => {
  expect(cellText('="00012"')).toBe('00012')
  expect(cellText('=""')).toBe('')
  expect(cellText('="a" & "b"')).toBe('="a" & "b"')
})

it('numbers and days are read without invisible marks, with plain blanks and Latin digits', () => {
  expect(plainText('\u200b\u00a012\u202f345\u2069 ')).toBe('12 345')
  expect(plainText('="१२३"')).toBe('123')
  expect(plainText('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(plainText('\uff10\uff19')).toBe('09')
  expect(plainText('\u{1d7d8}\u{1d7e1}')).toBe('09')
  expect(plainText(' NEFT é ')).toBe('NEFT é')
})
