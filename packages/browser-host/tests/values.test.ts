import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromChromium, originOf, toChromium } from '../addresses.ts'
import { codec } from '../world/codec.ts'

describe('values on the way between page and main process', () => {
  test('arrive as a structured clone would', () => {
    const values = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: false,
    })
    fc.assert(
      fc.property(values, (value) => {
        expect(codec.decode(codec.encode(value))).toEqual(structuredClone(value))
      }),
    )
  })

  test('functions and symbols are refused', () => {
    expect(() => codec.encode({ deep: [() => 1] })).toThrow('An object could not be cloned.')
    expect(() => codec.encode(Symbol('no'))).toThrow('An object could not be cloned.')
  })

  test.each(['Function', 'SharedArrayBuffer', 'Promise', 'constructor', '__proto__', 'Buffer'])(
    'bytes become no %s because a message says so',
    (name) => {
      expect(() => codec.decode(JSON.stringify([0, [['view', name, 'AAAAAAAAAAA=']]]))).toThrow('could not be cloned')
    },
  )

  test('a tag that isn’t known is refused', () => {
    expect(() => codec.decode('[0,[["evil","a",-1]]]')).toThrow('could not be cloned')
  })

  test('one object that is named twice is still one', () => {
    const one = { name: 'once' }
    const [first, second] = codec.decode(codec.encode([one, one])) as [object, object]
    expect(first).toBe(second)
  })

  test('a key called __proto__ is only a key', () => {
    const back = codec.decode(codec.encode(JSON.parse('{"__proto__": {"polluted": 1}}'))) as { polluted?: number }
    expect(back.polluted).toBeUndefined()
    expect(Object.keys(back)).toEqual(['__proto__'])
  })
})

describe("addresses of the app and Chromium's", () => {
  const schemes = new Set(['app'])

  test('turn into one another and back', () => {
    expect(toChromium('app://portal/cart?a=1#b', schemes)).toBe('https://portal.app.invalid/cart?a=1#b')
    expect(toChromium('app://portal', schemes)).toBe('https://portal.app.invalid/')
    expect(fromChromium('https://portal.app.invalid/cart?a=1#b', schemes)).toBe('app://portal/cart?a=1#b')
  })

  test('of other schemes and hosts stay as they are', () => {
    for (const url of [
      'https://portal.app.invalid.example.com/',
      'about:blank',
      'https://portal.other.invalid/',
      'http://portal.app.invalid/',
    ]) {
      expect(fromChromium(toChromium(url, schemes), schemes)).toBe(url)
    }
  })

  test('have an origin that names the scheme', () => {
    expect(originOf('app://portal/cart')).toBe('app://portal')
    expect(originOf('about:blank')).toBe('null')
  })
})
