import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callEnd, type EndedCall, isDown, MOMENT_MS } from '../../../../../src/shared/domain/people/portal-health.ts'

const NOW = 1_000_000
const ends = (end: EndedCall['end'], calls: readonly string[], at = NOW): readonly EndedCall[] =>
  calls.map((call) => ({ call, end, at }))

describe('the end of a call', () => {
  it('is an answer where the portal said something, be it no', () => {
    for (const kind of [undefined, 'session', 'refused', 'answer'] as const) expect(callEnd(kind)).toBe('answered')
  })
  it('tells a fault from a lost connection, and says nothing where nothing went out', () => {
    expect((['portal', 'timeout', 'offline', 'cancelled', 'request'] as const).map(callEnd)).toEqual([
      'faulty',
      'faulty',
      'lost',
      undefined,
      undefined,
    ])
  })
})

describe('a portal is down', () => {
  it('when several different calls fail and none is answered', () => {
    expect(isDown(ends('faulty', ['a', 'b']), NOW)).toBe(true)
    expect(isDown([...ends('faulty', ['a']), ...ends('lost', ['b'])], NOW)).toBe(true)
  })
  it('not when one call fails, as often as it does', () => {
    expect(isDown(ends('faulty', ['a', 'a', 'a', 'a']), NOW)).toBe(false)
  })
  it('not when calls of one part fail, however many they are', () => {
    const ledger = ends('faulty', ['ledger.entries', 'ledger.misc', 'ledger.cndn'])
    expect(isDown(ledger, NOW)).toBe(false)
    expect(isDown([...ledger, ...ends('faulty', ['home.menu'])], NOW)).toBe(true)
  })
  it('not when half of each part is answered', () => {
    const failed = ends('faulty', ['order.stats', 'home.menu', 'loads.list'])
    expect(isDown([...failed, ...ends('answered', ['order.history', 'home.banners', 'loads.byId'])], NOW)).toBe(false)
  })
  it('when four fail for each that is answered', () => {
    const failed = ends('faulty', ['a', 'b', 'c'])
    expect(isDown([...failed, ...ends('answered', ['z'])], NOW)).toBe(false)
    expect(isDown([...failed, ...ends('faulty', ['d']), ...ends('answered', ['z'])], NOW)).toBe(true)
  })
  it('regardless of its answers before the first failure', () => {
    const before = ends('answered', ['v', 'w', 'x', 'y', 'z'], NOW - 500)
    expect(isDown([...before, ...ends('faulty', ['a', 'b'])], NOW)).toBe(true)
  })
  it('not for what failed long ago, or was answered since', () => {
    expect(isDown(ends('faulty', ['a', 'b'], NOW - MOMENT_MS - 1), NOW)).toBe(false)
    expect(isDown([...ends('faulty', ['a', 'b'], NOW - 5), ...ends('answered', ['a', 'b'])], NOW)).toBe(false)
  })
})

const end = fc.constantFrom<EndedCall['end']>('answered', 'faulty', 'lost')
const call = fc.constantFrom(...[...'abcdef'].flatMap((part) => [`${part}.one`, `${part}.two`]))
const ended = fc
  .array(fc.record({ call, end, at: fc.integer({ min: NOW - 2 * MOMENT_MS, max: NOW }) }), { maxLength: 60 })
  .map((all) => all.toSorted((a, b) => a.at - b.at))

describe('for any results', () => {
  it('calls of one part alone never take the portal down', () => {
    fc.assert(
      fc.property(ended, call, (all, one) => {
        const only = all.map((each) => (each.call[0] === one[0] ? each : { ...each, end: 'answered' as const }))
        expect(isDown(only, NOW)).toBe(false)
      }),
    )
  })
  it('a further answer never takes it down, a further failure of another call never brings it back', () => {
    fc.assert(
      fc.property(ended, (all) => {
        const down = isDown(all, NOW)
        if (!down) expect(isDown([...all, { call: 'new', end: 'answered', at: NOW }], NOW)).toBe(false)
        if (down) expect(isDown([...all, { call: 'new', end: 'faulty', at: NOW }], NOW)).toBe(true)
      }),
    )
  })
  it('answers of all calls bring it back', () => {
    fc.assert(
      fc.property(ended, (all) => {
        const again = all.map((each) => ({ ...each, end: 'answered' as const, at: NOW }))
        expect(isDown([...all, ...again], NOW)).toBe(false)
      }),
    )
  })
  it('results from before the last moment change nothing', () => {
    fc.assert(
      fc.property(ended, (all) => {
        const lately = all.filter(({ at }) => NOW - at <= MOMENT_MS)
        expect(isDown(all, NOW)).toBe(isDown(lately, NOW))
      }),
    )
  })
})
