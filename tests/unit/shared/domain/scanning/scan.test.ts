import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codeWithoutEnd,
  type Into,
  NO_SCAN,
  plainId,
  type Scan,
  type ScanEvent,
  scanned,
  typedId,
} from '../../../../../src/shared/domain/scanning/scan.ts'
import type { Press } from '../../../../../src/shared/domain/scanning/scan-key.ts'

/** Keys one after the other, each with its delay in milliseconds; `scan` is the state before. */
function hear(
  keys: readonly (Press | string)[],
  gaps: number | readonly number[],
  scan: Scan = NO_SCAN,
  into: Into = 'count',
) {
  const events: ScanEvent[] = []
  let [now, next] = [10_000, scan]
  keys.forEach((key, nth) => {
    if (nth > 0) now += typeof gaps === 'number' ? gaps : (gaps[nth - 1] ?? 0)
    const one = scanned(next, key, now, into)
    next = one.next
    events.push(one)
  })
  return { events, next, codes: events.flatMap((one) => (one.kind === 'scan' ? [one.code] : [])) }
}

const codes = (...args: Parameters<typeof hear>) => hear(...args).codes
const SLOW = [88, 97, 91, 101, 90, 95]

describe('what a barcode scanner types', () => {
  test('characters in a rush with Enter or Tab behind them are a scan, for any characters', () => {
    expect(codes([...'367961', 'Enter'], 8)).toEqual(['367961'])
    expect(codes([...'8901234567890', 'Tab'], 8)).toEqual(['8901234567890'])
    expect(codes([...'36a79', 'Enter'], 8)).toEqual(['36a79'])
    expect(codes([...'367961', '\r'], 8)).toEqual(['367961'])
  })

  test('what a hand types is not, nor is what a quantity may be', () => {
    expect(codes([...'3679', 'Enter'], 90)).toEqual([])
    expect(codes([...'144', 'Enter'], 8)).toEqual([])
    expect(codes([...'1234', 'Enter'], [30, 25, 30, 80])).toEqual([])
    expect(codes([...'367961'], 8)).toEqual([])
  })

  test('a key that was pressed before begins nothing, and neither does a quantity that a hand typed', () => {
    expect(codes(['9', ...'367961', 'Enter'], [500, ...Array<number>(6).fill(8)])).toEqual(['367961'])
    expect(codes([...'12', ...'367961', 'Enter'], [60, 200, ...Array<number>(6).fill(8)])).toEqual(['367961'])
  })

  test('a few late keys don’t cut the code: a part of it would be another product', () => {
    const gaps = [8, 8, 8, 80, 8, 8, 8, 8, 90, 8, 8, 8, 8]
    expect(codes([...'8901234567890', 'Enter'], gaps)).toEqual(['8901234567890'])
    expect(codes([...'367961', 'Enter'], [8, 8, 8, 8, 8, 80])).toEqual(['367961'])
  })

  test('a scanner over Bluetooth is slow and even; its pace is known from then on', () => {
    const first = hear([...'367961', 'Enter'], SLOW, NO_SCAN, 'page')
    expect(first.codes).toEqual(['367961'])
    expect(codes([...'367961', 'Enter'], SLOW)).toEqual(['367961'])
    const uneven = [80, 108, 112, 79, 110, 82]
    expect(codes([...'367961', 'Enter'], uneven)).toEqual([])
    expect(codes([...'367961', 'Enter'], uneven, first.next)).toEqual(['367961'])
  })

  const KINDS = ['scan', 'torn', 'unread']
  const ends = (...args: Parameters<typeof hear>) =>
    hear(...args).events.flatMap((one) =>
      'code' in one && KINDS.includes(one.kind) ? [`${one.kind} ${one.code}`] : [],
    )
  const pausing = (code: string, at: number, pause: number) => [...code].map((_, nth) => (nth === at - 1 ? pause : 8))

  test.each(['page', 'count', 'text'] as const)('a scan with a pause in it is torn, in any field: %s', (into) => {
    for (const pause of [160, 170, 300, 590]) {
      for (const at of [2, 3, 7, 9]) {
        const torn = ends([...'8901234211588', 'Enter'], pausing('8901234211588', at, pause), NO_SCAN, into)
        expect(torn).toEqual(['torn 8901234211588'])
      }
    }
    for (const pause of [160, 170, 300])
      expect(ends([...'211588', 'Enter'], pausing('211588', 1, pause), NO_SCAN, into)).toEqual(['torn 211588'])
    // The rest is shorter than a code.
    expect(ends([...'8901234211588', 'Enter'], pausing('8901234211588', 11, 170), NO_SCAN, into)).toEqual([
      'torn 8901234211588',
    ])
    expect(ends([...'8901234211588', 'Enter'], pausing('8901234211588', 7, 900), NO_SCAN, into)).toEqual([
      'scan 211588',
    ])
  })

  test('no one types outside of fields: four slow characters are a scan there, those after a pause a torn one', () => {
    const jitter = [60, 140, 70, 130, 55, 145, 65]
    expect(ends([...'211588', 'Enter'], jitter, NO_SCAN, 'page')).toEqual(['scan 211588'])
    expect(ends([...'2003', 'Enter'], 120, NO_SCAN, 'page')).toEqual(['scan 2003'])
    expect(ends([...'890211588', 'Enter'], [60, 70, 300, ...jitter], NO_SCAN, 'page')).toEqual(['torn 890211588'])
    expect(ends([...'200', 'Enter'], 90, NO_SCAN, 'page')).toEqual([])
    expect(ends([...'211588', 'Enter'], 152, NO_SCAN, 'page')).toEqual(['scan 211588'])
    expect(ends([...'211588', 'Enter'], 220, NO_SCAN, 'page')).toEqual(['torn 211588'])
    // An Enter typed by hand, some time after a scan without an end.
    expect(ends([...'211588', 'Enter'], [8, 8, 8, 8, 8, 900], NO_SCAN, 'page')).toEqual([])
  })

  test('in a count more digits than one has are read or told, fewer are one', () => {
    expect(ends([...'211588', 'Enter'], [60, 140, 70, 130, 55, 145])).toEqual(['unread 211588'])
    expect(ends([...'8901234567890', 'Enter'], [50, 103, 81, 59, 112, 90, 68, 121, 99, 77, 55, 108, 86])).toEqual([
      'unread 8901234567890',
    ])
    expect(ends([...'890123421', 'Enter'], [60, 70, 300, 60, 90, 60, 60, 90, 60])).toEqual(['torn 890123421'])
    expect(ends([...'12345', 'Enter'], 80)).toEqual([])
  })

  test('in a text what isn’t quick is typed, and shows no pace', () => {
    const typed = hear([...'211588', 'Enter'], 80, NO_SCAN, 'text')
    expect([typed.codes, typed.next.pace]).toEqual([[], undefined])
    expect(hear([...'211588', 'Enter'], 80, NO_SCAN, 'count').next.pace).toBeUndefined()
    expect(ends([...'211588', 'Enter'], 40, NO_SCAN, 'text')).toEqual(['scan 211588'])
  })

  test('a pace has bounds: it doesn’t become that of every hand', () => {
    const slow = hear([...'367961', 'Enter'], 60, NO_SCAN, 'page').next
    const slower = hear([...'367961', 'Enter'], 140, { ...slow, ended: 0 }, 'page').next
    expect([slow.pace, slower.pace]).toEqual([
      { least: 60, most: 60 },
      { least: 60, most: 60 },
    ])
  })

  test.each(['ctrlKey', 'altKey', 'metaKey'])(
    'a scan while %s is stuck is told; a command of a hand isn’t one',
    (stuck) => {
      const keys = [...'211588', 'Enter'].map((key) => ({ key, [stuck]: true }))
      expect(ends(keys, 8, NO_SCAN, 'page')).toEqual([`unread ${'\ufffd'.repeat(6)}`])
      expect(
        ends(
          [
            { key: '2', [stuck]: true },
            { key: 'Enter', [stuck]: true },
          ],
          8,
          NO_SCAN,
          'page',
        ),
      ).toEqual([])
      expect(ends([{ key: '2', [stuck]: true }, ...'211588', 'Enter'], 700, NO_SCAN, 'page')).toEqual([])
    },
  )

  test('the second Enter of a scan is swallowed, that of a hand isn’t, and two scans in a row are two', () => {
    const kinds = (gap: number) => hear([...'367961', 'Enter', 'Enter', 'Enter'], [8, 8, 8, 8, 8, 8, gap, gap]).events
    expect(kinds(20).map(({ kind }) => kind)).toEqual([
      'typed',
      'typed',
      ...Array<string>(4).fill('quick'),
      'scan',
      'again',
      'again',
    ])
    expect(kinds(400).at(-1)?.kind).toBe('typed')
    expect(codes([...'367961', 'Enter', ...'200367', 'Enter'], 3)).toEqual(['367961', '200367'])
    expect(codes([...'367961', 'Tab', 'Enter', ...'200367', 'Tab', 'Enter'], 3)).toEqual(['367961', '200367'])
  })

  test('two keys that a hand rolls over are keys like any other, a held one, too; a blank is held back at once', () => {
    const kinds = (keys: readonly (string | { readonly key: string; readonly repeat: boolean })[]) =>
      hear(keys, 8).events.map(({ kind }) => kind)
    expect(kinds(['g', 'o'])).toEqual(['typed', 'typed'])
    expect(kinds(['1', ' '])).toEqual(['typed', 'quick'])
    const held = { key: '7', repeat: true }
    expect(kinds(['7', held, held, held, held, 'Enter'])).toEqual(Array<string>(6).fill('typed'))
  })

  test('a sign that couldn’t be read stands in the code rather than being lost', () => {
    expect(codes(['3', '6', { key: 'F8' }, ...'7961', 'Enter'], 8)).toEqual(['36\ufffd7961'])
    expect(codes(['3', '6', 'Backspace', ...'7961', 'Enter'], 8)).toEqual(['7961'])
  })

  test('a code that no Enter ends is known as one', () => {
    expect(codeWithoutEnd(hear([...'367961'], 8).next)).toBe('367961')
    expect(codeWithoutEnd(hear([...'romper'], 8).next)).toBeUndefined()
    expect(codeWithoutEnd(hear([...'367961'], 90).next)).toBeUndefined()
    expect(codeWithoutEnd(NO_SCAN)).toBeUndefined()
  })
})

describe('a hand and a scanner', () => {
  const paced = (gaps: number | readonly number[]) => hear([...'367961', 'Enter'], gaps, NO_SCAN, 'page').next
  const digits = (minLength: number, maxLength: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((all) => all.map(String))
  const gapsOf = (least: number, most: number, count: number) =>
    fc.array(fc.integer({ min: least, max: most }), { minLength: count, maxLength: count })
  const known = fc.constantFrom(NO_SCAN, paced(SLOW), paced(60))

  test('a quantity of up to five digits typed by hand is never a scan, at any speed and after any scanner', () => {
    const typed = digits(1, 5).chain((keys) => fc.tuple(fc.constant(keys), gapsOf(15, 160, keys.length), known))
    fc.assert(
      fc.property(typed, ([keys, gaps, scan]) => {
        // No one types four keys and Enter within 45 ms each.
        fc.pre(keys.length < 4 || gaps.slice(-4).some((gap) => gap > 45))
        expect(codes([...keys, 'Enter'], gaps, { ...scan, ended: 0 })).toEqual([])
      }),
    )
  })

  test('a longer number that a hand types unevenly isn’t one either', () => {
    const typed = digits(6, 14).chain((keys) => fc.tuple(fc.constant(keys), gapsOf(46, 260, keys.length)))
    fc.assert(
      fc.property(typed, ([keys, gaps]) => {
        fc.pre(Math.max(...gaps) - Math.min(...gaps) > 30)
        expect(hear([...keys, 'Enter'], gaps).codes.filter((code) => code.length === keys.length)).toEqual([])
      }),
    )
  })

  test('every code of a quick scanner is heard whole', () => {
    const typed = digits(4, 40).chain((keys) => fc.tuple(fc.constant(keys), gapsOf(0, 45, keys.length), known))
    fc.assert(
      fc.property(typed, fc.constantFrom('Enter', 'Tab'), ([keys, gaps, scan], end) => {
        expect(codes([...keys, end], gaps, scan)).toEqual([keys.join('')])
      }),
    )
  })

  test('every number of a steady scanner is heard whole', () => {
    const typed = fc
      .tuple(digits(6, 20), fc.integer({ min: 60, max: 120 }))
      .chain(([keys, pace]) => fc.tuple(fc.constant(keys), gapsOf(pace - 15, pace + 15, keys.length)))
    fc.assert(
      fc.property(typed, ([keys, gaps]) => {
        expect(codes([...keys, 'Enter'], gaps)).toEqual([keys.join('')])
      }),
    )
  })
})

test.each([
  ['367961', 367_961],
  [' 1042 ', 1042],
  ['#367961', 367_961],
  ["'367961", 367_961],
  ['# 367961 ', 367_961],
  ['२००३६७', 200_367],
  [']C1202250', 202_250],
  ['0200367', 200_367],
  ['00000200367', 200_367],
  ['#000000000200367', 200_367],
  // A manufacturer's barcode with leading zeros.
  ['000012345670', undefined],
  ['00000000500', undefined],
  ['500', undefined],
  ['500 ml', undefined],
  ['1e9', undefined],
  ['A200367', undefined],
  ['', undefined],
])('of "%s" the id is %s', (typed, id) => {
  expect(typedId(typed)).toBe(id)
})

test('digits alone are an id, however few; what is marked, torn or too long isn’t', () => {
  expect(['7', ' 200367 ', '0042', '२'].map(plainId)).toEqual([7, 200_367, 42, 2])
  expect(['', ' ', '#7', '2 3', '1e3', '12345678901', 'x'].map(plainId)).toEqual(Array(7).fill(undefined))
})
