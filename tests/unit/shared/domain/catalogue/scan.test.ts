import { describe, expect, test } from 'vitest'
import { NO_SCAN, plainId, scanned, typedId } from '../../../../../src/shared/domain/catalogue/scan.ts'

/** What comes of keys that follow each other after so many milliseconds. */
const scan = (keys: readonly string[], pause: number) =>
  keys.reduce<ReturnType<typeof scanned>>((known, key, at) => scanned(known, key, 1000 + at * pause), NO_SCAN).id

describe('what a barcode scanner types', () => {
  test('digits in a rush with Enter behind them are a product', () => {
    expect(scan([...'367961', 'Enter'], 8)).toBe(367_961)
  })

  test('what a hand types is not', () => {
    expect(scan([...'3679', 'Enter'], 90)).toBeUndefined()
  })

  test('neither are fewer digits than an id has, words, nor digits without Enter', () => {
    expect(scan([...'144', 'Enter'], 8)).toBeUndefined()
    expect(scan(['3', '6', 'a', '7', '9', 'Enter'], 8)).toBeUndefined()
    expect(scan([...'367961', 'Tab'], 8)).toBeUndefined()
    expect(scan([...'12345678901', 'Enter'], 8)).toBeUndefined()
  })

  test('a key that was pressed before begins nothing', () => {
    const before = scanned(NO_SCAN, '9', 0)
    const after = [...'367961', 'Enter'].reduce<ReturnType<typeof scanned>>(
      (known, key, at) => scanned(known, key, 500 + at * 8),
      before,
    )
    expect(after.id).toBe(367_961)
  })
})

test.each([
  ['367961', 367_961],
  [' 1042 ', 1042],
  ['#367961', 367_961],
  ["'367961", 367_961],
  ['# 367961 ', 367_961],
  ['500', undefined],
  ['500 ml', undefined],
  ['1e9', undefined],
  ['', undefined],
])('of "%s" the id is %s', (typed, id) => {
  expect(typedId(typed)).toBe(id)
})

test('digits alone are an id, however few; what is marked, torn or too long isn’t', () => {
  expect(['7', ' 200367 ', '0042'].map(plainId)).toEqual([7, 200_367, 42])
  expect(['', ' ', '#7', '2 3', '1e3', '12345678901', 'x'].map(plainId)).toEqual(Array(7).fill(undefined))
})
