import { describe, expect, test } from 'vitest'
import {
  characterOf,
  GS,
  isEnd,
  isModifier,
  isSilentDigit,
  isSilentEnd,
  isUnreadable,
  type Press,
  textOf,
  UNREADABLE,
} from '../../../../../src/shared/domain/scanning/scan-key.ts'

const text = (presses: readonly Press[]) => textOf(presses.flatMap((press) => characterOf(press) ?? []))
const digit = (key: string, nth: number): Press => ({ key, code: `Digit${nth}` })

describe('the character that a scanner meant by a key', () => {
  test('digits of a French keyboard are those of their places', () => {
    const keys = [digit('é', 2), digit('à', 0), digit('à', 0), digit('"', 3), digit('-', 6), digit('è', 7)]
    expect(text(keys)).toBe('200367')
  })

  test('signs of a layout that is the scanner’s own are taken as they are', () => {
    expect(text([{ key: 'L' }, { key: 'D' }, digit('-', 6), { ...digit('2', 2), shiftKey: true }])).toBe('LD-2')
    expect(text([digit('2', 2), { key: '-', code: 'Slash' }, digit('6', 6)])).toBe('2-6')
  })

  test('digits of other scripts, of the number pad without NumLock, and of keys that say nothing are digits', () => {
    expect(text([digit('२', 2), digit('٠', 0), { key: 'Insert', code: 'Numpad0' }])).toBe('200')
    expect(text([{ key: 'Unidentified', code: 'Digit3' }, { key: 'Process', code: 'Digit6' }, { key: '7' }])).toBe(
      '367',
    )
    expect(text([{ key: 'Dead', code: 'BracketRight' }, { key: 'च', code: 'KeyC' }, { key: '1' }])).toBe(']C1')
  })

  test('control characters are none, the separator of GS1 is one', () => {
    expect(text([{ key: 'b', ctrlKey: true }, { key: '\u0002' }, { key: '1' }])).toBe('1')
    expect(text([{ key: '1' }, { key: ']', ctrlKey: true }, { key: GS }])).toBe(`1${GS}${GS}`)
  })

  test('what types nothing is none', () => {
    for (const key of ['ArrowDown', 'F8', 'Escape', 'Unidentified']) expect(characterOf({ key })).toBeUndefined()
    expect(characterOf({ key: 'c', metaKey: true })).toBeUndefined()
    expect(text([{ key: ']', code: 'Digit9', ctrlKey: true, altKey: true }])).toBe(']')
    expect(textOf([{ typed: undefined, expected: undefined }])).toBe(UNREADABLE)
  })
})

test('a scan ends with Enter or Tab, also as a control character', () => {
  expect(['Enter', 'Tab', '\r', '\n', '\t'].map((key) => isEnd({ key }))).toEqual(Array(5).fill(true))
  expect(['m', 'J', 'i'].map((key) => isEnd({ key, ctrlKey: true }))).toEqual(Array(3).fill(true))
  const others: readonly Press[] = [{ key: 'Tab', shiftKey: true }, { key: 'Enter', altKey: true }, { key: 'm' }]
  expect(others.map(isEnd)).toEqual([false, false, false])
})

test('a digit or Enter with a key such as Ctrl types nothing', () => {
  const held: readonly Press[] = [
    { key: '2', ctrlKey: true },
    { key: 'é', code: 'Digit2', altKey: true },
  ]
  expect(
    [...held, { key: '2' }, { key: '2', ctrlKey: true, altKey: true }, { key: 'c', ctrlKey: true }].map(isSilentDigit),
  ).toEqual([true, true, false, false, false])
  expect([{ key: 'Enter', altKey: true }, { key: 'Enter' }, { key: 'm', ctrlKey: true }].map(isSilentEnd)).toEqual([
    true,
    false,
    false,
  ])
})

test('Shift and the like say nothing; what stands for a sign that couldn’t be read is known', () => {
  expect([{ key: 'Shift' }, { key: 'CapsLock' }, { key: '1' }].map(isModifier)).toEqual([true, true, false])
  expect([{ key: 'F8' }, { key: 'Dead' }, { key: 'x', ctrlKey: true }, { key: 'Escape' }].map(isUnreadable)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
