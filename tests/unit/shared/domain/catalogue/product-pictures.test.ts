import { describe, expect, test } from 'vitest'
import {
  PICTURE_PATH,
  PICTURE_SIZES,
  pictureAddress,
  picturesIn,
} from '../../../../../src/shared/domain/catalogue/product-pictures.ts'

test('every picture has an address, by its name and size, that names a picture', () => {
  expect(pictureAddress('1042_2', '240x290')).toBe('/pictures/1042_2/240x290.png')
  for (const size of PICTURE_SIZES) {
    expect(PICTURE_PATH.test(pictureAddress('1042', size).replace('/pictures/', ''))).toBe(true)
  }
})

test.each([
  '1042/240x291.png',
  '1042_123/240x290.png',
  '1042/240x290.jpg',
  '../1042/240x290.png',
  '12345678901/240x290.png',
])('%s names none', (path) => {
  expect(PICTURE_PATH.test(path)).toBe(false)
})

describe('the portal’s list of pictures', () => {
  test.each([
    ['1042.jpg;1042_2.jpg', ['1042', '1042_2']],
    [' 1042.png ; 1042 ;1042_2.webp', ['1042', '1042_2']],
    ['1042_2.jpg;logo.png;', ['1042_2']],
    ['', ['77']],
    ['logo.png', ['77']],
  ])('“%s” names %j', (images, names) => {
    expect(picturesIn(images, 77)).toEqual(names)
  })
})
